/** Returning cards to hand. */
import { type OnObjects, onObjectsVerb } from '#cards/verbs/on-objects';
import { count, counting } from '#cards/verbs/that-many';
import { object } from '../cards/parts.ts';
import type { EveWords } from '../cards/phrase.ts';
import type { Eve } from '../kind.ts';
import { returnToHand as returnCard, settleControl } from '../rules/change.ts';
import { objectsIn } from '../rules/effects/context.ts';
import { isRegion } from '../rules/facts.ts';
import type { VerbOf } from './eve-verb.ts';
import { inPlay } from './nouns.ts';

export const returnToHand: VerbOf<OnObjects<'returnToHand', EveWords>> = {
  ...counting(
    onObjectsVerb<'returnToHand', Eve, EveWords>(
      'returnToHand',
      { what: object },
      {
        meaning: 'Return objects to their owner’s hand.',
        reach: inPlay,
        hint: { concerns: 'its target', worth: -1 },
        says: (objects) => `return ${objects} to its owner's hand`,
        objects: objectsIn,
        run(m, frame, ids) {
          const cards = ids.filter((id) => !isRegion(m, id));
          for (const id of cards) returnCard(m, id);
          count(frame, cards.length);
          settleControl(m);
        },
      },
    ),
  ),
  fromScrapheap: true,
  picture: 'back',
};
