/** What happens to things on the pile: cards are countered, attacks fail. */

import type { z } from 'zod';
import { type AnyEffect, shapeOf } from '#cards/verb';
import { object } from '../cards/parts.ts';
import { counter as counterCard, foil as foilAttack } from '../change.ts';
import { itemOnPile } from '../effects/context.ts';
import type { VerbOf } from './tsw-verb.ts';

type OfShape<S extends z.ZodType<AnyEffect>> = VerbOf<z.output<S>>;

const counterShape = shapeOf(
  'counter',
  { what: object },
  'A card that is being played does nothing and goes to its owner’s discard pile (T-6.6).',
);
export const counter: OfShape<typeof counterShape> = {
  shape: counterShape,
  works: 'once',
  text: ({ what }, voice) => `counter ${voice.one(what)}`,
  run(m, frame, { what }) {
    const item = itemOnPile(m, frame, what);
    if (item !== undefined) counterCard(m, item.id);
  },
  hint: () => ({ concerns: 'its target', worth: -1.5 }),
};

const foilShape = shapeOf('foil', { what: object }, 'An attack that has been declared fails; it is used up.');
export const foil: OfShape<typeof foilShape> = {
  shape: foilShape,
  works: 'once',
  text: ({ what }, voice) => `${voice.one(what)} fails`,
  run(m, frame, { what }) {
    const item = itemOnPile(m, frame, what);
    if (item !== undefined) foilAttack(m, item.id);
  },
  hint: () => ({ concerns: 'its target', worth: -1 }),
};
