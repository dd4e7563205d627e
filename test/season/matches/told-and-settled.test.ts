// What ends with what, what nobody pressed for is told, and what makes time stand still.
import { describe, expect, test } from 'vitest';
import { standingsMessage } from '#discord/league/screens/tables';
import { translatorIn } from '#discord/words';
import { eveGame } from '#games/eve/game';
import type { Season } from '#season/types';
import { loadSets } from '#sets/load';
import { day, ok, openRoom, pass, type Room, refused } from '../../table/room.ts';
import { begun, boss, keepHands, member, playAll, playOpen, wishes } from '../season-room.ts';

const hour = day / 24;
const reason = 'it has to be';
const spacious = { limits: { tablesPerPerson: 50 } };

const newsOf = async (room: Room) =>
  (await room.sent()).flatMap((message) => (message.kind === 'season-news' ? [message] : []));
const keysOf = async (room: Room) => (await newsOf(room)).map(({ news }) => news.key);
const userOf = ({ entries }: Season, entry = 0) => entries.find(({ n }) => n === entry)?.user ?? '';
const leftAt = async (room: Room, table = '') =>
  ok(await room.service.view(table, undefined)).clocks.map(({ reserve, zeroAt }) =>
    Math.round((zeroAt === undefined ? reserve : zeroAt - room.clock.now) / hour),
  );

describe('L77 a dispute ends with its match', () => {
  test('that is paired anew, so the review ends', async () => {
    const room = await openRoom(spacious);
    const season = await begun(room, 4);
    const user = userOf(season, season.matches[0]?.seats[0]?.entry);
    ok(await room.seasons.dispute(season.id, member(user), { match: 1, text: 'They never came.' }));
    ok(await room.seasons.pairAnew(season.id, boss, { reason }));
    await room.sweep();
    await playAll(room, season.id);
    expect(ok(await room.seasons.find(season.id))).toMatchObject({ status: 'review', progress: { disputes: [] } });
    expect(ok(await room.seasons.finish(season.id, boss)).status).toBe('final');
  });

  test.each(['setVoid', 'replay'] as const)('that is given another course by %s', async (act) => {
    const room = await openRoom(spacious);
    const season = await begun(room, 4);
    const user = userOf(season, season.matches[0]?.seats[0]?.entry);
    ok(await room.seasons.dispute(season.id, member(user), { match: 1, text: 'They never came.' }));
    ok(await room.seasons[act](season.id, boss, { match: 1, reason }));
    expect(ok(await room.seasons.find(season.id)).progress.disputes).toEqual([]);
  });
});

describe('what nobody pressed for is told', () => {
  test('L24 who is free, and L69 who wins since a match fell away before it began', async () => {
    const room = await openRoom(spacious);
    const { seasons } = room;
    const season = await begun(room, 5);
    expect(await keysOf(room)).toContain('news.free');
    ok(await seasons.hold(season.id, boss, reason));
    const everyone = await begun(room, 4, { key: 'other', name: 'Round', kind: 'everyone', more: { atOnce: 1 } });
    const waiting = everyone.matches.filter(({ status }) => status === 'waiting');
    expect(waiting).toHaveLength(4);
    for (let n = 0; n < 2; n++) await playOpen(room, everyone.id);
    await keysOf(room);
    const last = ok(await seasons.find(everyone.id)).matches.find(({ status }) => status !== 'done');
    ok(await seasons.drop(everyone.id, userOf(everyone, last?.seats[0]?.entry)));
    expect(await keysOf(room)).toContain('news.dropped');
  });

  test('L44 who is out for a second absence, to them with the way back, and their other matches are lost at once', async () => {
    const room = await openRoom(spacious);
    const season = await begun(room, 4, { kind: 'everyone', more: { atOnce: 3 } });
    const slow = 'ann';
    const theirs = season.matches.filter(({ seats }) => seats.some(({ entry }) => userOf(season, entry) === slow));
    expect(theirs).toHaveLength(3);
    // The others are there, and ann never is.
    for (const { table, seats, id } of season.matches)
      for (const { entry } of seats) {
        const user = userOf(season, entry);
        if (user === slow) continue;
        ok(await room.seasons.here(season.id, id, user));
        const [ask] = ok(await room.service.view(table ?? '', user)).view.asks;
        if (ask !== undefined) await room.service.submit(table ?? '', user, { ask: ask.id, answer: ask.fallback });
      }
    const told: Awaited<ReturnType<typeof newsOf>> = [];
    const isOut = async () => ok(await room.seasons.find(season.id)).entries.find(({ user }) => user === slow)?.status;
    for (let n = 0; n < 24 * 8 && (await isOut()) === 'in'; n++) {
      await pass(room, hour);
      told.push(...(await newsOf(room)));
    }
    expect(await isOut()).toBe('dropped');
    await room.sweep();
    const after = ok(await room.seasons.find(season.id));
    const open = after.matches.filter(
      ({ id, status }) => theirs.some((match) => match.id === id) && status !== 'done' && status !== 'void',
    );
    expect(open).toEqual([]);
    expect(told.filter(({ to }) => to === slow).map(({ news }) => news.key)).toContain('news.you-are-out');
    expect(told.filter(({ to }) => to === undefined).map(({ news }) => news.key)).toContain('news.out');
  });

  test('a match that is void in review tells nothing that is over again', async () => {
    const room = await openRoom(spacious);
    const season = await begun(room, 4);
    const done = await playAll(room, season.id);
    expect(done.status).toBe('review');
    await room.sent();
    ok(await room.seasons.setVoid(season.id, boss, { match: 1, reason }));
    expect(await keysOf(room)).toEqual(['news.void']);
    expect(ok(await room.seasons.find(season.id)).status).toBe('review');
  });
});

