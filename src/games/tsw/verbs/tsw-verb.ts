/** The form of The Space War's verbs. */
import type { z } from 'zod';
import type { AnyEffect, ContinuousVerb, None, Verb } from '#cards/verb';
import type { Need } from '#kernel/ask';
import type { Fields } from '#kernel/kind';
import type { CardId } from '#kernel/state';
import type { TswWords } from '../cards/phrase.ts';
import type { Tsw, TswMachine } from '../kind.ts';
import type { EffectScope } from '../rules/select.ts';

/** What the phrase of a verb may name. */
export type Naming = {
  /** Absent: cards in play. */
  readonly names?: 'cards being played' | 'attacks' | 'kinds of cards';
};

/** What a verb says of choices that are made before it happens. */
export type Choosing<E extends AnyEffect> = {
  /** Whether it would do anything to a target. Absent: to any. */
  suits?(m: TswMachine, id: CardId): boolean;
  /** What must be chosen besides targets; undefined if it cannot happen. */
  needs?(m: TswMachine, effect: E, from: EffectScope): readonly Need[] | undefined;
};

/**
 * A verb by its effect. The type is always written out: what the compiler would infer from what a verb does depends on the ops
 * of all verbs. `Continues`: the ops with which it continues; `Kept`: fields of its op when it is repeated.
 */
export type VerbOf<E extends AnyEffect, Continues extends Fields = None, Kept extends object = None> = Verb<
  E,
  Tsw,
  TswWords,
  Continues,
  Kept
> &
  Choosing<E> &
  Naming;

/** A verb by its schema. */
export type TswVerb<
  S extends z.ZodType<AnyEffect>,
  Continues extends Fields = None,
  Kept extends object = None,
> = VerbOf<z.output<S>, Continues, Kept>;

/** A verb that is only continuous, by its schema. */
export type Lasting<S extends z.ZodType<AnyEffect>> = ContinuousVerb<z.output<S>, Tsw, TswWords> & Naming;
