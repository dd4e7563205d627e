// What organisers can do to a season, with reasons that all can read, and what they cannot.
import { describe, expect, test } from 'vitest';
import { standingsOf } from '#season/formats/index';
import { suspicions } from '#season/matches/checks';
import type { Season } from '#season/types';
import { day, ok, openRoom, pass, type Room, refused } from '../../table/room.ts';
import { begun, boss, giveUp, keepHands, member, playAll, playOpen, wishes } from '../season-room.ts';

const reason = 'internet outage';
const people = (season: Season) => season.matches.map(({ seats }) => seats.map(({ entry }) => entry).join('-'));
const keysOf = async (room: Room) =>
  (await room.sent()).flatMap((message) => (message.kind === 'season-news' ? [message.news.key] : []));
const clocksOf = async (room: Room, table: string) =>
  ok(await room.service.view(table, undefined)).clocks.map(({ reserve, zeroAt }) =>
    zeroAt === undefined ? reserve : zeroAt - room.clock.now,
  );

describe('disputes', () => {
  test('L77 the next round waits for a day, the end for an answer; only the organisers read what was wrong', async () => {
    const room = await openRoom({ limits: { tablesPerPerson: 50 } });
    const { seasons } = room;
    const season = await begun(room, 4);
    const [first, second] = season.matches;
    await giveUp(room, first?.table ?? '');
    await room.sweep();
    const user = season.entries.find(({ n }) => n === first?.seats[0]?.entry)?.user ?? '';
    expect(refused(await seasons.dispute(season.id, member('nobody'), { match: 1, text: 'Not mine' })).refused).toBe(
      'league.not-yours',
    );
    expect(refused(await seasons.dispute(season.id, member(user), { match: 1, text: 'x' })).refused).toBe(
      'league.dispute-text',
    );
    await room.sent();
    ok(await seasons.dispute(season.id, member(user), { match: 1, text: 'They never saw my answer.' }));
    const told = (await room.sent()).filter((message) => message.kind === 'season-news');
    // Their opponent learns that there is one, and no more.
    expect(told).toMatchObject([{ to: 'boss', news: { key: 'news.dispute' } }, { news: { key: 'news.disputed' } }]);
    expect(told.filter(({ news }) => JSON.stringify(news).includes('never saw')).map(({ to }) => to)).toEqual(['boss']);
    expect(JSON.stringify(await seasons.log(season.id))).not.toContain('never saw');
    await giveUp(room, second?.table ?? '');
    await room.sweep();
    expect(ok(await seasons.find(season.id)).matches).toHaveLength(2);
    await pass(room, day + 1000);
    expect(ok(await seasons.find(season.id)).matches).toHaveLength(4);
    const done = await playAll(room, season.id);
    expect(done.status).toBe('review');
    expect(refused(await seasons.finish(season.id, boss)).refused).toBe('league.disputed');
    await pass(room, 2 * day);
    expect(ok(await seasons.find(season.id)).status).toBe('review');
    ok(await seasons.letStand(season.id, boss, { match: 1, reason: 'It was their move' }));
    expect(refused(await seasons.letStand(season.id, boss, { match: 1, reason })).refused).toBe('league.no-dispute');
    expect(ok(await seasons.finish(season.id, boss)).status).toBe('final');
  });

  test('another result answers a dispute, and the round goes on', async () => {
    const room = await openRoom({ limits: { tablesPerPerson: 50 } });
    const season = await begun(room, 4);
    await giveUp(room, season.matches[0]?.table ?? '');
    await room.sweep();
    const user = season.entries.find(({ n }) => n === season.matches[0]?.seats[0]?.entry)?.user ?? '';
    ok(await room.seasons.dispute(season.id, member(user), { match: 1, text: 'It went wrong.' }));
    await giveUp(room, season.matches[1]?.table ?? '');
    await room.sweep();
    ok(await room.seasons.rule(season.id, boss, { match: 1, won: [0, 0], reason }));
    await room.sweep();
    expect(ok(await room.seasons.find(season.id)).matches).toHaveLength(4);
  });
});

describe('a season that is held', () => {
  test('begins nothing and stops all clocks until it goes on', async () => {
    const room = await openRoom();
    const season = await begun(room, 4);
    const table = season.matches[0]?.table ?? '';
    const before = await clocksOf(room, table);
    ok(await room.seasons.hold(season.id, boss, reason));
    await room.sweep();
    for (let d = 0; d < 12; d++) await pass(room, day);
    expect(ok(await room.service.info(table)).status).toBe('running');
    await giveUp(room, season.matches[1]?.table ?? '');
    await room.sweep();
    expect(ok(await room.seasons.find(season.id)).matches).toHaveLength(2);
    ok(await room.seasons.hold(season.id, boss, 'All is well again'));
    await room.sweep();
    expect(await clocksOf(room, table)).toEqual(before);
    await playAll(room, season.id);
    expect(await keysOf(room)).toEqual(expect.arrayContaining(['news.held', 'news.goes-on']));
  });
});

