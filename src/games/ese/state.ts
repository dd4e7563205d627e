/** Epic Space Empires' part of the state: what its rules must remember besides zones and cards. */
import type { CardId, Seat, State } from '#kernel/state';
import type { Options } from './options.ts';

export type Phase =
  | 'production'
  | 'trade'
  | 'research'
  | 'build'
  | 'exploration'
  | 'action'
  | 'event'
  | 'attack'
  | 'battle'
  | 'end';

/** Where a fleet is assigned, and its state in the rounds of assignment. */
export type Assignment = {
  /** The planet it is assigned to. */
  to?: CardId;
  /** The speed at which its player was last asked about it. */
  said?: number;
  /** Lost in space: it cannot be assigned again this turn. */
  barred?: true;
};

/** Something played in a window; it takes effect when the window closes. */
export type Play = {
  readonly n: number;
  readonly seat: Seat;
  /** The card played, or the card in play whose ability is used. */
  readonly card: CardId;
  readonly ability?: true;
  /** Fleets or planets that it targets, in the order asked. */
  readonly fleets?: readonly CardId[];
  readonly planet?: CardId;
  /** The number of the play that it cancels. */
  readonly cancels?: number;
};

/** An open window: who may play, and what has been played in it. */
export type Window = {
  readonly kind: 'tactics' | 'battle' | 'loss';
  readonly at: string;
  readonly seats: readonly Seat[];
  plays: Play[];
};

/** An offer in trade: what, by whom and to whom; `to` undefined: to all. */
export type Offer = {
  readonly by: Seat;
  readonly to: readonly Seat[];
  readonly give: readonly CardId[];
  /** Undefined: an open offer, for whatever the other is willing to give. */
  readonly want: readonly CardId[] | undefined;
  /** What another player would give for it, which the offerer has yet to accept. */
  readonly back?: readonly CardId[];
};

/** When a seat is asked in an attack: `speed:2` from that speed on, and wherever `attacked` is asked. */
export type Plan = (typeof wholePlans)[number] | `speed:${number}`;
export const wholePlans = ['never', 'attacked', 'always'] as const;

export type Conflict = {
  readonly planet: CardId;
  readonly owner: Seat;
  /** Fleets that a Fighting Withdrawal saves from being destroyed. */
  saved: CardId[];
};

/** What is over is set to undefined, which stored games leave out: objects from which fields are deleted become slow. */
export type EseG = {
  turn: number;
  /** Counts the rounds: how often the turn has come to the first player. */
  round: number;
  first: Seat;
  active: Seat;
  phase: Phase;
  /** The homeworld with which each seat started. */
  homes: CardId[];
  options: Options;
  /** How many cards were played from hand in the present phase. */
  played: number;
  /** Cards whose once-per-turn abilities were used this turn. */
  used: CardId[];
  /** How often this turn has gone back to its Action Phase; absent: never. */
  rampages?: number | undefined;
  /** How the active player attacks, if answered before the Attack Phase. */
  declares?: string | undefined;
  /** The plan of each seat, including the attacker's, for the present attack. */
  plans?: Readonly<Record<Seat, Plan>> | undefined;
  /** Seats that have passed for the rest of the attack; `wake` removes those that something concerns. */
  resting?: Seat[] | undefined;
  /** Something was played in the last tactics window. */
  stirred?: true | undefined;
  /** Nobody may attack this turn. */
  peace: boolean;
  /** The speed of the present round; lower ones are over. */
  k: number;
  courses: Record<CardId, Assignment>;
  /** Seats that have conceded and leave as soon as the rules let them. */
  leaving: Seat[];
  window?: Window | undefined;
  offer?: Offer | undefined;
  conflict?: Conflict | undefined;
};

/** What a card carries besides the kernel's fields. */
export type EseCard = {
  /** The card it is attached to, or the fleet or planet it is laid on. */
  on?: CardId;
};

export type EseState = State<EseG, EseCard>;
