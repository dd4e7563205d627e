/** The part of a game's state that is Shattered Empires' own: what its rules must remember besides zones and cards. */
import type { Answer } from '#kernel/ask';
import type { CardId, CardRef, Seat, State } from '#kernel/state';
import type { SemOptions } from './options.ts';

/** The phases of a turn, in their order. */
export const phases = ['beginning', 'draw', 'queue', 'allocation', 'acquisition', 'combat', 'repair', 'end'] as const;
export type TurnPhase = (typeof phases)[number];
/** Where a game is: a phase of a turn, or before the first. */
export type Phase = TurnPhase | 'setup';

/** The sub-steps of the Acquisition Phase, in their order (S-4.5). */
export const acquisitions = ['resource', 'research', 'hire', 'assign'] as const;
export type Acquisition = (typeof acquisitions)[number];

/** A weapon: the card that it is on, a unit, a base or a modification, and its number there. */
export type Weapon = { readonly card: CardId; readonly n: number };

/** A weapon, or the damage of a command, with what it is aimed at. */
export type Shot = {
  /** Absent: the damage comes from a command. */
  readonly weapon?: Weapon;
  readonly damage: number;
  readonly target: CardRef;
  /** It passes shields by. */
  readonly ignoresShields?: true;
  /** Nobody evades it. */
  readonly sure?: true;
};

/** What a unit does in a fight that others have begun. */
export type Reply =
  /** Fires weapons at the attacker: in return, before the attack (`shoot`), or as a bypassed defense station. */
  | { readonly how: 'return' | 'shoot' | 'bypass'; readonly unit: CardRef; readonly weapons: readonly Weapon[] }
  /** Takes the place of a target, and fires these weapons in return (S-6.3). */
  | { readonly how: 'block'; readonly unit: CardRef; readonly target: CardRef; readonly weapons: readonly Weapon[] };

/** An attack from its declaration until it is over; one of a command stands here while the command waits to resolve. */
export type Attack = {
  readonly seat: Seat;
  /** The attacking unit; absent: the attack is a command. */
  readonly unit?: CardRef;
  /** The definition of the unit or of the command. */
  readonly def: string;
  shots: Shot[];
  readonly projectile?: true;
  /** Nobody may fire back or intercept. */
  readonly unanswered?: true;
  /** What defenders have said; they are asked once, unless somebody acts after them. */
  replies: Reply[];
  answered: Seat[];
  /** Units that have been removed from it: they are not hit, and do not fire. */
  removed: CardRef[];
  /** Added to the hit rolls of shots at a seat's cards. */
  jammed: Record<Seat, number>;
  /** Damage that will still be prevented, by the card that it would befall. */
  prevented: Record<CardRef, number>;
};

export type SemG = {
  /** Counts the turns of all players. */
  turn: number;
  /** Counts how often the turn has come to the first player, or to whoever has taken their place. */
  round: number;
  first: Seat;
  active: Seat;
  phase: Phase;
  options: SemOptions;
  /** Command points that are left, by seat. */
  cp: number[];
  /** The sub-step of the Acquisition Phase that the active player has come to. */
  acquiring: Acquisition;
  /** A resource has been played this turn. */
  resourcePlayed?: true;
  attack?: Attack;
  /** Defense stations at which a weapon has been aimed this turn (S-6.1). */
  targeted: CardRef[];
  /** Abilities that have worked this turn and do so once in a turn, as card and number. */
  used: string[];
  /** Attacks that the active player has announced together with one already made. */
  announced: Answer[];
  /** The active player wants no Combat Phase. */
  ending?: true;
  /** Projects that the active player wants to scrap as the turn ends. */
  scrapping: CardId[];
  /** The latest round in which anybody was dealt damage. */
  lastDamage: number;
  /** Seats that have conceded and leave at the next step. */
  leaving: Seat[];
};

/** What a card carries besides the kernel's fields. */
export type SemCard = {
  /** Yield that has been put on a project, or on research that is not completed. */
  progress?: number;
  /** Research: completed. */
  done?: true;
  /** Units, bases and modifications: damage. */
  damage?: number;
  /** Shield points that are lost. */
  shieldLoss?: number;
  testing?: true;
  /** Numbers of its weapons that have been fired this turn. */
  fired?: number[];
  /** Modifications and personnel: the unit or base that they are on. */
  on?: CardId;
  /** It comes from the sideboard, or is a copy: it leaves the game when it leaves play (S-R-20). */
  special?: true;
};

export type SemState = State<SemG, SemCard>;