describe('a server that the bot is taken out of', () => {
  test('LS75 holds its leagues: clocks stand still and matches wait, until it is back', async () => {
    const room = await openRoom();
    const season = await begun(room, 4);
    const [first, second] = season.matches.map(({ table }) => table ?? '');
    const before = await clocksOf(room, first ?? '');
    await room.service.servers.gone('guild');
    for (let d = 0; d < 12; d++) await pass(room, day);
    await giveUp(room, second ?? '');
    await room.sweep();
    expect(ok(await room.service.info(first ?? '')).status).toBe('running');
    await room.service.servers.back('guild');
    expect(await clocksOf(room, first ?? '')).toEqual(before);
    await giveUp(room, first ?? '');
    await room.sweep();
    for (let h = 0; h < 2; h++) await pass(room, day / 24);
    expect(ok(await room.seasons.find(season.id)).matches.map(({ status }) => status)).toEqual([
      'done',
      'done',
      'open',
      'open',
    ]);
  });
});

describe('pairings', () => {
  test('LS20 a round is paired anew before its first move, and not after', async () => {
    const room = await openRoom({ limits: { tablesPerPerson: 50 } });
    const season = await begun(room, 8);
    const tables = season.matches.map(({ table }) => table ?? '');
    const anew = ok(await room.seasons.pairAnew(season.id, boss, { reason }));
    await room.sweep();
    const after = ok(await room.seasons.find(season.id));
    expect(people(after)).not.toEqual(people(season));
    expect(anew.matches).toHaveLength(4);
    for (const table of tables) expect(ok(await room.service.info(table)).status).toBe('finished');
    expect(after.matches.every(({ status, table }) => status === 'open' && !tables.includes(table ?? ''))).toBe(true);
    await keepHands(room, after.matches[0]?.table ?? '');
    expect(refused(await room.seasons.pairAnew(season.id, boss, { reason })).refused).toBe('league.moved');
    expect((await room.seasons.log(season.id))[0]).toMatchObject({ what: 'pair', reason });
  });

  test('L30 a round is paired anew with people whom the organisers choose; the others are paired around them', async () => {
    const room = await openRoom({ limits: { tablesPerPerson: 50 } });
    const { id, entries } = await begun(room, 8);
    const named = (n: number | undefined) => entries.find((entry) => entry.n === n)?.user ?? '';
    const choose = (one: number, other: number) =>
      room.seasons.pairAnew(id, boss, { reason, chosen: [named(one), named(other)] });
    const met = async () => people(ok(await room.seasons.find(id)));
    for (const [one, other] of [
      [1, 4],
      [2, 7],
    ] as const)
      ok(await choose(one, other));
    expect(await met()).toEqual(expect.arrayContaining(['1-4', '2-7']));
    // Whoever is chosen anew is free of the pair before.
    ok(await choose(1, 2));
    const now = await met();
    expect(now).toContain('1-2');
    expect(now).toHaveLength(4);
    expect(new Set(now.flatMap((pair) => pair.split('-'))).size).toBe(8);
    expect(refused(await choose(3, 3)).refused).toBe('league.apart-who');
    expect(refused(await choose(3, 99)).refused).toBe('league.apart-who');
    await room.sweep();
    const after = ok(await room.seasons.find(id));
    expect(after.matches.map(({ status }) => status)).toEqual(['open', 'open', 'open', 'open']);
    // By another lot, without anybody chosen.
    ok(await room.seasons.pairAnew(id, boss, { reason }));
    expect(ok(await room.seasons.find(id)).progress.chosen).toEqual({ 1: [] });
  });

  test('two people who are set apart do not meet, however near they stand', async () => {
    const room = await openRoom({ limits: { tablesPerPerson: 50 } });
    const { id } = ok(await room.seasons.create(boss, wishes({ more: { rounds: 2 } })));
    for (const name of ['ann', 'bob', 'cyd', 'dee']) ok(await room.seasons.join(id, member(name)));
    ok(await room.seasons.setApart(id, boss, { people: ['ann', 'bob'], reason }));
    expect(refused(await room.seasons.setApart(id, boss, { people: ['ann', 'ann'], reason })).refused).toBe(
      'league.apart-who',
    );
    ok(await room.seasons.start(id, boss));
    await room.sweep();
    const done = await playAll(room, id);
    expect(people(done)).not.toContain('1-2');
    expect(people(done)).not.toContain('2-1');
  });
});

