/** What holds while a card is in play: figures that change, and texts that do not count. */
import type { z } from 'zod';
import { type AnyEffect, type ContinuousVerb, shapeOf } from '#cards/verb';
import { changesText } from '#cards/verbs/change';
import { count, object } from '../cards/parts.ts';
import type { TswWords } from '../cards/phrase.ts';
import type { Tsw } from '../kind.ts';

type OfShape<S extends z.ZodType<AnyEffect>> = ContinuousVerb<z.output<S>, Tsw, TswWords>;

const attackShape = shapeOf(
  'modAttack',
  { n: count, what: object },
  'The attack value of cards is higher. Continuous only.',
);
export const modAttack: OfShape<typeof attackShape> = {
  shape: attackShape,
  works: 'continuous',
  reach: ['spaceship', 'missile', 'Drone', 'Starship'],
  figure: ({ n }) => `+${n} attack`,
  text: changesText,
};

const noEffectShape = shapeOf(
  'noEffect',
  { what: object },
  'The text of the cards does not count; their figures and upkeep do (T-11.3). Continuous only.',
);
export const noEffect: OfShape<typeof noEffectShape> = {
  shape: noEffectShape,
  works: 'continuous',
  text: ({ what }, voice) => `${voice.many(what)} have no effect`,
};
