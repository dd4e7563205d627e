/** The form of the verbs of Epic Space Empires. Its cards have no phrases: fields name what is meant. */
import type { z } from 'zod';
import type { AnyEffect, ContinuousVerb, None, Verb } from '#cards/verb';
import type { Need } from '#kernel/ask';
import type { Fields } from '#kernel/kind';
import type { Seat } from '#kernel/state';
import type { CardType } from '../cards/parts.ts';
import type { Ese, EseMachine } from '../kind.ts';

export type EseWords = { noun: never; trait: never; place: never; ref: never; stat: never };

/** What belongs to every verb of the game. */
export type Borne<E extends AnyEffect> = {
  /** The types of cards that may have it. */
  readonly on: readonly CardType[];
  /** A field that makes no sense on a type, with what to write instead; undefined: none. */
  misfit?(effect: E, type: CardType): { readonly field: string; readonly message: string } | undefined;
};

/** A verb that rules read off the card, while it is in play or when it is played. The type is always written out. */
export type EseVerb<S extends z.ZodType<AnyEffect>> = ContinuousVerb<z.output<S>, Ese, EseWords> & Borne<z.output<S>>;

/** What an event says of its aim. */
export type Aiming<E extends AnyEffect> = {
  /** The need whose answer is its aim, if it has one; undefined: it cannot be played now. */
  aims?(m: EseMachine, seat: Seat, effect: E): readonly Need[] | undefined;
};

/** What an event aims at: the chosen option of its need, if it has one. */
type Aimed = { at?: string | undefined };

/** A verb of events, which takes effect at once. `Continues`: the ops with which it continues. */
export type EventVerb<S extends z.ZodType<AnyEffect>, Continues extends Fields = None> = Verb<
  z.output<S>,
  Ese,
  EseWords,
  Continues,
  Aimed
> &
  Borne<z.output<S>> &
  Aiming<z.output<S>>;