describe('rulings', () => {
  test('LS50 a knock-out match is turned round: what has come from it begins anew, if need be with all that follows', async () => {
    const room = await openRoom({ limits: { tablesPerPerson: 50 } });
    const season = await begun(room, 4, { kind: 'knockout' });
    await playOpen(room, season.id);
    await room.sweep();
    const before = ok(await room.seasons.find(season.id));
    const [one, , final] = before.matches;
    const won = one?.outcome?.won.toReversed() ?? [];
    ok(await room.seasons.rule(season.id, boss, { match: 1, won, reason }));
    await room.sweep();
    const turned = ok(await room.seasons.find(season.id)).matches[2];
    expect(turned?.seats).not.toEqual(final?.seats);
    expect(ok(await room.service.info(final?.table ?? '')).status).toBe('finished');
    await keepHands(room, turned?.table ?? '');
    const back = { match: 1, won: won.toReversed(), reason };
    expect(refused(await room.seasons.rule(season.id, boss, back))).toEqual({
      refused: 'league.follows',
      with: { match: 1, count: 1 },
    });
    ok(await room.seasons.rule(season.id, boss, { ...back, withAll: true }));
    await room.sweep();
    const again = ok(await room.seasons.find(season.id)).matches[2];
    expect(again?.seats.map(({ entry }) => entry)).toEqual(final?.seats.map(({ entry }) => entry));
    expect((await playAll(room, season.id)).status).toBe('review');
  });

  test('a match that does not count leaves no points; one that begins anew has a new table', async () => {
    const room = await openRoom({ limits: { tablesPerPerson: 50 } });
    const season = await begun(room, 4);
    const table = season.matches[0]?.table ?? '';
    ok(await room.seasons.replay(season.id, boss, { match: 1, reason }));
    await room.sweep();
    const anew = ok(await room.seasons.find(season.id)).matches[0];
    expect(anew?.table).not.toBe(table);
    expect(ok(await room.service.info(table)).status).toBe('finished');
    ok(await room.seasons.setVoid(season.id, boss, { match: 1, reason }));
    await playOpen(room, season.id);
    const [standings = []] = standingsOf(ok(await room.seasons.find(season.id)));
    expect(standings.map(({ points }) => points)).toEqual([3, 0, 0, 0]);
  });

  test('L75 a ruling in one’s own match says so', async () => {
    const room = await openRoom();
    const { id } = ok(await room.seasons.create(boss, wishes()));
    for (const who of [boss, ...['ann', 'bob', 'cyd'].map((name) => member(name))])
      ok(await room.seasons.join(id, who));
    ok(await room.seasons.start(id, boss));
    await room.sweep();
    const { matches } = ok(await room.seasons.find(id));
    const own = matches.findIndex(({ seats }) => seats.some(({ entry }) => entry === 1)) + 1;
    ok(await room.seasons.rule(id, boss, { match: own, won: [1, 0], reason }));
    expect((await room.seasons.log(id))[0]).toMatchObject({ what: 'rule', isOwn: true });
  });
});

