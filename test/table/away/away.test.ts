/** When people are away: what stops their clocks, where, and for how long. */
import { describe, expect, test } from 'vitest';
import { CLOCKS } from '#table/clock/time-control';
import type { Clock } from '#table/types';
import { newFolder } from '#test/folder';
import { answer, day, deckOf, game, ok, openRoom, pass, type Room, refused } from '../room.ts';

const hour = day / 24;
const minute = hour / 60;
const decks = [deckOf('strike', 'gain'), deckOf('gain')];
const at = (iso: string): number => Date.parse(iso);

async function turnOfAnn(room: Room, clock: Clock = CLOCKS.daily): Promise<string> {
  const { id } = await game(room, ['ann', 'bob'], { decks, options: { clock, remindAfter: 0 } });
  await room.sweep();
  await room.sent();
  return id;
}

const clockOf = async (room: Room, id: string, seat = 0) =>
  ok(await room.service.view(id, 'bob')).clocks.find((clock) => clock.seat === seat);

const inVienna = async (room: Room) => ok(await room.service.away.zone('ann', 'Europe/Vienna'));

describe('a vacation', () => {
  test('stops the clock for whole days of the person’s zone, and at once if it begins today', async () => {
    const room = await openRoom({ clock: { now: at('2026-06-10T12:00Z') } });
    const id = await turnOfAnn(room);
    await inVienna(room);
    const before = (await clockOf(room, id))?.zeroAt ?? 0;
    const { away, stops, disregards } = ok(await room.service.away.vacation('ann', '2026-06-10', '2026-06-11'));
    expect(away.vacations).toMatchObject([{ from: room.clock.now, to: at('2026-06-11T22:00Z') }]);
    expect(away.daysLeft).toBe(26);
    expect([stops, disregards].map((tables) => tables.map((table) => table.id))).toEqual([[id], []]);
    expect(await clockOf(room, id)).toMatchObject({
      state: 'still',
      zeroAt: before + 34 * hour,
      awayUntil: at('2026-06-11T22:00Z'),
    });
    // They may move all the same.
    await answer(room, id, 'ann', { pick: ['bid'], with: { number: { number: 1 } } });
    await pass(room, 35 * hour);
    expect(await clockOf(room, id)).toMatchObject({ state: 'running', allow: 23 * hour });
  });

  test('AS14 does not count where the table takes no account of it, and the answer says so', async () => {
    const room = await openRoom({ clock: { now: at('2026-06-10T12:00Z') } });
    const id = await turnOfAnn(room, { ...CLOCKS.daily, leave: false });
    const usual = await turnOfAnn(room);
    await game(room, ['ann', 'bob'], { decks });
    await inVienna(room);
    const { stops, disregards } = ok(await room.service.away.vacation('ann', '2026-06-10', '2026-06-20'));
    expect(stops.map((table) => table.id)).toEqual([usual]);
    expect(disregards.map((table) => table.id)).toEqual([id]);
    expect(await clockOf(room, id)).toMatchObject({ state: 'running', awayUntil: undefined });
  });

  test('that is called off stops nothing from then on; the days that have begun stay used', async () => {
    const room = await openRoom({ clock: { now: at('2026-06-10T12:00Z') } });
    const id = await turnOfAnn(room);
    await inVienna(room);
    const before = (await clockOf(room, id))?.zeroAt ?? 0;
    ok(await room.service.away.vacation('ann', '2026-06-10', '2026-06-20'));
    await pass(room, day);
    const { away } = ok(await room.service.away.cancel('ann'));
    expect(away).toMatchObject({ vacations: [], daysLeft: 26 });
    expect(await clockOf(room, id)).toMatchObject({ state: 'running', zeroAt: before + day });
  });

  test.each([
    ['more than two weeks', '2026-06-11', '2026-06-25', 'away.row'],
    ['a day that is over', '2026-06-09', '2026-06-12', 'away.past'],
    ['an end before its beginning', '2026-06-12', '2026-06-11', 'away.order'],
    ['a day that does not exist', '2026-06-31', '2026-07-02', 'away.date'],
    ['the year after the next', '2028-01-01', '2028-01-02', 'away.far'],
  ])('cannot be %s', async (_, from, to, why) => {
    const room = await openRoom({ clock: { now: at('2026-06-10T12:00Z') } });
    await inVienna(room);
    expect(refused(await room.service.away.vacation('ann', from, to)).refused).toBe(why);
    expect(ok(await room.service.away.of('ann'))).toMatchObject({ vacations: [], daysLeft: 28 });
  });

  test('has 28 days a year, counted in the year to which they belong', async () => {
    const room = await openRoom({ clock: { now: at('2026-10-01T12:00Z') } });
    await inVienna(room);
    ok(await room.service.away.vacation('ann', '2026-10-02', '2026-10-15'));
    ok(await room.service.away.vacation('ann', '2026-11-02', '2026-11-10'));
    expect(refused(await room.service.away.vacation('ann', '2026-12-01', '2026-12-06'))).toEqual({
      refused: 'away.days',
      with: { year: '2026', left: 5, want: 6 },
    });
    const { away } = ok(await room.service.away.vacation('ann', '2026-12-27', '2027-01-05'));
    expect(away.daysLeft).toBe(0);
  });

  test('is not begun in pieces that follow on each other', async () => {
    const room = await openRoom({ clock: { now: at('2026-10-01T12:00Z') } });
    await inVienna(room);
    ok(await room.service.away.vacation('ann', '2026-10-02', '2026-10-12'));
    expect(refused(await room.service.away.vacation('ann', '2026-10-13', '2026-10-16')).refused).toBe('away.row');
    ok(await room.service.away.vacation('ann', '2026-10-14', '2026-10-16'));
  });

  test('AS16 needs a time zone, and no unknown one is taken', async () => {
    const room = await openRoom();
    expect(refused(await room.service.away.vacation('ann', '2026-06-11', '2026-06-12')).refused).toBe('away.no-zone');
    expect(refused(await room.service.away.zone('ann', 'Mars/Base'))).toEqual({
      refused: 'away.zone',
      with: { zone: 'Mars/Base' },
    });
    expect(ok(await room.service.away.of('ann')).zone).toBeUndefined();
  });

  test('set by two processes at once is set by both', async () => {
    const folder = newFolder();
    const clock = { now: at('2026-06-10T12:00Z') };
    const rooms = [await openRoom({ folder, clock }), await openRoom({ folder, clock })] as const;
    await inVienna(rooms[0]);
    await Promise.all([
      rooms[0].service.away.vacation('ann', '2026-07-01', '2026-07-02'),
      rooms[1].service.away.vacation('ann', '2026-08-01', '2026-08-02'),
    ]);
    expect(ok(await rooms[0].service.away.of('ann'))).toMatchObject({ daysLeft: 24, vacations: [{}, {}] });
  });
});

