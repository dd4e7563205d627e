/** What holds for cards in fights while their text counts. */
import { z } from 'zod';
import { shapeOf } from '#cards/verb';
import { count, object } from '../cards/parts.ts';
import type { Lasting } from './tsw-verb.ts';

const strikeShape = shapeOf(
  'strike',
  { what: object, with: z.enum(['paralysis', 'destruction']) },
  'An attack of this on such a card paralyzes or destroys it, besides its damage. With an attack value of 0 it attacks such cards alone. Continuous only.',
);
export const strike: Lasting<typeof strikeShape> = {
  shape: strikeShape,
  works: 'continuous',
  reach: ['spaceship', 'missile', 'shield', 'spaceship or missile', 'card'],
  text: ({ what, with: how }, voice) =>
    `${voice.many(what)} that it attacks are ${how === 'paralysis' ? 'paralyzed' : 'destroyed'}`,
};

const collisionShape = shapeOf(
  'collision',
  { n: count, what: object },
  'In place of attacking the cards may collide with an enemy card or the enemy station: they are destroyed and deal so much damage (T-9.2). Continuous only.',
);
export const collision: Lasting<typeof collisionShape> = {
  shape: collisionShape,
  works: 'continuous',
  reach: ['spaceship', 'Drone', 'Starship'],
  text: ({ n, what }, voice) => `${voice.many(what)} may collide in place of attacking, for ${n} damage`,
};

const absorbShape = shapeOf(
  'absorb',
  { what: object },
  'Damage removes counters from the cards, one for each; the rest is dealt. Continuous only.',
);
export const absorb: Lasting<typeof absorbShape> = {
  shape: absorbShape,
  works: 'continuous',
  text: ({ what }, voice) => `damage to ${voice.one(what)} removes counters first`,
};

const surviveShape = shapeOf(
  'survive',
  { what: object },
  'Damage that would destroy the cards leaves them with 1 defense, and paralyzes them. Continuous only.',
);
export const survive: Lasting<typeof surviveShape> = {
  shape: surviveShape,
  works: 'continuous',
  text: ({ what }, voice) => `damage that would destroy ${voice.one(what)} leaves it with 1 defense, paralyzed`,
};
