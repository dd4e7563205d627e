/** "For each", in EVE. */
import type { AnyEffect, Verb } from '#cards/verb';
import type { Amount } from '#cards/verbs/amount';
import { type Per, withPer } from '#cards/verbs/per';
import { object } from '../cards/parts.ts';
import type { EveWords } from '../cards/phrase.ts';
import type { Eve } from '../kind.ts';
import { amount, objectsIn } from '../rules/effects/context.ts';

/** A verb that may say "for each". */
export function perEach<E extends AnyEffect & { n: Amount }>(
  verb: Verb<E, Eve, EveWords>,
): Verb<E & Per<EveWords>, Eve, EveWords> {
  return withPer<E, Eve, EveWords>(verb, object.optional(), {
    amount,
    count: (m, frame, what) => objectsIn(m, frame, what).length,
  });
}
