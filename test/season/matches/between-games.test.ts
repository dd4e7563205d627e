// A match is more than its running table: what happens to it between two games, or while one runs, holds for all of its games.
import { describe, expect, test } from 'vitest';
import type { Match, Season } from '#season/types';
import { day, ok, openRoom, pass, type Room } from '../../table/room.ts';
import { begun, boss, keepHands, member } from '../season-room.ts';

const hour = day / 24;
const minute = hour / 60;
const reason = 'it has to be';

/** A best of three, whose first game one has lost; the next one has not begun, or has been begun. */
async function afterGameOne(room: Room, andNext = false) {
  const season = await begun(room, 4, { more: { bestOf: 3 } });
  const [match] = season.matches;
  const first = match?.table ?? '';
  await keepHands(room, first);
  const loser = ok(await room.service.info(first)).waiting[0]?.user ?? '';
  ok(await room.service.concede(first, loser));
  await room.sweep();
  const winner = peopleAt(season, match).find((user) => user !== loser) ?? '';
  if (andNext) await pass(room, minute);
  const now = async () => ok(await room.seasons.find(season.id)).matches.find(({ id }) => id === match?.id);
  const next = () => room.store.tables.byKey(`next:${first}`);
  return { id: season.id, match: match?.id ?? '', first, loser, winner, now, next };
}

const peopleAt = ({ entries }: Season, match: Match | undefined) =>
  (match?.seats ?? []).map(({ entry }) => entries.find(({ n }) => n === entry)?.user ?? '');
const wonBy = (season: Season, match: Match | undefined, user: string) =>
  match?.outcome?.won[peopleAt(season, match).indexOf(user)];
const seatedAt = async (room: Room, table = '') =>
  ok(await room.service.info(table)).seats.flatMap(({ who }) => (who.kind === 'person' ? [who.user] : []));
const leftAt = async (room: Room, table = '') =>
  ok(await room.service.view(table, undefined)).clocks.map(({ reserve, zeroAt }) =>
    Math.round((zeroAt === undefined ? reserve : zeroAt - room.clock.now) / hour),
  );

describe('whoever is gone loses the match at once', () => {
  const ways: readonly [string, (room: Room, id: string, user: string) => Promise<unknown>][] = [
    ['leaves', ({ seasons }, id, user) => seasons.drop(id, user)],
    ['is taken out', ({ seasons }, id, user) => seasons.remove(id, boss, user, reason)],
    ['has their data deleted', ({ service }, _, user) => service.people.forget(user, 'concede')],
  ];
  for (const [how, leave] of ways)
    for (const andNext of [false, true])
      test.each(['loser', 'winner'] as const)(
        `L69 somebody ${how} ${andNext ? 'during' : 'before'} game 2: the %s of game 1`,
        async (who) => {
          const room = await openRoom();
          const { id, now, next, ...people } = await afterGameOne(room, andNext);
          expect((await next()) !== undefined).toBe(andNext);
          ok((await leave(room, id, people[who])) as Season);
          await room.sweep();
          const done = await now();
          expect(done).toMatchObject({ status: 'done', outcome: { how: 'dropped' } });
          const season = ok(await room.seasons.find(id));
          const stays = who === 'loser' ? people.winner : people.loser;
          expect(wonBy(season, done, stays)).toBe(2);
          await pass(room, hour);
          if (andNext) expect((await next())?.status).toBe('finished');
          else expect(await next()).toBeUndefined();
        },
      );

  test('L69 a whole season ends though one after the other leaves between games', async () => {
    const room = await openRoom();
    const { id, loser } = await afterGameOne(room);
    const { entries } = ok(await room.seasons.find(id));
    for (const { user } of entries.filter((entry) => entry.user !== loser)) ok(await room.seasons.drop(id, user));
    await room.sweep();
    for (let n = 0; n < 3; n++) await pass(room, hour);
    expect(ok(await room.seasons.find(id)).status).toBe('review');
  });
});

