/** What is forbidden to cards. */
import { type Forbid, forbidVerb } from '#cards/verbs/forbid';
import { object, type Until, until } from '../cards/parts.ts';
import type { TswWords } from '../cards/phrase.ts';
import { protect } from '../change.ts';
import { objectsIn } from '../effects/context.ts';
import type { Tsw } from '../kind.ts';
import type { VerbOf } from './tsw-verb.ts';

export const forbidTarget: VerbOf<Forbid<'forbidTarget', Until, TswWords>> = forbidVerb<
  'forbidTarget',
  Until,
  Tsw,
  TswWords
>(
  'forbidTarget',
  { what: object, until: until.optional() },
  {
    meaning: 'No attack may be made on the cards.',
    cannot: 'be attacked',
    reach: ['spaceship', 'missile', 'spaceship or missile', 'card'],
    last(m, frame, { what }) {
      for (const id of objectsIn(m, frame, what)) protect(m, id);
    },
  },
);
