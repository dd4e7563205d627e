/** What a game provides to the machine: its ops, its rulebook steps, its triggers. All of it is pure. */
import type { EventOf, Kind } from './kind.ts';
import type { Machine } from './machine.ts';
import type { Op } from './op.ts';
import type { Reply } from './reply.ts';
import type { Frame, Seat, Waiting } from './state.ts';
import type { StoredObjects } from './stored-fields.ts';

/**
 * Executes one op. `frame` is the frame that it came from, whose `rest` has the ops after it. `reply` has the answers if the
 * op follows an ask, and is empty otherwise.
 */
export type OpHandler<K extends Kind, O = Op> = (m: Machine<K>, frame: Frame, op: O, reply: Reply) => void;

/** One step of a rulebook, called by the op `rule`; the op has the step's arguments as fields. */
export type RuleStep<K extends Kind, N extends keyof K['steps']> = OpHandler<K, Readonly<K['steps'][N]>>;

/** Something that is about to happen and may be replaced. `e`: its kind; `card`: the card it would happen to. */
export type Would = { readonly e: string; readonly card?: string; readonly [field: string]: unknown };

/** A replacement ("instead") effect that applies to a `Would`. */
export type Instead = {
  /** Identifies the effect, which replaces an event at most once. */
  readonly key: string;
  /** The seat that decides about it. */
  readonly you: Seat;
  readonly by: string;
  /** The ops that happen instead. */
  readonly ops: readonly Op[];
  /** If set, the seat is asked first and may decline. */
  readonly ask?: { readonly prompt: string; readonly with?: Readonly<Record<string, string | number>> };
};

export type Rules<K extends Kind = Kind> = {
  readonly game: string;
  /** The current format of the state, from 1. */
  readonly format: number;
  /** `migrate[n]` turns a state of format n into one of format n + 1. */
  readonly migrate: Readonly<Record<number, (state: Record<string, unknown>) => Record<string, unknown>>>;
  /** What stored states of the current format have; absent: nothing that any could lack. */
  readonly stored?: readonly StoredObjects<K['state']>[];
  readonly ops: { readonly [T in keyof K['ops']]: OpHandler<K, Readonly<K['ops'][T]>> };
  readonly steps: { readonly [N in keyof K['steps']]: RuleStep<K, N> };
  /**
   * Abilities that an event triggers, in any order. Called once per event, right after the op that emitted it; also with the
   * kernel's own events, whose kinds a game does not use for its own.
   */
  triggers(m: Machine<K>, event: EventOf<K>): readonly Omit<Waiting, 'id'>[];
  /** "Instead" effects for something that is about to happen. */
  instead(m: Machine<K>, would: Would): readonly Instead[];
  /** Whether cards in a zone are in play: the event of a card that leaves play contains a snapshot of it. */
  inPlay(zone: string): boolean;
  /** Whether the cards of a zone are seen by their owner at most, so that shuffling must make them unrecognisable. */
  hidden(zone: string): boolean;
  /** The game's fields that a card loses when it leaves play. */
  readonly lostFields: readonly string[];
  /** How many ops one input may run before it counts as a runaway. */
  readonly opCap: number;
};
