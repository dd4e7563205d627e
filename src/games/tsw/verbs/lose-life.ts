/** "Your opponent loses 1 life point": past the station. */
import { z } from 'zod';
import { shapeOf } from '#cards/verb';
import { amount as n } from '../cards/parts.ts';
import { loseLife as lose } from '../rules/change.ts';
import { amount } from '../rules/effects/context.ts';
import { foeOf } from '../rules/facts.ts';
import type { TswVerb } from './tsw-verb.ts';

const shape = shapeOf(
  'loseLife',
  { n, who: z.enum(['you', 'your opponent']).default('your opponent') },
  'The commander of that player loses life points; the station takes nothing of it.',
);

export const loseLife: TswVerb<typeof shape> = {
  shape,
  works: 'once',
  text({ n: many, who }) {
    const points = many === 1 ? '1 life point' : `${many} life points`;
    return who === 'you' ? `you lose ${points}` : `${who} loses ${points}`;
  },
  run: (m, frame, { n: many, who }) => lose(m, who === 'you' ? frame.you : foeOf(frame.you), amount(frame, many)),
  hint: ({ n: many, who }) => ({
    concerns: who === 'you' ? 'its player' : 'its target',
    worth: -1.5 * (many === 'X' ? 2 : many),
  }),
};