describe('what is done to a match holds for its next game', () => {
  test('L76 a ruling between two games: the next one is not played', async () => {
    const room = await openRoom();
    const { id, now, next } = await afterGameOne(room);
    ok(await room.seasons.rule(id, boss, { match: 1, won: [2, 0], reason }));
    for (let n = 0; n < 3; n++) await pass(room, hour);
    expect(await next()).toBeUndefined();
    expect(await now()).toMatchObject({ status: 'done', outcome: { how: 'organiser', won: [2, 0] } });
  });

  test('L76 a ruling during the second game ends it', async () => {
    const room = await openRoom();
    const { id, next } = await afterGameOne(room, true);
    ok(await room.seasons.rule(id, boss, { match: 1, won: [2, 0], reason }));
    await room.sweep();
    expect((await next())?.status).toBe('finished');
  });

  test('L71 a substitute plays the next game, and so does the substitute of a substitute', async () => {
    const room = await openRoom();
    const { id, loser, next } = await afterGameOne(room);
    const replace = async (user: string, by: string) =>
      ok(await room.seasons.replace(id, boss, { user, next: { user: by, name: by.toUpperCase() }, reason }));
    await replace(loser, 'xia');
    await pass(room, minute);
    const table = (await next())?.id;
    expect(await seatedAt(room, table)).toContain('xia');
    await pass(room, hour);
    await replace('xia', 'yan');
    await room.sweep();
    expect(await seatedAt(room, table)).toContain('yan');
    await replace('yan', 'zoe');
    await replace('zoe', loser);
    await room.sweep();
    expect(await seatedAt(room, table)).toContain(loser);
    expect(await seatedAt(room, table)).not.toContain('yan');
  });

  test('L71 a substitute has a day more than was left of the wait, and half of a bank at least', async () => {
    const room = await openRoom();
    const season = await begun(room, 4);
    const table = season.matches[0]?.table ?? '';
    await keepHands(room, table);
    const [{ user: slow = '', seat = -1 } = {}] = ok(await room.service.info(table)).waiting;
    for (let n = 0; n < 108; n++) {
      await pass(room, hour);
      await room.sent();
    }
    expect((await leftAt(room, table))[seat]).toBe(60);
    ok(await room.seasons.replace(season.id, boss, { user: slow, next: { user: 'xia', name: 'XIA' }, reason }));
    await room.sweep();
    expect((await leftAt(room, table))[seat]).toBe(84);
    for (let n = 0; n < 4; n++) await pass(room, hour);
    ok(await room.seasons.replace(season.id, boss, { user: 'xia', next: { user: 'zoe', name: 'ZOE' }, reason }));
    await room.sweep();
    expect((await leftAt(room, table))[seat]).toBe(80 + 24);
  });

  test('L47 days away that were taken between two games', async () => {
    const room = await openRoom();
    const { id, loser, next } = await afterGameOne(room);
    ok(await room.seasons.goAway(id, loser, { days: 2, in: 0 }));
    const until = room.clock.now + 2 * day;
    await pass(room, minute);
    const { clocks } = ok(await room.service.view((await next())?.id ?? '', undefined));
    expect(clocks.flatMap(({ awayUntil }) => awayUntil ?? [])).toEqual([until]);
  });

  test('L46, L48 days that were given between two games, once for each press, in the log too', async () => {
    const room = await openRoom();
    const { id, match, winner, next } = await afterGameOne(room);
    for (let n = 0; n < 2; n++) {
      ok(await room.seasons.extend(id, boss, { match: 1, days: 2, reason, key: 'press1' }));
      ok(await room.seasons.gift(id, member(winner), { match, key: 'press2' }));
    }
    await pass(room, minute);
    await room.sweep();
    const left = await leftAt(room, (await next())?.id);
    expect(left.toSorted((one, other) => one - other)).toEqual([336 + 48, 336 + 72]);
    const log = await room.seasons.log(id);
    expect(log.map(({ what }) => what).filter((what) => what === 'extend' || what === 'gift')).toHaveLength(2);
    ok(await room.seasons.extend(id, boss, { match: 1, days: 7, reason, key: 'press3' }));
    ok(await room.seasons.extend(id, boss, { match: 1, days: 5, reason, key: 'press4' }));
    expect(await room.seasons.extend(id, boss, { match: 1, days: 1, reason, key: 'press5' })).toMatchObject({
      refused: 'league.extended',
    });
  });

  test('L53 a season that is held begins no game, and goes on with it', async () => {
    const room = await openRoom();
    const { id, next } = await afterGameOne(room);
    ok(await room.seasons.hold(id, boss, reason));
    for (let n = 0; n < 5; n++) await pass(room, hour);
    expect(await next()).toBeUndefined();
    ok(await room.seasons.hold(id, boss, reason));
    await pass(room, hour);
    expect((await next())?.status).toBe('running');
  });

  test('L42 a game that a moderator ends, ends its match', async () => {
    const room = await openRoom();
    const { now, next } = await afterGameOne(room, true);
    ok(await room.service.end((await next())?.id ?? ''));
    await room.sweep();
    expect((await now())?.status).toBe('done');
  });
});

describe('what is due twice is done once', () => {
  test('two processes begin the next game, and what follows from the match is due again and again', async () => {
    const room = await openRoom();
    const { id, loser, match, next } = await afterGameOne(room);
    const place = `s:${id}`;
    const again = async (kind: string) => {
      await room.store.tables.commit({
        table: (await next())?.id ?? 'none',
        expect: undefined,
        dueBy: [{ table: place, kind, seat: -1, at: room.clock.now }],
      });
      await room.sweep();
    };
    await pass(room, minute);
    const table = (await next())?.id;
    ok(await room.seasons.replace(id, boss, { user: loser, next: { user: 'zoe', name: 'ZOE' }, reason }));
    await room.sweep();
    const left = await leftAt(room, table);
    for (let n = 0; n < 3; n++) {
      await again(`season.next-game:${match}`);
      await again(`season.table-follow:${match}`);
      await again(`season.record:${match}`);
    }
    expect(await leftAt(room, table)).toEqual(left);
    expect(await seatedAt(room, table)).toContain('zoe');
    expect(ok(await room.service.info(table ?? '')).status).toBe('running');
  });
});
