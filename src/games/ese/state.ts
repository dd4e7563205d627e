/** Epic Space Empires' part of the state: what its rules must remember besides zones and cards. */
import type { Machine } from '#kernel/machine';
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

/** Where a fleet is assigned, and what has become of its choice in the rounds of assignment. */
export type Assignment = {
  /** The planet it is assigned to. */
  to?: CardId;
  /** The speed at which its player was last asked about it. */
  said?: number;
  /** Lost in space: no assignment any more this turn. */
  barred?: true;
};

/** Something played in a window; it takes effect when the window closes. */
export type Play = {
  readonly n: number;
  readonly seat: Seat;
  /** The card played, or the card in play whose ability is used. */
  readonly card: CardId;
  readonly ability?: true;
  /** Fleets or planets it aims at, in the order asked. */
  readonly fleets?: readonly CardId[];
  readonly planet?: CardId;
  /** The play it cancels, by its number. */
  readonly cancels?: number;
};

/** An open window: who may play, and what has been played in it. */
export type Window = {
  readonly kind: 'tactics' | 'battle' | 'loss';
  readonly at: string;
  readonly seats: readonly Seat[];
  plays: Play[];
};

/** What is offered in trade, by whom to whom; `to` undefined: to all. */
export type Offer = {
  readonly by: Seat;
  readonly to: readonly Seat[];
  readonly give: readonly CardId[];
  /** Undefined: whatever the other likes to give. */
  readonly want: readonly CardId[] | undefined;
  /** What the one who accepted would give for it; it waits for the offerer's word. */
  readonly back?: readonly CardId[];
};

/** When a seat is asked in an attack: `speed:2` from that speed on, and wherever `attacked` is asked. */
export type Plan = (typeof wholePlans)[number] | `speed:${number}`;
export const wholePlans = ['never', 'attacked', 'always'] as const;

export type Conflict = {
  readonly planet: CardId;
  readonly owner: Seat;
  /** Fleets that a Fighting Withdrawal keeps from being destroyed. */
  saved: CardId[];
};

export type EseG = {
  turn: number;
  /** Counts the times that the turn came round to the first player. */
  round: number;
  first: Seat;
  active: Seat;
  phase: Phase;
  /** The homeworld that each seat began with. */
  homes: CardId[];
  options: Options;
  /** Played from hand in the present phase. */
  played: number;
  /** Abilities used this turn that work once. */
  used: CardId[];
  /** How often this turn has gone back to its Action Phase; absent: never. */
  rampages?: number;
  /** Whether the active player attacks, where that was said before the Attack Phase. */
  declares?: string;
  /** What each seat has planned for the attack that is on; the attacker too. */
  plans?: Readonly<Record<Seat, Plan>>;
  /** Seats that have passed for the rest of the attack; whoever has news of it is taken off the list. */
  resting?: Seat[];
  /** Something was played in the last window for tactics. */
  stirred?: true;
  /** Nobody attacks any more this turn. */
  peace: boolean;
  /** The speed whose round is on; those below are over. */
  k: number;
  courses: Record<CardId, Assignment>;
  /** Seats that have given up and leave as soon as the rules let them. */
  leaving: Seat[];
  window?: Window;
  offer?: Offer;
  conflict?: Conflict;
};

/** What a card carries besides the kernel's fields. */
export type EseCard = {
  /** The card it is attached to, or the fleet or planet it is laid on. */
  on?: CardId;
};

export type EseState = State<EseG, EseCard>;
export type EseMachine = Machine<EseState>;
