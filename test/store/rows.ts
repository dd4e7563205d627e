/** Rows to store, complete but for what a story is about. */
import type { InputRow, NewDeckRow, NewTable, SeatRow } from '#store/types';

export const seatRow = (seat: number, user: string, more: Partial<SeatRow> = {}): SeatRow => ({
  seat,
  user,
  bot: undefined,
  name: `Name of ${user}`,
  deck: undefined,
  settings: undefined,
  waitingSince: undefined,
  movedRev: 0,
  ...more,
});

export const newTable = (id: string, more: Partial<NewTable> = {}): NewTable => ({
  id,
  key: `press-${id}`,
  status: 'lobby',
  game: 'tiny',
  edition: 'core',
  seed: 'seed',
  host: 'ann',
  options: '{}',
  place: {
    guild: 'g1',
    channel: `channel-${id}`,
    thread: undefined,
    lobbyMessage: undefined,
    liveMessage: undefined,
    liveFrom: undefined,
  },
  openedAt: 1000,
  seats: [seatRow(0, 'ann')],
  ...more,
});

export const input = (rev: number, n: number, more: Partial<InputRow> = {}): InputRow => ({
  rev,
  n,
  seat: 0,
  user: 'ann',
  by: 'person',
  ask: rev * 10 + n,
  input: '{}',
  events: '[]',
  at: 2000,
  ...more,
});

export const newDeck = (id: string, more: Partial<NewDeckRow> = {}): NewDeckRow => ({
  id,
  key: `press-${id}`,
  owner: 'ann',
  game: 'tiny',
  name: `Deck ${id}`,
  nameKey: `deck ${id}`,
  createdAt: 1000,
  changedAt: 1000,
  body: '{}',
  ...more,
});