describe('hours of sleep', () => {
  test('hold from the next wait on', async () => {
    const room = await openRoom({ clock: { now: at('2026-06-10T12:00Z') } });
    const id = await turnOfAnn(room);
    room.clock.now += minute;
    await inVienna(room);
    const before = await clockOf(room, id);
    ok(await room.service.away.sleep('ann', { from: 23 * 60, to: 7 * 60 }));
    await room.sweep();
    expect(await clockOf(room, id)).toEqual(before);
    const next = await turnOfAnn(room);
    // A night is in between.
    expect((await clockOf(room, next))?.allowUntil).toBe(room.clock.now + 24 * hour + 8 * hour);
  });

  test('are ten at most', async () => {
    const room = await openRoom();
    await inVienna(room);
    ok(await room.service.away.sleep('ann', { from: 22 * 60, to: 8 * 60 }));
    for (const to of [8 * 60 + 1, 22 * 60])
      expect(refused(await room.service.away.sleep('ann', { from: 22 * 60, to })).refused).toBe('away.sleep');
    expect(ok(await room.service.away.of('ann')).sleep).toEqual({ from: 22 * 60, to: 8 * 60 });
  });
});

describe('when time is up', () => {
  test('AS13 a day of vacation is drawn first, and its person is told', async () => {
    const room = await openRoom({ clock: { now: at('2026-12-27T22:59Z') } });
    const id = await turnOfAnn(room);
    const other = await turnOfAnn(room);
    await inVienna(room);
    await pass(room, 4 * day - 9 * hour);
    await room.sent();
    await pass(room, 9 * hour);
    // In Vienna it is a minute before the new year: a day of the old one is drawn.
    const until = at('2026-12-31T22:59Z') + day;
    expect(await room.sent()).toContainEqual({
      kind: 'notice',
      table: id,
      user: 'ann',
      text: { key: 'notice.vacation-drawn', with: { game: 'Tiny Empires', table: id, until: String(until / 1000) } },
    });
    expect(ok(await room.service.away.of('ann'))).toMatchObject({ vacations: [{ to: until }], daysLeft: 27 });
    await pass(room, 2 * minute);
    expect(ok(await room.service.away.of('ann')).daysLeft).toBe(28);
    for (const table of [id, other]) expect(await clockOf(room, table)).toMatchObject({ awayUntil: until });
    await pass(room, day - 3 * minute);
    expect(await clockOf(room, id)).toMatchObject({ state: 'still' });
  });

  test.each([
    ['its person does not want that', CLOCKS.daily, false],
    ['vacation does not count at the table', { ...CLOCKS.daily, leave: false }, true],
  ] as const)('none is drawn if %s', async (_, clock, automatic) => {
    const room = await openRoom();
    const id = await turnOfAnn(room, clock);
    ok(await room.service.away.automatic('ann', automatic));
    await pass(room, 4 * day - 9 * hour);
    await room.sent();
    await pass(room, 9 * hour);
    expect((await room.sent()).map(({ kind }) => kind)).toEqual(['late']);
    expect(await clockOf(room, id)).toMatchObject({ state: 'late' });
    expect(ok(await room.service.away.of('ann')).daysLeft).toBe(28);
  });
});
