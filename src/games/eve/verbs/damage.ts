/** Dealing damage. */
import { type Damage, damageVerb } from '#cards/verbs/damage';
import type { Per } from '#cards/verbs/per';
import { count, counting } from '#cards/verbs/that-many';
import { amount as n, object } from '../cards/parts.ts';
import type { EveWords } from '../cards/phrase.ts';
import type { Eve } from '../kind.ts';
import { damage as damageCard } from '../rules/change.ts';
import { amount, objectsIn, sourceOf } from '../rules/effects/context.ts';
import type { VerbOf } from './eve-verb.ts';
import { ships } from './nouns.ts';
import { perEach } from './per-each.ts';

export const damage: VerbOf<Damage<EveWords> & Per<EveWords>> = {
  ...perEach(
    counting(
      damageVerb<Eve, EveWords>(
        { n, what: object },
        {
          meaning: 'Deal damage to ships or starbases.',
          reach: ships,
          amount,
          objects: objectsIn,
          deal: (m, frame, id, points) => count(frame, damageCard(m, id, points, sourceOf(m, frame).def ?? '')),
        },
      ),
    ),
  ),
  starbases: true,
  picture: 'damage',
};
