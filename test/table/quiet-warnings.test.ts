// Warnings that time runs out, in the quiet hours of the person whom they warn.
import { describe, expect, test } from 'vitest';
import { CLOCKS } from '#table/time-control';
import type { CallSettings } from '#table/types';
import { hour, monday, openAt, quiet, set } from './calling.ts';
import { day, deckOf, game, openRoom, pass, type Room } from './room.ts';

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

describe('A22 a warning in quiet hours', () => {
  test.each([{ wake: false }, { wake: true }])('waits for their end if it is in time then: %o', async (calls) => {
    expect(await annsMessages(await timeUpAt(15, calls), 14)).toEqual([['warning', 8, true]]);
  });

  test('comes at once without noise if it would be too late then, and a reminder follows the quiet hours', async () => {
    expect(await annsMessages(await timeUpAt(9), 8)).toEqual([
      ['warning', 0, false],
      ['reminder', 8, true],
    ]);
  });

  test('has no reminder after it if time is up before the quiet hours end', async () => {
    expect(await annsMessages(await timeUpAt(7), 6)).toEqual([['warning', -2, false]]);
  });

  test('wakes whoever has chosen so, who are reminded no more', async () => {
    expect(await annsMessages(await timeUpAt(9, { wake: true }), 8)).toEqual([['warning', 0, true]]);
  });

  test('wakes nobody who wants no reminders', async () => {
    const room = await timeUpAt(9, { wake: true, remind: { half: false, late: false } });
    expect(await annsMessages(room, 8)).toEqual([['warning', 0, false]]);
  });

  test('leaves the time as it is: what happens then happens then', async () => {
    const room = await timeUpAt(7);
    await annsMessages(room, 6);
    await pass(room, hour);
    expect((await room.sent()).map(({ kind }) => kind)).toEqual(['late']);
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
