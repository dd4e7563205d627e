/** The Space War's part of the state: what its rules must remember besides zones and cards. */
import type { CardId, Seat, State } from '#kernel/state';

export type Phase = 'setup' | 'draw' | 'action' | 'discard' | 'attack';

/** The rows of a station, from top to bottom (T-4.1). */
export const rows = ['draw', 'action', 'discard'] as const;
export type Row = (typeof rows)[number];

export type TswG = {
  /** Counts the turns of both players. */
  turn: number;
  /** Who has the first turn. */
  first: Seat;
  active: Seat;
  phase: Phase;
  /** Actions that the active player has left. */
  actions: number;
  /** Life points of the commanders, by seat; none before they are revealed. */
  life: number[];
  /** The station action of this turn has been used (T-4.5). */
  stationActionUsed?: true;
  /** The number of each player's latest turn, by seat. Absent: they have had none. */
  latest?: number[];
  /** How many cards each player has played this turn, by seat. */
  played?: number[];
  /** How many cards the active player discards after the draws of this draw phase. Absent: none. */
  discards?: number;
  /** Who has turns to come before the order of turns goes on, the next first. */
  extra?: Seat[];
};

/** What a card has done in a turn. It no longer counts in a later one. */
export type ActionsTaken = {
  turn: number;
  moved?: true;
  attacks?: number;
  /** It has used an ability in place of its attacks (T-9.1). */
  ability?: true;
  /** How often it has used each of its abilities that are limited, by their numbers. */
  uses?: Readonly<Record<number, number>>;
};

/** What a card carries besides the kernel's fields. */
export type TswCard = {
  /** In play: the player in whose home zone it is. */
  at?: Seat;
  /** In play: the turn in which it entered. */
  entered?: number;
  did?: ActionsTaken;
  damage?: number;
  paralyzed?: true;
  /** The X that was paid for it. */
  x?: number;
  counters?: number;
  /** It stays attached to this card, and goes with it. */
  on?: CardId;
  /** The definition of which it is a copy. */
  as?: string;
  /** Its attack and defense values are exchanged. */
  swapped?: true;
  /** Somebody else controls it until the turn ends. */
  borrowed?: true;
  /** How often it has been kept for its upkeep. */
  kept?: number;
  /** In a station: it has been flipped and lies face up. */
  flipped?: true;
};

export type TswState = State<TswG, TswCard>;
