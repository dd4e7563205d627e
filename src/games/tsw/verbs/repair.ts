/** Repair by effects, and exchanged figures. */
import { z } from 'zod';
import { shapeOf } from '#cards/verb';
import { count, object } from '../cards/parts.ts';
import { repair as repairCard, swapFigures as swap } from '../rules/change-play.ts';
import { objectsIn } from '../rules/effects/context.ts';
import { damageOn, isParalyzed } from '../rules/facts.ts';
import type { TswVerb } from './tsw-verb.ts';

const shape = shapeOf(
  'repair',
  { n: z.union([count, z.literal('all')]), what: object },
  'Remove damage from cards in play, and paralysis (T-10.1).',
);
export const repair: TswVerb<typeof shape> = {
  shape,
  works: 'once',
  reach: ['spaceship', 'card', 'shield'],
  text: ({ n, what }, voice) => `repair ${n} damage on ${voice.one(what)}`,
  // W18
  suits: (m, id) => damageOn(m, id) > 0 || isParalyzed(m, id),
  run(m, frame, { n, what }) {
    for (const id of objectsIn(m, frame, what)) repairCard(m, id, n === 'all' ? Number.POSITIVE_INFINITY : n);
  },
  hint: ({ n }) => ({ concerns: 'its target', worth: n === 'all' ? 2 : n / 2 }),
};

const swapShape = shapeOf('swapFigures', { what: object }, 'The attack and defense values of cards are exchanged.');
export const swapFigures: TswVerb<typeof swapShape> = {
  shape: swapShape,
  works: 'once',
  reach: ['spaceship'],
  text: ({ what }, voice) => `exchange the attack and defense values of ${voice.one(what)}`,
  run(m, frame, { what }) {
    for (const id of objectsIn(m, frame, what)) swap(m, id);
  },
  hint: () => ({ concerns: 'its target', worth: 1 }),
};
