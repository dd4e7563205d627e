// Words for stories about calls: a turn that comes to somebody, and time that passes.
import type { View } from '#face/view';
import { usualCalls } from '#table/people/settings-stored';
import type { CallSettings, OutgoingMessage, UserSettings } from '#table/types';
import { answer, deckOf, game, ok, openRoom, type Room } from '../room.ts';

const decks = [deckOf('strike', 'gain'), deckOf('gain')];
export const emptyView: View = {
  seat: undefined,
  seats: 2,
  out: [],
  asks: [],
  owing: [],
  active: 0,
  turn: 1,
  result: undefined,
  board: {},
};
export const minute = 60_000;
export const hour = 60 * minute;
/** Monday, 5 January 2026. */
export const monday = Date.UTC(2026, 0, 5);

export const set = (room: Room, user: string, calls: Partial<CallSettings>, more: Partial<UserSettings> = {}) =>
  room.service.setSettings(user, { calls: { ...usualCalls, ...calls }, ...more });

/** A table where the turn has just come to bob, and what was sent of it. */
export async function bobsTurn(room: Room, prepare: (table: string) => Promise<unknown> = async () => {}) {
  const { id } = await game(room, ['ann', 'bob'], { decks });
  await prepare(id);
  await room.sent();
  await answer(room, id, 'ann', { pick: ['end'] });
  return { id, sent: await room.sent() };
}

/** Ends somebody's turn, with the usual answer to whatever else they are asked. */
export async function endTurn(room: Room, table: string, user: string): Promise<void> {
  for (;;) {
    const { view } = ok(await room.service.view(table, user));
    const [ask] = view.asks;
    if (ask === undefined || !view.owing.includes(ask.seat)) return;
    ok(await room.service.submit(table, user, { ask: ask.id, answer: ask.fallback }));
  }
}

/** Lets time pass, with a sweep every five minutes (every hour, if it is long), and returns what was sent. */
export async function later(room: Room, ms: number): Promise<readonly OutgoingMessage[]> {
  const sent: OutgoingMessage[] = [];
  const until = room.clock.now + ms;
  const step = ms > 12 * hour ? hour : 5 * minute;
  while (room.clock.now < until) {
    room.clock.now = Math.min(until, room.clock.now + step);
    await room.sweep();
    sent.push(...(await room.sent()));
  }
  return sent;
}

export const openAt = (at: number) => openRoom({ clock: { now: at } });
export const silent = (table: string): OutgoingMessage => ({ kind: 'live', table, mention: [], fresh: true });
export const quiet = { quiet: { from: '22:00', to: '08:00', days: [1, 2, 3, 4, 5, 6, 7] } };
