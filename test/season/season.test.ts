// Seasons from sign-up to the final standings, through the tables that they open.
import { describe, expect, test } from 'vitest';
import { standingsOf } from '#season/formats/index';
import { newFolder } from '#test/folder';
import { day, ok, openRoom, pass, refused } from '../table/room.ts';
import { begun, boss, giveUp, member, names, playAll, playOpen, standing, wishes } from './season-room.ts';

describe('a season', () => {
  test('LS1 is made by those who manage the server, with usual settings, and starts in a week', async () => {
    const room = await openRoom();
    const { seasons } = room;
    expect(refused(await seasons.create(member('ann'), wishes())).refused).toBe('league.no-right');
    const made = ok(await seasons.create(boss, wishes({ startsIn: 7 })));
    expect(made).toMatchObject({
      status: 'signup',
      startsAt: room.clock.now + 604_800_000,
      settings: { kind: 'swiss', pace: 'steady', bestOf: 1, cut: 0 },
    });
    expect(ok(await seasons.create(boss, wishes({ startsIn: 7 }))).id).toBe(made.id);
    expect(await room.sent()).toMatchObject([{ kind: 'season', season: made.id, guild: 'guild' }]);
  });

  test('LS3 a name is one of a kind in its server, however it is written', async () => {
    const { seasons } = await openRoom();
    ok(await seasons.create(boss, wishes()));
    const again = await seasons.create(boss, wishes({ key: 'other', name: 'autumn ' }));
    expect(refused(again).refused).toBe('league.name-taken');
    ok(await seasons.create({ ...boss, guild: 'other' }, wishes({ key: 'third' })));
  });

  test('LS5 with too few at the set time waits for a week, once, and is then cancelled', async () => {
    const room = await openRoom();
    const { seasons } = room;
    const { id } = ok(await seasons.create(boss, wishes({ startsIn: 1 })));
    for (const name of names.slice(0, 3)) ok(await seasons.join(id, member(name)));
    expect(refused(await seasons.start(id, boss)).refused).toBe('league.few');
    await pass(room, day);
    expect(ok(await seasons.find(id))).toMatchObject({ status: 'signup', startsAt: 1_000_000 + 8 * day });
    await pass(room, 7 * day);
    expect(ok(await seasons.find(id)).status).toBe('cancelled');
  });

  test('LS8 as many Swiss rounds as can be without rematches', async () => {
    const room = await openRoom();
    const six = ok(await room.seasons.create(boss, wishes({ more: { rounds: 5 } })));
    for (const name of names.slice(0, 6)) ok(await room.seasons.join(six.id, member(name)));
    expect(refused(await room.seasons.start(six.id, boss))).toEqual({
      refused: 'league.rounds',
      with: { count: 6, most: 3 },
    });
  });

  test('LS79 eight people play three Swiss rounds to a champion; every round is paired once, nobody meets twice', async () => {
    const room = await openRoom();
    const season = await begun(room, 8);
    expect(season.matches.map(({ status }) => status)).toEqual(['open', 'open', 'open', 'open']);
    const done = await playAll(room, season.id);
    expect(done.status).toBe('review');
    expect(done.matches).toHaveLength(12);
    const met = done.matches.map(({ seats }) =>
      seats
        .map(({ entry }) => entry)
        .sort()
        .join('-'),
    );
    expect(new Set(met).size).toBe(12);
    const [table = []] = standing(done);
    expect(table[0]?.[1]).toBe(9);
    expect(table.reduce((sum, [, points]) => sum + points, 0)).toBe(36);
    expect(refused(await room.seasons.finish(season.id, member('ann'))).refused).toBe('league.not-organiser');
    await pass(room, 2 * day);
    expect(ok(await room.seasons.find(season.id)).status).toBe('final');
    const news = (await room.sent()).flatMap((message) => (message.kind === 'season-news' ? [message.news.key] : []));
    expect(news.filter((key) => key === 'news.round')).toHaveLength(3);
    expect(news.filter((key) => key === 'news.won')).toHaveLength(12);
    expect(news.at(-1)).toBe('news.final');
  });

  test('LS23 everyone meets everyone, two matches at a time', async () => {
    const room = await openRoom();
    const season = await begun(room, 6, { kind: 'everyone' });
    expect(season.matches).toHaveLength(15);
    expect(season.matches.filter(({ status }) => status === 'open')).toHaveLength(6);
    const done = await playAll(room, season.id);
    expect(done.status).toBe('review');
    expect(done.matches.every(({ status }) => status === 'done')).toBe(true);
    const [table = []] = standing(done);
    expect(table.reduce((sum, [, points]) => sum + points, 0)).toBe(45);
  });

  test('LS52 a knock-out of six: two go on at once, five matches', async () => {
    const room = await openRoom();
    const season = await begun(room, 6, { kind: 'knockout' });
    expect(season.matches).toHaveLength(2);
    const done = await playAll(room, season.id);
    expect(done.matches).toHaveLength(5);
    expect(done.status).toBe('review');
    expect(standingsOf(done)[0]?.map(({ place }) => place)).toEqual([1, 2, 3, 3, 5, 5]);
  });

  test('L17 the best four of eight play a knock-out after the Swiss rounds', async () => {
    const room = await openRoom();
    const season = await begun(room, 8, { more: { cut: 4 } });
    const done = await playAll(room, season.id);
    expect(done.matches.filter(({ stage }) => stage === 'cut')).toHaveLength(3);
    expect(done.status).toBe('review');
    expect(
      standingsOf(done)[0]
        ?.slice(0, 4)
        .map(({ place }) => place),
    ).toEqual([1, 2, 3, 3]);
  });
});

