// The time of matches: banks, warnings, days away, what is left when a match goes on, and two processes at the same instant.
import { describe, expect, test } from 'vitest';
import { standingsOf } from '#season/formats/index';
import { roundsOf } from '#season/formats/rounds';
import { outcomeOf } from '#season/matches/outcomes';
import { maxMatchLength } from '#season/pace';
import type { Season } from '#season/types';
import type { MatchReport, OutgoingMessage } from '#table/types';
import { aMatch, anEntry, aSeason, aSetting } from '#test/a-season';
import { newFolder } from '#test/folder';
import { day, ok, openRoom, pass, type Room, refused } from '../../table/room.ts';
import { begun, boss, keepHands, member, names, wishes } from '../season-room.ts';

const hour = day / 24;

/** Lets so many hours pass, one by one; resolves to what was sent meanwhile. */
async function hours(room: Room, count: number): Promise<OutgoingMessage[]> {
  const messages: OutgoingMessage[] = [];
  for (let n = 0; n < count; n++) {
    await pass(room, hour);
    messages.push(...(await room.sent()));
  }
  return messages;
}

/** Whoever is waited for does what they must, until somebody else is asked. */
async function endTurn(room: Room, table: string): Promise<void> {
  const waitedFor = async () => ok(await room.service.info(table)).waiting[0]?.user ?? '';
  for (const user = await waitedFor(); user !== '' && (await waitedFor()) === user; ) {
    const [ask] = ok(await room.service.view(table, user)).view.asks;
    if (ask === undefined) throw new Error('nothing is asked');
    ok(await room.service.submit(table, user, { ask: ask.id, answer: ask.fallback }));
  }
}

/** A season, its first match at hour 0, and whose turn it is there. */
async function firstMatch(room: Room) {
  const season = await begun(room, 4);
  const [match] = season.matches;
  const table = match?.table ?? '';
  await keepHands(room, table);
  await room.sent();
  const slow = ok(await room.service.info(table)).waiting[0];
  const matchNow = async () => ok(await room.seasons.find(season.id)).matches.find(({ id }) => id === match?.id);
  return { season, id: season.id, table, seat: slow?.seat ?? -1, user: slow?.user ?? '', matchNow };
}

/** Hours that are left to the seats of a table. */
const leftAt = async (room: Room, table: string): Promise<readonly number[]> =>
  ok(await room.service.view(table, undefined)).clocks.map(({ reserve, zeroAt }) =>
    Math.round((zeroAt === undefined ? reserve : zeroAt - room.clock.now) / hour),
  );

const warned = (messages: readonly OutgoingMessage[]) => messages.filter(({ kind }) => kind === 'warning').length;

