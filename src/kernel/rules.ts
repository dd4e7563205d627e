/** What a game gives to the machine: its ops, its rulebook steps, its triggers. All of it pure. */
import type { GameEvent } from './event.ts';
import type { Machine } from './machine.ts';
import type { Op } from './op.ts';
import type { Reply } from './reply.ts';
import type { CardId, Frame, Seat, State, Waiting } from './state.ts';

/**
 * Carries out one op. `frame` is the frame that held it; its `rest` is what comes after. `reply` holds the answers where an
 * ask named this op to go on with, and nothing where nobody was asked.
 */
export type OpHandler<S extends State> = (m: Machine<S>, frame: Frame, op: Op, reply: Reply) => void;

/** One step of a rulebook, called by the op `rule` with the op itself, which holds the step's fields. */
export type RuleStep<S extends State> = OpHandler<S>;

/** Something that may happen and that an effect may replace. `e` is the kind, `card` what it would happen to. */
export type Would = { readonly e: string; readonly card?: string; readonly [field: string]: unknown };

/** An "instead" effect that applies to a `Would`. */
export type Instead = {
  /** Names the effect; one effect replaces one event at most once. */
  readonly key: string;
  /** Who decides about it. */
  readonly you: Seat;
  readonly by: string;
  /** The ops that happen instead. */
  readonly ops: readonly Op[];
  /** When set, `you` are asked first and may say no. */
  readonly ask?: { readonly prompt: string; readonly with?: Readonly<Record<string, string | number>> };
};

export type Rules<S extends State> = {
  readonly game: string;
  /** Newest shape of the state, from 1. */
  readonly format: number;
  /** `migrate[n]` turns a state of format n into one of format n + 1. */
  readonly migrate: Readonly<Record<number, (state: Record<string, unknown>) => Record<string, unknown>>>;
  readonly ops: Readonly<Record<string, OpHandler<S>>>;
  readonly steps: Readonly<Record<string, RuleStep<S>>>;
  /** Abilities that an event sets off, in any order. Called once for each event, right after the op that emitted it. */
  triggers(m: Machine<S>, event: GameEvent): readonly Omit<Waiting, 'id'>[];
  /** "Instead" effects for something that is about to happen. */
  instead(m: Machine<S>, would: Would): readonly Instead[];
  /** Whether a zone is one where cards are in play: leaving it leaves a last-known snapshot in the event. */
  inPlay(zone: string): boolean;
  /** Whether nobody but the owner (or nobody at all) sees the cards of a zone: shuffling makes them unrecognisable. */
  hidden(zone: string): boolean;
  /** Drops a card's own game fields on leaving play, so that its next life begins fresh. */
  fresh(m: Machine<S>, id: CardId): void;
  /** Ops that one input may run before it is called a runaway. */
  readonly opCap: number;
};
