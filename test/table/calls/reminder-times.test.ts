// When reminders come, without a clock and with one.
import { expect, test } from 'vitest';
import { halfTime, nextReminder } from '#table/calls/reminder-times';
import { CLOCKS } from '#table/clock/time-control';
import { duesOf } from '#table/facts/consequences';
import type { Fact } from '#table/facts/index';
import { day, lobby, openRoom } from '../room.ts';

const hour = 60 * 60_000;

test('without a clock: after the table’s time, after three days and after seven, then no more', () => {
  const all = (remindAfter: number) => {
    const times: number[] = [];
    for (let at = nextReminder(remindAfter, 0, 0); at !== undefined; at = nextReminder(remindAfter, 0, at))
      times.push(at);
    return times;
  };
  expect(all(hour)).toEqual([hour, 3 * day, 7 * day]);
  expect(all(3 * day)).toEqual([3 * day, 7 * day]);
  expect(all(5 * day)).toEqual([5 * day, 7 * day]);
  expect(all(10 * day)).toEqual([10 * day]);
  expect(all(0)).toEqual([]);
});

test('those that were missed while no program ran are not made up for', () => {
  expect(nextReminder(hour, 0, 4 * day)).toBe(7 * day);
  expect(nextReminder(hour, 0, 8 * day)).toBeUndefined();
});

test('with a clock: when half of what was left is gone, and never before six hours', () => {
  expect(halfTime(4 * day, 1000)).toBe(1000 + 2 * day);
  expect(halfTime(8 * hour, 1000)).toBe(1000 + 6 * hour);
  expect(halfTime(6 * hour, 1000)).toBeUndefined();
  // Times are whole: a server's column takes no fraction.
  expect(halfTime(4 * day + 1, 1000)).toBe(1001 + 2 * day);
});

test('a seat with a clock is reminded by it and not by the table’s time', async () => {
  const room = await openRoom();
  const { id } = await lobby(room, ['ann', 'bob']);
  const row = await room.store.tables.find(id);
  if (row === undefined) throw new Error('no table');
  const waits: Fact = { fact: 'waits', seat: 1, called: true, lapses: false };
  const around = { row, seats: row.seats, gameName: 'Tiny', remindAfter: day, routes: new Map(), now: 0 };
  expect(duesOf([waits], around).setDue).toEqual([{ kind: 'remind', seat: 1, at: day }]);
  const left = new Map([[1, 4 * day]]);
  const timed = { ...row, options: JSON.stringify({ ...JSON.parse(row.options), clock: CLOCKS.daily }) };
  expect(duesOf([waits], { ...around, left, row: timed }).setDue).toEqual([{ kind: 'half', seat: 1, at: 2 * day }]);
  const hushed = row.seats.map((seat) => ({ ...seat, calls: '{"hushed":true}' }));
  expect(duesOf([waits], { ...around, left, row: { ...timed, seats: hushed } }).setDue).toEqual([]);
});
