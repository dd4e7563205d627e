/** The form of The Space War's verbs. */
import type { AnyEffect, None, Verb } from '#cards/verb';
import type { Fields } from '#kernel/kind';
import type { TswWords } from '../cards/phrase.ts';
import type { Tsw } from '../kind.ts';

/**
 * A verb by its effect. The type is always written out: what the compiler would infer from a verb's deed depends on the ops
 * of all verbs. `Continues`: the ops with which it continues; `Kept`: fields of its op when it is repeated.
 */
export type VerbOf<E extends AnyEffect, Continues extends Fields = None, Kept extends object = None> = Verb<
  E,
  Tsw,
  TswWords,
  Continues,
  Kept
>;