describe('who comes and goes', () => {
  test('LS72 somebody joins a Swiss season before half of it is paired: what they missed is lost, without opponent', async () => {
    const room = await openRoom({ limits: { tablesPerPerson: 50 } });
    const people = [...names, 'ida', 'joe'];
    const { id } = ok(await room.seasons.create(boss, wishes({ more: { rounds: 5 } })));
    for (const name of people) ok(await room.seasons.join(id, member(name)));
    ok(await room.seasons.start(id, boss));
    await room.sweep();
    for (let round = 0; round < 2; round++) {
      await playOpen(room, id);
      await room.sweep();
      if (round === 0) ok(await room.seasons.join(id, member('kay')));
    }
    const late = await room.seasons.join(id, member('lou'));
    expect(refused(late)).toEqual({ refused: 'league.late', with: { round: 3, last: 3 } });
    const done = await playAll(room, id);
    const kay = standingsOf(done)[0]?.find(({ entry }) => entry.user === 'kay');
    expect(kay?.entry.fromRound).toBe(3);
    expect((kay?.won ?? 0) + (kay?.lost ?? 0) + (kay?.drawn ?? 0) + (kay?.free ?? 0)).toBeGreaterThanOrEqual(3);
    const frees = done.matches.filter(({ seats }) => seats.length === 1);
    expect(frees.some(({ seats }) => seats[0]?.entry === kay?.entry.n)).toBe(false);
  });

  test('LS32 who leaves with less than half of their matches played takes their results with them', async () => {
    const room = await openRoom();
    const season = await begun(room, 6, { kind: 'everyone' });
    await playOpen(room, season.id);
    ok(await room.seasons.drop(season.id, 'ann'));
    await room.sweep();
    const done = await playAll(room, season.id);
    expect(done.status).toBe('review');
    expect(standingsOf(done)[0]?.map(({ entry }) => entry.user)).not.toContain('ann');
    expect(done.matches.filter(({ status }) => status === 'void').length).toBeGreaterThan(0);
  });

  test('LS44 who is absent twice is out, and may come back before half of the rounds are paired', async () => {
    const room = await openRoom({ limits: { tablesPerPerson: 50 } });
    const { id } = ok(await room.seasons.create(boss, wishes({ more: { rounds: 4 } })));
    for (const name of names) ok(await room.seasons.join(id, member(name)));
    ok(await room.seasons.start(id, boss));
    await room.sweep();
    for (let round = 0; round < 2; round++) {
      const season = ok(await room.seasons.find(id));
      const ann = season.entries.find(({ user }) => user === 'ann')?.n;
      for (const { id: match, status, table, seats } of season.matches) {
        if (status !== 'open') continue;
        const mine = seats.some(({ entry }) => entry === ann);
        if (!mine) await giveUp(room, table ?? '');
        for (const { entry } of seats)
          if (mine && entry !== ann)
            ok(await room.seasons.here(id, match, season.entries.find(({ n }) => n === entry)?.user ?? ''));
      }
      await room.sweep();
      for (let d = 0; d < 5; d++) {
        await room.sent();
        await pass(room, day);
      }
    }
    const after = ok(await room.seasons.find(id));
    expect(after.entries.find(({ user }) => user === 'ann')?.status).toBe('dropped');
    const ann = after.entries.find(({ user }) => user === 'ann')?.n;
    const third = after.matches.filter(({ round }) => round === 3);
    expect(third.length).toBeGreaterThan(0);
    expect(third.some(({ seats }) => seats.some(({ entry }) => entry === ann))).toBe(false);
    expect(ok(await room.seasons.join(id, member('ann'))).entries.find(({ user }) => user === 'ann')?.status).toBe(
      'in',
    );
  });
});

