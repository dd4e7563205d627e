/** The form of Shattered Empires' verbs. */
import type { z } from 'zod';
import type { AnyEffect, ContinuousVerb, None, Verb } from '#cards/verb';
import type { Need } from '#kernel/ask';
import type { Fields } from '#kernel/kind';
import type { CardId } from '#kernel/state';
import type { SemWords } from '../cards/phrase.ts';
import type { Sem, SemMachine } from '../kind.ts';
import type { EffectScope } from '../rules/select.ts';

/** What a verb says of choices that are made before it happens. */
export type Choosing<E extends AnyEffect> = {
  /** Whether it would do anything to a target. Absent: to any. */
  suits?(m: SemMachine, id: CardId): boolean;
  /** What must be chosen besides targets; undefined if it cannot happen. */
  needs?(m: SemMachine, effect: E, from: EffectScope): readonly Need[] | undefined;
  /** It changes an attack that is going on, and is of no use otherwise. */
  readonly inAttack?: true;
};

/**
 * A verb by its effect. The type is always written out: what the compiler would infer from what a verb does depends on the ops
 * of all verbs. `Continues`: the ops with which it continues.
 */
export type VerbOf<E extends AnyEffect, Continues extends Fields = None> = Verb<E, Sem, SemWords, Continues> &
  Choosing<E>;

/** A verb by its schema. */
export type SemVerb<S extends z.ZodType<AnyEffect>, Continues extends Fields = None> = VerbOf<z.output<S>, Continues>;

/** A verb that is only continuous, by its schema. */
export type Lasting<S extends z.ZodType<AnyEffect>> = ContinuousVerb<z.output<S>, Sem, SemWords>;