describe('whoever is excluded', () => {
  test('L91 stays so though their data is deleted, and nobody gives them a place', async () => {
    const room = await openRoom(spacious);
    const { seasons, service } = room;
    const season = await begun(room, 4, { kind: 'ladder' });
    ok(await seasons.remove(season.id, boss, 'ann', reason));
    ok(await service.people.forget('ann', 'concede'));
    expect(JSON.stringify(ok(await seasons.find(season.id)))).not.toContain('"ann"');
    expect(refused(await seasons.join(season.id, member('ann'))).refused).toBe('league.excluded');
    const next = { user: 'ann', name: 'ANN' };
    expect(refused(await seasons.replace(season.id, boss, { user: 'bob', next, reason })).refused).toBe(
      'league.replace-who',
    );
    ok(await service.people.forget('bob', 'concede'));
    await room.sweep();
    ok(await seasons.join(season.id, member('bob')));
  });

  test('L91 stays so though somebody else has their place by now, also when their data is deleted', async () => {
    const room = await openRoom(spacious);
    const { seasons, service } = room;
    const season = await begun(room, 4);
    ok(await seasons.remove(season.id, boss, 'ann', reason));
    ok(await seasons.replace(season.id, boss, { user: 'ann', next: { user: 'zoe', name: 'ZOE' }, reason }));
    const joins = async () => refused(await seasons.join(season.id, member('ann'))).refused;
    expect(await joins()).toBe('league.excluded');
    const back = { user: 'bob', next: { user: 'ann', name: 'ANN' }, reason };
    expect(refused(await seasons.replace(season.id, boss, back)).refused).toBe('league.replace-who');
    ok(await service.people.forget('ann', 'concede'));
    await room.sweep();
    expect(await joins()).toBe('league.excluded');
    expect(refused(await seasons.replace(season.id, boss, back)).refused).toBe('league.replace-who');
    const after = ok(await seasons.find(season.id));
    expect(JSON.stringify(after)).not.toMatch(/"ann"/i);
    expect(after.entries.map(({ user, status }) => [user, status])).toContainEqual(['zoe', 'in']);
    expect(after.entries).toHaveLength(4);
  });

  test('L91 before the start whoever has their data deleted has no place', async () => {
    const room = await openRoom(spacious);
    const { id } = ok(await room.seasons.create(boss, wishes()));
    for (const name of ['ann', 'bob', 'cyd', 'dee', 'eve']) ok(await room.seasons.join(id, member(name)));
    ok(await room.service.people.forget('ann'));
    await room.sweep();
    expect(ok(await room.seasons.find(id)).entries.map(({ user }) => user)).toEqual(['bob', 'cyd', 'dee', 'eve']);
    expect(ok(await room.seasons.start(id, boss)).entries).toHaveLength(4);
  });
});