describe('a bank', () => {
  test('LS34 runs while the table waits for its seat, and is warned of at a quarter and at 24 hours, once each', async () => {
    const room = await openRoom();
    const { table, seat, matchNow } = await firstMatch(room);
    expect(warned(await hours(room, 100))).toBe(0);
    await endTurn(room, table);
    await hours(room, 30);
    await endTurn(room, table);
    expect((await leftAt(room, table))[seat]).toBe(68);
    expect(warned(await hours(room, 25))).toBe(0);
    expect(warned(await hours(room, 1))).toBe(1);
    expect(warned(await hours(room, 17))).toBe(0);
    expect(warned(await hours(room, 1))).toBe(1);
    await endTurn(room, table);
    await hours(room, 1);
    await endTurn(room, table);
    // Both warnings were given before.
    expect(warned(await hours(room, 23))).toBe(0);
    expect((await matchNow())?.status).toBe('open');
    await hours(room, 3);
    const won = seat === 0 ? [0, 1] : [1, 0];
    expect(await matchNow()).toMatchObject({ status: 'done', outcome: { how: 'time', won, isRated: true } });
  });

  test('LS35 two who are asked at once use up their own time', async () => {
    const room = await openRoom();
    const season = await begun(room, 4);
    const table = season.matches[0]?.table ?? '';
    const [first, second] = ok(await room.service.info(table)).waiting;
    const keep = async (user = '') => {
      const [ask] = ok(await room.service.view(table, user)).view.asks;
      ok(await room.service.submit(table, user, { ask: ask?.id ?? -1, answer: { pick: ['keep'] } }));
    };
    await hours(room, 10);
    await keep(first?.user);
    await hours(room, 4);
    await keep(second?.user);
    expect(await leftAt(room, table)).toEqual([158, 154]);
  });

  test('LS37 stands still on the days on which its person is away, and the other one runs', async () => {
    const room = await openRoom();
    const { id, table, seat, user, matchNow } = await firstMatch(room);
    await hours(room, 100);
    await endTurn(room, table);
    await hours(room, 30);
    await endTurn(room, table);
    await hours(room, 10);
    const gone = ok(await room.seasons.goAway(id, user, { days: 2, in: 0 }));
    await room.sweep();
    expect(gone.entries.find((entry) => entry.user === user)?.away).toEqual([
      { from: room.clock.now, to: room.clock.now + 2 * day },
    ]);
    const said = (await room.sent()).filter((message) => message.kind === 'notice');
    expect(said).toMatchObject([{ table, text: { key: 'notice.goes-away' } }]);
    const { clocks } = ok(await room.service.view(table, undefined));
    expect(clocks.find((clock) => clock.seat === seat)).toMatchObject({
      state: 'still',
      awayUntil: room.clock.now + 2 * day,
      zeroAt: room.clock.now + (48 + 58) * hour,
    });
    await hours(room, 10);
    await endTurn(room, table);
    await hours(room, 38);
    expect((await leftAt(room, table))[1 - seat]).toBe(168 - 30 - 38);
    await endTurn(room, table);
    await hours(room, 57);
    expect((await matchNow())?.status).toBe('open');
    await hours(room, 2);
    expect(await matchNow()).toMatchObject({ status: 'done', outcome: { how: 'time' } });
  });

  test('L47 five days away a season, one after another; taken back before they begin they cost nothing, then the days begun', async () => {
    const room = await openRoom();
    const { id, table, seat, user } = await firstMatch(room);
    const go = (days: number, wait: number) => room.seasons.goAway(id, user, { days, in: wait });
    const back = async () => ok(await room.seasons.comeBack(id, user));
    const away = (season: Season) => season.entries.find((entry) => entry.user === user)?.away ?? [];
    for (const [days, wait] of [
      [6, 0],
      [0, 0],
      [1.5, 0],
      [1, 4],
      [Number.NaN, 0],
    ] as const)
      expect(refused(await go(days, wait)).refused).toBe('league.away-days');
    expect(refused(await room.seasons.goAway(id, 'nobody', { days: 1, in: 0 })).refused).toBe('league.not-in');
    ok(await go(5, 2));
    expect(refused(await go(1, 3))).toMatchObject({ refused: 'league.away-days', with: { left: 0, most: 5 } });
    expect(away(await back())).toEqual([]);
    ok(await go(3, 1));
    expect(refused(await go(2, 2)).refused).toBe('league.away-twice');
    await hours(room, 24 + 30);
    // Two of the three days have begun.
    expect(away(await back())).toHaveLength(1);
    await room.sweep();
    expect(refused(await go(4, 0))).toMatchObject({ with: { left: 3 } });
    expect((await leftAt(room, table))[seat]).toBe(168 - 24);
    await hours(room, 4);
    expect((await leftAt(room, table))[seat]).toBe(168 - 28);
    ok(await go(3, 0));
    expect(refused(await go(1, 7))).toMatchObject({ refused: 'league.away-days', with: { left: 0 } });
    expect((await room.seasons.log(id)).filter(({ what }) => /away|back/.test(what))).toHaveLength(5);
  });

  test('L43 nobody is absent on days on which they are away', async () => {
    const room = await openRoom();
    const { id, matches, entries } = await begun(room, 4);
    const seats = matches[0]?.seats ?? [];
    const [one = '', other = ''] = seats.map(({ entry }) => entries.find(({ n }) => n === entry)?.user);
    const table = matches[0]?.table ?? '';
    const [ask] = ok(await room.service.view(table, other)).view.asks;
    ok(await room.service.submit(table, other, { ask: ask?.id ?? -1, answer: { pick: ['keep'] } }));
    ok(await room.seasons.goAway(id, one, { days: 4, in: 1 }));
    await hours(room, 24 * 6);
    const now = async () => ok(await room.seasons.find(id)).matches[0];
    expect((await now())?.status).toBe('open');
    await hours(room, 26);
    expect(await now()).toMatchObject({ status: 'done', outcome: { how: 'absent', won: [0, 1] } });
  });

  test('LS42 ends nothing as long as the call is not sent, and half an hour longer', async () => {
    const room = await openRoom();
    const { matchNow } = await firstMatch(room);
    for (let n = 0; n < 8 * 24; n++) await pass(room, hour);
    expect((await matchNow())?.status).toBe('open');
    await room.sent();
    await pass(room, hour / 3);
    expect((await matchNow())?.status).toBe('open');
    for (let n = 0; n < 3; n++) await pass(room, hour / 3);
    expect(await matchNow()).toMatchObject({ status: 'done', outcome: { how: 'time' } });
  });

  test('LS41 of a best of three decides all of it: who leads and runs out of time loses', async () => {
    const room = await openRoom();
    const season = await begun(room, 4, { more: { bestOf: 3 } });
    const [match] = season.matches;
    const table = match?.table ?? '';
    await keepHands(room, table);
    const [{ user = '', seat = -1 } = {}] = ok(await room.service.info(table)).waiting;
    ok(await room.service.concede(table, user));
    await room.sweep();
    await pass(room, hour);
    const next = await room.store.tables.byKey(`next:${table}`);
    const second = next?.id ?? '';
    await keepHands(room, second);
    // Whoever has won the first game now lets the second one wait.
    if (ok(await room.service.info(second)).waiting[0]?.seat === seat) await endTurn(room, second);
    expect(await leftAt(room, second)).toEqual([336, 336]);
    await hours(room, 15 * 24);
    const done = ok(await room.seasons.find(season.id));
    const won = seat === 0 ? [2, 1] : [1, 2];
    expect(done.matches.find(({ id }) => id === match?.id)).toMatchObject({ outcome: { how: 'time', won } });
    const [lines = []] = standingsOf({ ...done, matches: done.matches.filter(({ id }) => id === match?.id) });
    expect(lines.find(({ entry }) => entry.user === user)?.points).toBe(3);
  });
});