describe('people', () => {
  test('L71 a substitute takes a place with its results and plays its game on; ratings stay with who played', async () => {
    const room = await openRoom({ limits: { tablesPerPerson: 50 } });
    const { seasons } = room;
    const season = await begun(room, 4);
    await playOpen(room, season.id);
    await room.sweep();
    const second = ok(await seasons.find(season.id));
    const open = second.matches.find(
      ({ status, seats }) => status === 'open' && seats.some(({ entry }) => entry === 1),
    );
    const next = { user: 'zoe', name: 'Zoe' };
    expect(
      refused(await seasons.replace(season.id, boss, { user: 'ann', next: { user: 'bob', name: 'B' }, reason }))
        .refused,
    ).toBe('league.replace-who');
    ok(await seasons.replace(season.id, boss, { user: 'ann', next, reason }));
    await room.sweep();
    const after = ok(await seasons.find(season.id));
    expect(after.entries[0]).toMatchObject({ n: 1, user: 'zoe', standsFor: 'ann' });
    const { seats } = ok(await room.service.info(open?.table ?? ''));
    expect(seats.flatMap(({ who }) => (who.kind === 'person' ? [who.user] : []))).toContain('zoe');
    expect((await clocksOf(room, open?.table ?? '')).every((left) => left >= 3.5 * day)).toBe(true);
    await playAll(room, season.id);
    const rated = await seasons.ratings('guild', 'tiny');
    const matchesOf = (user: string) => rated.find((one) => one.user === user)?.matches ?? 0;
    expect([matchesOf('ann'), matchesOf('zoe')]).toEqual([2, 0]);
    // A match in which the place changed hands moves no rating.
    const taken = ok(await seasons.find(season.id)).matches.find(({ id }) => id === open?.id);
    expect(taken?.outcome?.isRated).toBeUndefined();
  });

  test('LS37 the clock of a substitute runs at once, though whoever had the place is away', async () => {
    const room = await openRoom();
    const { seasons } = room;
    const season = await begun(room, 4);
    const table = season.matches.find(({ seats }) => seats.some(({ entry }) => entry === 1))?.table ?? '';
    const awayAt = async () =>
      ok(await room.service.view(table, undefined)).clocks.flatMap(({ awayUntil }) => awayUntil ?? []);
    ok(await seasons.goAway(season.id, 'ann', { days: 3, in: 0 }));
    await room.sweep();
    expect(await awayAt()).toEqual([room.clock.now + 3 * day]);
    ok(await seasons.replace(season.id, boss, { user: 'ann', next: { user: 'zoe', name: 'Zoe' }, reason }));
    await room.sweep();
    expect(await awayAt()).toEqual([]);
  });

  test('join by approval or with a role, if that is set', async () => {
    const room = await openRoom();
    const { seasons } = room;
    const { id } = ok(await seasons.create(boss, wishes({ more: { approval: true, role: '77' } })));
    expect(refused(await seasons.join(id, member('ann'))).refused).toBe('league.role');
    const asked = ok(await seasons.join(id, { ...member('ann'), roles: ['77'] }));
    expect([asked.entries, asked.asked.map(({ user }) => user)]).toEqual([[], ['ann']]);
    ok(await seasons.join(id, { ...member('bob'), roles: ['77'] }));
    await room.sent();
    expect(refused(await seasons.approve(id, member('ann'), { user: 'ann', takes: true })).refused).toBe(
      'league.not-organiser',
    );
    ok(await seasons.approve(id, boss, { user: 'ann', takes: true }));
    ok(await seasons.approve(id, boss, { user: 'bob', takes: false }));
    expect((await room.sent()).filter(({ kind }) => kind === 'season-news')).toMatchObject([
      { to: 'ann', news: { key: 'news.let-in' } },
      { to: 'bob', news: { key: 'news.turned-down' } },
    ]);
    const after = ok(await seasons.find(id));
    expect(after.entries.filter(({ status }) => status === 'in').map(({ user }) => user)).toEqual(['ann']);
    expect(refused(await seasons.join(id, { ...member('bob'), roles: ['77'] })).refused).toBe('league.excluded');
  });

  test('L73 those whom an organiser adds organise too; events’ managers and a role make leagues', async () => {
    const room = await openRoom();
    const { seasons } = room;
    const { id } = ok(await seasons.create(boss, wishes()));
    expect(refused(await seasons.set(id, member('ann'), { pace: 'brisk' })).refused).toBe('league.not-organiser');
    ok(await seasons.setOrganiser(id, boss, { user: 'ann', organises: true }));
    ok(await seasons.set(id, member('ann'), { pace: 'brisk' }));
    ok(await seasons.setOrganiser(id, boss, { user: 'ann', organises: false }));
    expect(refused(await seasons.set(id, member('ann'), { pace: 'steady' })).refused).toBe('league.not-organiser');
    ok(await seasons.create({ ...member('eva'), managesEvents: true }, wishes({ key: 'e', name: 'Events' })));
    expect(refused(await seasons.create(member('rob'), wishes({ key: 'r', name: 'Role' }))).refused).toBe(
      'league.no-right',
    );
    ok(await room.service.servers.set(boss, { leagues: '99' }));
    ok(await seasons.create({ ...member('rob'), roles: ['99'] }, wishes({ key: 'r', name: 'Role' })));
  });

  test('L58 an organiser who plays sees no list, another one does, and the log says so', async () => {
    const room = await openRoom();
    const season = await begun(room, 4);
    expect(refused(await room.seasons.lookAtDeck(season.id, { ...boss, user: 'ann' }, 'bob')).refused).toBe(
      'league.plays',
    );
    ok(await room.seasons.lookAtDeck(season.id, boss, 'bob'));
    expect((await room.seasons.log(season.id))[0]).toMatchObject({ what: 'look', about: 'bob' });
  });

  test('L88 what is worth a look: matches given up to one opponent, lost on time, met often', async () => {
    const room = await openRoom({ limits: { tablesPerPerson: 50 } });
    const season = await begun(room, 2, { kind: 'ladder' });
    for (let n = 0; n < 3; n++) {
      ok(await room.seasons.challenge(season.id, member('ann'), 'bob'));
      ok(await room.seasons.answer(season.id, 'bob', { from: 1, takes: true }));
      await room.sweep();
      const open = ok(await room.seasons.find(season.id)).matches.find(({ status }) => status === 'open');
      await keepHands(room, open?.table ?? '');
      ok(await room.service.concede(open?.table ?? '', 'ann'));
      await room.sweep();
    }
    const found = suspicions(ok(await room.seasons.find(season.id)), room.clock.now);
    expect(found).toMatchObject([
      { what: 'conceded', people: ['ann', 'bob'], count: 3 },
      { what: 'often', count: 3 },
    ]);
  });
});
