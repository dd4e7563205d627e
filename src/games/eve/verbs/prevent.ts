/** Preventing damage. */
import { z } from 'zod';
import { shapeOf } from '#cards/verb';
import { count, object } from '../cards/parts.ts';
import { last } from '../rules/effects/lasting.ts';
import type { EveVerb } from './eve-verb.ts';
import { ships } from './nouns.ts';

const shape = shapeOf(
  'prevent',
  { n: z.union([count, z.literal('all')]), what: object, until: z.enum(['end of phase', 'end of turn']) },
  'Take away the next damage to objects.',
);
export const prevent: EveVerb<typeof shape> = {
  shape,
  works: 'once',
  countsUntil: 'damage is dealt',
  picture: 'protect',
  reach: ships,
  starbases: true,
  text: ({ n, what, until }, voice) =>
    `prevent ${n === 'all' ? 'all' : `the next ${n}`} damage to ${voice.one(what)} this ${until.slice('end of '.length)}`,
  run: (m, frame, { n, what, until }) => last(m, frame, { verb: 'prevent', n, what, until }),
  hint: () => ({ concerns: 'its target', worth: 0.5 }),
};
