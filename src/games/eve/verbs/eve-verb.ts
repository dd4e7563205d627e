/** The form of EVE's verbs. */

import type { z } from 'zod';
import type { AnyEffect, ContinuousVerb, None, Verb } from '#cards/verb';
import type { Motif } from '#face/art';
import type { Fields } from '#kernel/kind';
import type { AbilityKind, CardType } from '../cards/parts.ts';
import type { EveWords, Filter } from '../cards/phrase.ts';
import type { Eve } from '../kind.ts';

/** What cards may say with a verb, beyond its schema. */
export type Wording<E extends AnyEffect> = {
  /** It also affects starbases. */
  readonly starbases?: true;
  /** Its phrase names something on the pile. */
  readonly onPile?: true;
  /** Its phrase says "a …": `always`, or `too`, beside "target …" and "each …". */
  readonly picksOne?: 'always' | 'too';
  /** It reaches a card that has just been destroyed. */
  readonly fromScrapheap?: true;
  /** Its phrase is about cards of everybody; other phrases of kinds are about the player's own. */
  readonly everybodys?: true;
  /** It changes an attack or a shield, directly or by the power of a command. */
  readonly changesStrength?: true;
  /** Why it does nothing to what a phrase picks; undefined if it does something. */
  phraseFault?(effect: E, what: Filter): string | undefined;
  /** Faults of the other fields, each with what to write instead. */
  faults?(effect: E, ability: { readonly kind: AbilityKind }, card: { readonly type: CardType }): readonly FieldFault[];
};
export type CountsUntil = 'targets are named' | 'damage is dealt';

/** What autopilots, orders of abilities and pictures go by, beyond what a verb does. */
export type Profile<E extends AnyEffect> = {
  /** Its effects add up to the same in any order. */
  readonly addsUp?: true;
  /** It brings ISK, which may pay for another card. */
  readonly bringsIsk?: true;
  /** It only shows cards, and changes nothing. */
  readonly onlyShows?: true;
  /** It can keep ships on the pile from warping. */
  readonly barsWarps?: true;
  /** Until when it counts in a battle: attacks are fixed once targets are named. */
  readonly countsUntil?: CountsUntil;
  /** What the picture of a card shows whose first effect it is. */
  readonly picture?: Motif;
  /** Whether it affects only the hand, market, scrapheap, ISK or tabs of the player who causes it. */
  concernsOnlyItsPlayer?(effect: E): boolean;
};
export type FieldFault = { readonly field: string; readonly message: string };

/**
 * A verb that does something, by its effect. The type is always written out: what the compiler would infer from what a verb does
 * depends on the ops of all verbs. `Continues`: the ops with which it continues.
 */
export type VerbOf<E extends AnyEffect, Continues extends Fields = None, Kept extends object = None> = Verb<
  E,
  Eve,
  EveWords,
  Continues,
  Kept
> &
  Wording<E> &
  Profile<E>;
/** The same by its schema. */
export type EveVerb<S extends z.ZodType<AnyEffect>, Continues extends Fields = None> = VerbOf<z.output<S>, Continues>;
/** A verb that is only continuous. */
export type ContinuousVerbOf<E extends AnyEffect, Continues extends Fields = None> = ContinuousVerb<
  E,
  Eve,
  EveWords,
  Continues
> &
  Wording<E> &
  Profile<E>;
export type EveContinuousVerb<S extends z.ZodType<AnyEffect>, Continues extends Fields = None> = ContinuousVerbOf<
  z.output<S>,
  Continues
>;
