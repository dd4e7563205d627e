/** What happens to stations and actions. */
import type { z } from 'zod';
import { type AnyEffect, shapeOf } from '#cards/verb';
import { count, player } from '../cards/parts.ts';
import { gainActions as gain } from '../change.ts';
import { players } from '../effects/context.ts';
import { rule } from '../kind.ts';
import type { VerbOf } from './tsw-verb.ts';

type OfShape<S extends z.ZodType<AnyEffect>> = VerbOf<z.output<S>>;

const damageShape = shapeOf(
  'stationDamage',
  { n: count, who: player },
  'The station of the player takes damage, whatever shields there are (T-8.6, T-8.7).',
);
export const stationDamage: OfShape<typeof damageShape> = {
  shape: damageShape,
  works: 'once',
  text: ({ n, who }) => `${n} damage to ${who === 'you' ? 'your' : `${who}'s`} station`,
  run(m, frame, { n, who }) {
    m.next(frame, ...players(m, frame, who).map((seat) => rule('station.damage', { seat, n })));
  },
  hint: ({ n, who }) => ({ concerns: who === 'you' ? 'its player' : 'its target', worth: -n }),
};

const gainShape = shapeOf('gainActions', { n: count }, 'The active player gains actions.');
export const gainActions: OfShape<typeof gainShape> = {
  shape: gainShape,
  works: 'once',
  text: ({ n }, voice) => `gain ${voice.money(n)}`,
  run: (m, _frame, { n }) => gain(m, n),
  hint: ({ n }) => ({ concerns: 'its player', worth: n / 2 }),
};