describe('two processes', () => {
  // In the first the moves come all at once, in the second one after the other.
  test.each([0, 1])(
    'LS45 a move and the end of time at the same instant: one of them stands, and who moves too late is told (%i)',
    async (n) => {
      let [moved, late] = [0, 0];
      const folder = newFolder();
      const room = await openRoom({ folder, limits: { tablesPerPerson: 50 } });
      const other = await openRoom({ folder, clock: room.clock, seed: 'other', limits: { tablesPerPerson: 50 } });
      const { id, matches } = await begun(room, 8, { key: `k${n}`, kind: 'everyone', more: { atOnce: 7 } });
      const open = matches.flatMap(({ table }) => table ?? []);
      for (const table of open) await keepHands(room, table);
      await hours(room, 167);
      const turns = await Promise.all(
        open.map(async (table) => {
          const [{ user = '' } = {}] = ok(await room.service.info(table)).waiting;
          return { table, user, ask: ok(await room.service.view(table, user)).view.asks[0]?.id ?? -1 };
        }),
      );
      // A program that has not run for ten minutes lets the clocks stand still for that while.
      for (let n = 0; n < 12; n++) {
        await other.sweep();
        room.clock.now += hour / 12;
      }
      const move = ({ table, user, ask }: (typeof turns)[number]) =>
        room.service.submit(table, user, { ask, answer: { pick: ['end'] } });
      // One moves before the sweep and one after it; the sweep takes one match after the other, between steps of which the others move.
      const [first, ...rest] = turns;
      const last = rest.pop();
      if (first === undefined || last === undefined) throw new Error('too few matches');
      const inTime = await move(first);
      const [, ...racing] = await Promise.all([
        other.sweep(),
        ...rest.map(async (turn, i) => {
          for (let steps = n * i * 25; steps > 0; steps--) await undefined;
          return move(turn);
        }),
      ]);
      const answers = [inTime, ...racing, await move(last)];
      await other.sweep();
      await room.sweep();
      const after = ok(await room.seasons.find(id));
      for (const [i, { table, user }] of turns.entries()) {
        const match = after.matches.find((one) => one.table === table);
        const stood = 'refused' in (answers[i] ?? {}) === false;
        if (stood) moved += 1;
        else late += 1;
        expect(match?.outcome?.how, `${stood} ${table}`).toBe(stood ? undefined : 'time');
        if (!stood) expect(ok(await room.service.info(table)).result?.winners).not.toContain(user);
      }
      console.log(`${moved} moves stood, ${late} came too late`);
      expect(moved).toBeGreaterThan(0);
      expect(late).toBeGreaterThan(0);
    },
  );
});

