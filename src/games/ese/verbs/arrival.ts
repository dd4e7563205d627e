/** What a card does at the start of the game, or when it comes into play. */
import { z } from 'zod';
import { shapeOf } from '#cards/verb';
import { n } from '../cards/parts.ts';
import type { EseVerb } from './ese-verb.ts';
import { counted } from './words.ts';

const startShape = shapeOf(
  'start',
  { with: z.enum(['race', 'planet', 'tech']), n },
  'Draws races, or turns up planets or techs, at the start of the game.',
);
export const start: EseVerb<typeof startShape> = {
  shape: startShape,
  works: 'continuous',
  on: ['homeworld'],
  text: (effect) =>
    effect.with === 'race'
      ? `At the start: draw ${counted(effect.n, 'more race card')} into play.`
      : `At the start: turn up resource cards until ${counted(effect.n, effect.with)} are in play; the others go back.`,
};

const attachShape = shapeOf('attach', {}, 'Draws a race card when it comes into play, which is attached.');
export const attach: EseVerb<typeof attachShape> = {
  shape: attachShape,
  works: 'continuous',
  on: ['planet', 'tech'],
  text: () => 'When it comes into play: draw a race card and attach it here.',
};