describe('time', () => {
  test('L78 a match that begins anew has fresh banks', async () => {
    const room = await openRoom(spacious);
    const season = await begun(room, 4);
    await keepHands(room, season.matches[0]?.table ?? '');
    for (let n = 0; n < 20; n++) {
      await pass(room, hour);
      await room.sent();
    }
    const table = season.matches[0]?.table ?? '';
    const slow = ok(await room.service.info(table)).waiting[0]?.user ?? '';
    for (let step = 0; step < 9 && ok(await room.service.info(table)).waiting[0]?.user === slow; step++) {
      const [ask] = ok(await room.service.view(table, slow)).view.asks;
      if (ask !== undefined) ok(await room.service.submit(table, slow, { ask: ask.id, answer: ask.fallback }));
    }
    expect((await leftAt(room, table)).toSorted((one, other) => one - other)).toEqual([148, 168]);
    ok(await room.seasons.replay(season.id, boss, { match: 1, reason }));
    for (let n = 0; n < 3; n++) await room.sweep();
    const anew = ok(await room.seasons.find(season.id)).matches[0];
    expect(anew?.table).not.toBe(season.matches[0]?.table);
    expect(await leftAt(room, anew?.table)).toEqual([168, 168]);
  });

  test.each([
    ['the organisers', 'the bot'],
    ['the bot', 'the organisers'],
  ])('L49, L53 clocks run when neither %s nor %s keeps them standing', async (first) => {
    const room = await openRoom(spacious);
    const { seasons, service } = room;
    const season = await begun(room, 4);
    const table = season.matches[0]?.table ?? '';
    await keepHands(room, table);
    const before = await leftAt(room, table);
    const hold = async () => {
      ok(await seasons.hold(season.id, boss, reason));
      await room.sweep();
    };
    await hold();
    await service.servers.gone('guild');
    for (let n = 0; n < 10; n++) await pass(room, hour);
    if (first === 'the bot') await service.servers.back('guild');
    else await hold();
    for (let n = 0; n < 10; n++) await pass(room, hour);
    const { clocks } = ok(await room.service.view(table, undefined));
    expect(clocks.map(({ state }) => state)).not.toContain('running');
    if (first === 'the bot') await hold();
    else await service.servers.back('guild');
    expect(await leftAt(room, table)).toEqual(before);
    await pass(room, 5 * hour);
    const left = await leftAt(room, table);
    expect(left.map((one, seat) => (before[seat] ?? 0) - one).toSorted((one, other) => one - other)).toEqual([0, 5]);
  });

  test('L49 clocks stand still and run again though the program ends while it notes that the bot went or came', async () => {
    const room = await openRoom(spacious);
    const { service, store } = room;
    const season = await begun(room, 4);
    const table = season.matches[0]?.table ?? '';
    await keepHands(room, table);
    const states = async () => ok(await service.view(table, undefined)).clocks.map(({ state }) => state);
    // The program ended here; when it connects again, it is told once more.
    await store.servers.gone('guild', room.clock.now, []);
    await service.servers.gone('guild');
    expect(await states()).not.toContain('running');
    const commit = store.tables.commit;
    store.tables.commit = () => Promise.reject(new Error('the program ends'));
    await expect(service.servers.back('guild')).rejects.toThrow('the program ends');
    store.tables.commit = commit;
    await service.servers.back('guild');
    expect(await states()).toContain('running');
  });

  test('L56 no more than 25 matches are opened a minute, whoever wakes the season', async () => {
    const room = await openRoom(spacious);
    const { id } = ok(await room.seasons.create(boss, wishes()));
    for (let n = 0; n < 64; n++) ok(await room.seasons.join(id, member(`p${n}`)));
    ok(await room.seasons.start(id, boss));
    const open = async () =>
      ok(await room.seasons.find(id)).matches.filter(({ status }) => status !== 'waiting').length;
    for (let n = 0; n < 4; n++) {
      ok(await room.seasons.drop(id, `p${n}`));
      await room.sweep();
      expect(ok(await room.seasons.find(id)).matches.filter(({ table }) => table !== undefined)).toHaveLength(25);
    }
    await pass(room, hour / 60);
    for (let n = 0; n < 3; n++) await room.sweep();
    expect(await open()).toBe(32);
  });
});