describe('a drawn match of a knock-out', () => {
  test('LS54 is played once more; drawn again, whoever has more time left goes on', () => {
    const report = (left: readonly number[]): MatchReport =>
      ({
        ...{ won: [0, 0], drawn: 1, outOfTime: undefined, conceded: false, isOver: true, pauses: [] },
        seats: left.map((hoursLeft) => ({ hasMoved: true, left: hoursLeft * hour })),
      }) as unknown as MatchReport;
    const season = aSeason({ settings: aSetting({ kind: 'knockout' }), entries: [anEntry(1), anEntry(2)] });
    const match = (games: number) => aMatch(1, [1, 2], { status: 'open', games });
    expect(outcomeOf(season, match(1), report([40, 52]), 1)).toBe('again');
    expect(outcomeOf(season, match(2), report([40, 52]), 1)).toMatchObject({ won: [0, 1], drawn: 1 });
    expect(outcomeOf(season, match(2), report([52, 40]), 1)).toMatchObject({ won: [1, 0] });
  });
});

describe('a season', () => {
  test('LS4 is made by those who have the role for it, besides those who manage the server', async () => {
    const { seasons, service } = await openRoom();
    expect(refused(await seasons.create(member('ann'), wishes())).refused).toBe('league.no-right');
    ok(await service.servers.set(boss, { ...(await service.servers.settings('guild')), leagues: '77' }));
    expect(refused(await seasons.create(member('ann'), wishes())).refused).toBe('league.no-right');
    ok(await seasons.create({ ...member('ann'), roles: ['77'] }, wishes()));
  });

  test('LS7 of seven has three Swiss rounds and takes 42 days at the most, of sixteen four and 56 days', () => {
    const days = (people: number) => {
      const entries = Array.from({ length: people }, (_, i) => anEntry(i + 1));
      const season = aSeason({ entries });
      return [roundsOf(season), (roundsOf(season) * maxMatchLength(season.settings)) / day];
    };
    expect(days(7)).toEqual([3, 42]);
    expect(days(16)).toEqual([4, 56]);
  });

  test('LS73 goes on when somebody has all about them deleted: their open match is lost, their results stay', async () => {
    const room = await openRoom();
    const season = await begun(room, 4);
    const [first] = season.matches;
    await keepHands(room, first?.table ?? '');
    const [{ user: gone = '' } = {}] = ok(await room.service.info(first?.table ?? '')).waiting;
    const { standing } = ok(await room.service.people.forget(gone, 'concede'));
    expect(standing).toEqual([]);
    for (let n = 0; n < 3; n++) await room.sweep();
    const after = ok(await room.seasons.find(season.id));
    expect(after.entries.map((entry) => entry.user)).not.toContain(gone);
    expect(names).toContain(gone);
    expect(after.matches.find(({ id }) => id === first?.id)).toMatchObject({
      status: 'done',
      outcome: { how: 'dropped' },
    });
    expect(JSON.stringify(after)).not.toContain(gone.toUpperCase());
  });
});