describe('a match', () => {
  test('LS34 somebody whose time is over loses it, and both have moved', async () => {
    const room = await openRoom();
    const season = await begun(room, 4);
    const [match] = season.matches;
    const table = match?.table ?? '';
    const { seats } = ok(await room.service.info(table));
    for (const { who } of seats) {
      if (who.kind !== 'person') continue;
      const { view } = ok(await room.service.view(table, who.user));
      const [ask] = view.asks;
      if (ask !== undefined)
        ok(await room.service.submit(table, who.user, { ask: ask.id, answer: { pick: ['keep'] } }));
    }
    await room.sent();
    const { waiting } = ok(await room.service.info(table));
    const slow = waiting[0]?.seat ?? 0;
    for (let d = 0; d < 9; d++) {
      await pass(room, day);
      await room.sent();
    }
    const after = ok(await room.seasons.find(season.id)).matches.find(({ id }) => id === match?.id);
    expect(after).toMatchObject({ status: 'done', outcome: { how: 'time', won: slow === 0 ? [0, 1] : [1, 0] } });
  });

  test('LS39 nobody comes: both lose after three days; whoever said that they are there wins', async () => {
    const room = await openRoom();
    const season = await begun(room, 4);
    const [first, second] = season.matches;
    const present = season.entries.find(({ n }) => n === second?.seats[1]?.entry)?.user ?? '';
    ok(await room.seasons.here(season.id, second?.id ?? '', present));
    for (let d = 0; d < 5; d++) {
      await pass(room, day);
      await room.sent();
    }
    const after = ok(await room.seasons.find(season.id));
    const found = (id: string | undefined) => after.matches.find((match) => match.id === id)?.outcome;
    expect(found(first?.id)).toMatchObject({ how: 'nobody', won: [0, 0] });
    expect(found(second?.id)).toMatchObject({ how: 'absent', won: [0, 1] });
  });

  test('LS70 somebody leaves: their open match is lost, and they are not paired any more', async () => {
    const room = await openRoom();
    const season = await begun(room, 8);
    ok(await room.seasons.drop(season.id, 'ann'));
    await room.sweep();
    const done = await playAll(room, season.id);
    const ann = done.entries.find(({ user }) => user === 'ann')?.n;
    const own = done.matches.filter(({ seats }) => seats.some(({ entry }) => entry === ann));
    expect(own).toHaveLength(1);
    expect(own[0]?.outcome?.how).toBe('dropped');
    expect(done.matches.filter(({ outcome }) => outcome?.how === 'free')).toHaveLength(2);
  });

  test('LS49 an organiser sets an outcome, with a reason that stands in the log; standings follow', async () => {
    const room = await openRoom();
    const season = await begun(room, 4);
    await playOpen(room, season.id);
    const before = standing(ok(await room.seasons.find(season.id)));
    expect(refused(await room.seasons.rule(season.id, boss, { match: 1, won: [0, 1], reason: '' })).refused).toBe(
      'league.reason',
    );
    expect(
      refused(await room.seasons.rule(season.id, member('ann'), { match: 1, won: [0, 1], reason: 'No right' })).refused,
    ).toBe('league.not-organiser');
    ok(await room.seasons.rule(season.id, boss, { match: 1, won: [1, 0], reason: 'internet outage' }));
    const after = ok(await room.seasons.find(season.id));
    expect(standing(after)).not.toEqual(before);
    expect(await room.seasons.log(season.id)).toMatchObject([
      { what: 'rule', reason: 'internet outage', match: 1, actor: 'boss' },
      { what: 'start' },
      ...names.slice(0, 4).map(() => ({ what: 'join' })),
      { what: 'create' },
    ]);
  });

  test('L83 ratings follow a correction; a match in which somebody has not moved rates nothing', async () => {
    const room = await openRoom();
    const season = await begun(room, 4);
    await playOpen(room, season.id);
    const rated = await room.seasons.ratings('guild', 'tiny');
    expect(rated.map(({ rating }) => rating)).toEqual([1138, 1138, 927, 927]);
    expect(await room.seasons.ratings('guild', 'other')).toEqual([]);
    expect(await room.seasons.ratings('elsewhere', 'tiny')).toEqual([]);
    ok(await room.seasons.rule(season.id, boss, { match: 1, won: [1, 0], reason: 'internet outage' }));
    // What an organiser has set moves no rating.
    expect((await room.seasons.ratings('guild', 'tiny')).map(({ rating }) => rating)).toEqual([1138, 1000, 1000, 927]);
  });

  test('L46, L48 an organiser adds days to both banks, a player gives theirs a day: once each, and not without end', async () => {
    const room = await openRoom();
    const season = await begun(room, 4);
    const [match] = season.matches;
    const table = match?.table ?? '';
    const leftOf = async () =>
      ok(await room.service.view(table, undefined)).clocks.map(({ reserve, zeroAt }) =>
        zeroAt === undefined ? reserve : zeroAt - room.clock.now,
      );
    const extend = (days: number, key: string, by = boss) =>
      room.seasons.extend(season.id, by, { match: 1, days, reason: 'A holiday', key });
    expect(await leftOf()).toEqual([7 * day, 7 * day]);
    expect(refused(await extend(2, 'k0', member('ann'))).refused).toBe('league.not-organiser');
    ok(await extend(2, 'k1'));
    await room.sweep();
    await room.sweep();
    expect(await leftOf()).toEqual([9 * day, 9 * day]);
    const giver = season.entries.find(({ n }) => n === match?.seats[0]?.entry)?.user ?? '';
    for (let n = 0; n < 3; n++)
      ok(await room.seasons.gift(season.id, member(giver), { match: match?.id ?? '', key: `g${n}` }));
    await room.sweep();
    expect(await leftOf()).toEqual([9 * day, 12 * day]);
    const more = await room.seasons.gift(season.id, member(giver), { match: match?.id ?? '', key: 'g4' });
    expect(refused(more).refused).toBe('league.gift-spent');
    ok(await extend(7, 'k2'));
    expect(refused(await extend(7, 'k3'))).toEqual({
      refused: 'league.extended',
      with: { match: 1, left: 5, most: 14 },
    });
    await room.sweep();
    expect(await leftOf()).toEqual([16 * day, 19 * day]);
    const notices = (await room.sent()).filter(({ kind }) => kind === 'notice');
    expect(notices).toHaveLength(5);
    // All that run at once, as long as each may have more.
    const all = (days: number, key: string) =>
      room.seasons.extend(season.id, boss, { match: undefined, days, reason: 'A holiday', key });
    expect(refused(await all(6, 'k4')).with).toEqual({ match: 1, left: 5, most: 14 });
    ok(await all(5, 'k5'));
    await room.sweep();
    expect(await leftOf()).toEqual([21 * day, 24 * day]);
    const other = ok(await room.service.view(season.matches[1]?.table ?? '', undefined)).clocks;
    expect(other.map(({ zeroAt = 0 }) => zeroAt - room.clock.now)).toEqual([12 * day, 12 * day]);
    expect(refused(await extend(1, 'k6')).with).toEqual({ match: 1, left: 0, most: 14 });
  });

  test('what ends after the season was cancelled counts for nothing; its games go on', async () => {
    const room = await openRoom();
    const season = await begun(room, 4);
    const { matches } = season;
    ok(await room.seasons.cancel(season.id, boss, 'Too few came'));
    const table = matches[0]?.table ?? '';
    expect(ok(await room.service.info(table)).status).toBe('running');
    await room.sent();
    await giveUp(room, table);
    await room.sweep();
    const after = ok(await room.seasons.find(season.id));
    expect(after.status).toBe('cancelled');
    expect(after.matches[0]?.outcome).toBeUndefined();
    expect((await room.sent()).filter(({ kind }) => kind === 'season-news')).toEqual([]);
  });

  test('LS46 the program stops between the end of a game and its record: the next sweep records it, once', async () => {
    const folder = newFolder();
    const room = await openRoom({ folder });
    const season = await begun(room, 4);
    for (const { table } of season.matches) await giveUp(room, table ?? '');
    // Two processes find it due at the same time.
    const other = await openRoom({ folder, clock: room.clock, seed: 'other' });
    await Promise.all([room.sweep(), other.sweep()]);
    await Promise.all([room.sweep(), other.sweep()]);
    await room.sweep();
    const after = ok(await room.seasons.find(season.id));
    expect(after.matches.filter(({ round }) => round === 1).map(({ status }) => status)).toEqual(['done', 'done']);
    expect(after.matches.filter(({ round }) => round === 2).map(({ status }) => status)).toEqual(['open', 'open']);
    const news = (await room.sent()).flatMap((message) => (message.kind === 'season-news' ? [message.news.key] : []));
    expect(news.filter((key) => key === 'news.won')).toHaveLength(2);
    expect(news.filter((key) => key === 'news.round')).toHaveLength(2);
    const tables = after.matches.map(({ table }) => table);
    expect(new Set(tables).size).toBe(4);
  });

  test('L58 nobody sees the deck of a league table, nor its name', async () => {
    const room = await openRoom();
    const season = await begun(room, 4);
    const { seats, options } = ok(await room.service.info(season.matches[0]?.table ?? ''));
    expect(seats.map(({ deck }) => deck)).toEqual([undefined, undefined]);
    const table = season.matches[0]?.table ?? '';
    await giveUp(room, table);
    for (const user of [...names.slice(0, 4), 'somebody']) {
      const open = await room.service.replay(table, user, { view: 'open' });
      expect(refused(open).refused).toBe('replay.hidden');
    }
    expect(options.clock).toMatchObject({ allow: 0, reserve: 7 * day, zero: 'forfeit' });
  });
});