describe('drafts and decks of cards owned', () => {
  const eve = eveGame(loadSets().sets.eve);

  /** A season whose decks are being made. */
  async function begunWith(decks: 'draft' | 'sealed', people: readonly string[]) {
    const room = await openRoom({ games: [eve], ...spacious });
    const { id } = ok(await room.seasons.create(boss, wishes({ game: 'eve', more: { decks } })));
    for (const name of people) ok(await room.seasons.join(id, member(name)));
    ok(await room.seasons.start(id, boss));
    return { room, id };
  }

  test('L64 packs wait for nobody who has left, was taken out, or had their data deleted', async () => {
    const { room, id } = await begunWith('draft', ['ann', 'bob', 'cyd', 'dee', 'eve']);
    const { seasons, service } = room;
    ok(await seasons.drop(id, 'ann'));
    ok(await seasons.remove(id, boss, 'bob', reason));
    ok(await service.people.forget('cyd', 'concede'));
    await room.sweep();
    await room.sweep();
    // The other two draft with nobody in between.
    for (let step = 0; step < 400 && ok(await seasons.find(id)).status === 'draft'; step++)
      for (const user of ['dee', 'eve']) {
        const look = await seasons.draft(id, user);
        if ('refused' in look || look.pack === undefined) continue;
        ok(await seasons.take(id, user, { pack: look.key ?? '', cards: look.pack.cards.slice(0, look.picks) }));
      }
    expect(ok(await seasons.find(id)).status).toBe('building');
  });

  test('L63 building waits for nobody who has gone; who joins meanwhile builds too', async () => {
    const { room, id } = await begunWith('sealed', ['ann', 'bob', 'cyd', 'dee']);
    const { seasons } = room;
    const joined = ok(await seasons.join(id, member('eve')));
    expect(joined.entries.find(({ user }) => user === 'eve')?.pool).toHaveLength(90);
    const rules = eve.boosters?.('core');
    for (const name of ['ann', 'bob', 'cyd', 'eve']) {
      const own = ok(await seasons.find(id)).entries.find(({ user }) => user === name);
      const deck = rules?.build(own?.pool ?? []) ?? { extra: {}, main: {} };
      ok(await seasons.handIn(id, name, { ...deck, id: 'x', name: 'Mine', edition: 'core' }));
    }
    expect(ok(await seasons.find(id)).status).toBe('building');
    ok(await seasons.drop(id, 'dee'));
    expect(ok(await seasons.find(id)).status).toBe('running');
  });

  test('L53 a season that is held gives its people the rest of their time to build', async () => {
    const { room, id } = await begunWith('sealed', ['ann', 'bob', 'cyd', 'dee']);
    const { seasons } = room;
    await pass(room, 5 * day);
    ok(await seasons.hold(id, boss, reason));
    for (let n = 0; n < 4; n++) await pass(room, day);
    expect(ok(await seasons.find(id)).status).toBe('building');
    ok(await seasons.hold(id, boss, reason));
    await pass(room, day);
    expect(ok(await seasons.find(id)).status).toBe('building');
    await pass(room, day + hour);
    expect(ok(await seasons.find(id)).status).toBe('running');
  });
});

describe('a substitute', () => {
  test('L71 is shown with the name of whoever had the place, until that is deleted', async () => {
    const room = await openRoom(spacious);
    const { seasons } = room;
    const season = await begun(room, 4);
    const shown = async () =>
      JSON.stringify(standingsMessage(ok(await seasons.find(season.id)), 0, translatorIn('en'))).replaceAll('\\', '');
    ok(await seasons.replace(season.id, boss, { user: 'ann', next: { user: 'xia', name: 'Xia' }, reason }));
    expect(await shown()).toContain('Xia (for ANN)');
    ok(await seasons.replace(season.id, boss, { user: 'xia', next: { user: 'zoe', name: 'Zoe' }, reason }));
    expect(await shown()).toContain('Zoe (for Xia)');
    ok(await room.service.people.forget('xia', 'concede'));
    await room.sweep();
    expect(await shown()).not.toContain('Xia');
    expect(ok(await seasons.find(season.id)).entries.find(({ user }) => user === 'zoe')?.status).toBe('in');
  });
});
