/** Repair by effects. */
import type { z } from 'zod';
import { type AnyEffect, shapeOf } from '#cards/verb';
import { count, object } from '../cards/parts.ts';
import { repair as repairCard } from '../change.ts';
import { objectsIn } from '../effects/context.ts';
import type { VerbOf } from './tsw-verb.ts';

type OfShape<S extends z.ZodType<AnyEffect>> = VerbOf<z.output<S>>;

const shape = shapeOf(
  'repair',
  { n: count, what: object },
  'Remove damage from cards in play, and paralysis (T-10.1).',
);
export const repair: OfShape<typeof shape> = {
  shape,
  works: 'once',
  reach: ['spaceship', 'card', 'shield'],
  text: ({ n, what }, voice) => `repair ${n} damage on ${voice.one(what)}`,
  run(m, frame, { n, what }) {
    for (const id of objectsIn(m, frame, what)) repairCard(m, id, n);
  },
  hint: ({ n }) => ({ concerns: 'its target', worth: n / 2 }),
};
