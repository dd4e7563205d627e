// Warnings that time runs out, in the quiet hours of the person whom they warn.
import { describe, expect, test } from 'vitest';
import { CLOCKS } from '#table/clock/time-control';
import type { CallSettings } from '#table/types';
import { day, deckOf, game, ok, openRoom, pass, type Room } from '../room.ts';
import { hour, monday, openAt, quiet, set } from './calling.ts';

const decks = [deckOf('strike', 'gain'), deckOf('gain')];
/** Four days altogether; a warning must come six hours before they are over, and comes nine and a half before by itself. */
const clock = { ...CLOCKS.daily, sleep: false, leave: false } as const;
const warnedOnly = { remind: { half: false, late: true } } as const;

/** Ann’s turn, whose time is up so many hours after Monday midnight. */
async function timeUpAt(hours: number, calls: Partial<CallSettings> = {}): Promise<Room> {
  const room = await openAt(monday + hours * hour - 4 * day);
  await set(room, 'ann', { ...warnedOnly, ...calls }, quiet);
  await game(room, ['ann', 'bob'], { decks, options: { clock, remindAfter: 0 } });
  await room.sweep();
  await room.sent();
  return room;
}

const mayRing = async (room: Room) => (await room.service.calls.toTell(['ann'], 'warning')).includes('ann');

/** What ann is sent until an hour after Monday midnight: its kind, its hour, and whether it may ring. */
async function annsMessages(room: Room, until: number) {
  const told: (readonly [string, number, boolean])[] = [];
  while (room.clock.now < monday + until * hour) {
    await pass(room, hour);
    const rings = await mayRing(room);
    const at = (room.clock.now - monday) / hour;
    for (const { kind } of await room.sent())
      if (kind === 'warning' || kind === 'reminder') told.push([kind, at, rings]);
  }
  return told;
}

/** What is sent until an hour after Monday midnight, with its hour. */
async function kindsUntil(room: Room, until: number) {
  const told: (readonly [string, number])[] = [];
  while (room.clock.now < monday + until * hour) {
    await pass(room, hour);
    for (const { kind } of await room.sent()) if (kind !== 'call') told.push([kind, (room.clock.now - monday) / hour]);
  }
  return told;
}

const tableOf = async (room: Room) => (await room.service.tablesOf('ann'))[0]?.id ?? '';

describe('A22 a warning in quiet hours', () => {
  test.each([{ wake: false }, { wake: true }])('waits for their end if it is in time then: %o', async (calls) => {
    expect(await annsMessages(await timeUpAt(15, calls), 14)).toEqual([['warning', 8, true]]);
  });

  test('waits for their end even if it is late then, and the end of time moves by as much as a warning must come before', async () => {
    const room = await timeUpAt(9);
    expect(await annsMessages(room, 13)).toEqual([['warning', 8, true]]);
    expect(ok(await room.service.info(await tableOf(room))).waiting).toMatchObject([{ user: 'ann' }]);
    await pass(room, 2 * hour);
    expect((await room.sent()).map(({ kind }) => kind)).toEqual(['late']);
  });

  test('AS30 time that would be up in quiet hours is up after them, a warning’s time later', async () => {
    const room = await timeUpAt(4);
    expect(await annsMessages(room, -1)).toEqual([['warning', -5, true]]);
    expect(await kindsUntil(room, 7)).toEqual([]);
    expect(await kindsUntil(room, 9)).toEqual([['late', 8]]);
  });

  test('AS30 whoever may be woken has time that is up when it is', async () => {
    const room = await timeUpAt(4, { wake: true });
    expect(await kindsUntil(room, 6)).toEqual([
      ['warning', -5],
      ['late', 4],
    ]);
  });

  test('wakes whoever has chosen so, who are reminded no more', async () => {
    expect(await annsMessages(await timeUpAt(9, { wake: true }), 8)).toEqual([['warning', 0, true]]);
  });

  test('wakes nobody who wants no reminders', async () => {
    const room = await timeUpAt(9, { wake: true, remind: { half: false, late: false } });
    expect(await annsMessages(room, 8)).toEqual([['warning', 0, false]]);
  });
});

test('A22 nothing else wakes anybody: only warnings may', async () => {
  const room = await openAt(monday);
  await set(room, 'ann', { wake: true }, quiet);
  const told = (of: 'end' | 'news' | 'given' | 'warning') => room.service.calls.toTell(['ann'], of);
  for (const of of ['end', 'news', 'given'] as const) expect(await told(of), of).toEqual([]);
  expect(await told('warning')).toEqual(['ann']);
});

test('A22 people sleep through warnings until they say otherwise', async () => {
  const room = await openRoom();
  expect((await room.service.settings('ann')).calls.wake).toBe(false);
});
