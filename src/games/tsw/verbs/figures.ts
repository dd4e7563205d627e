/** What holds while a card is in play: figures that change, and texts that do not count. */
import { shapeOf } from '#cards/verb';
import { changesText } from '#cards/verbs/change';
import { count, object } from '../cards/parts.ts';
import type { TswWords } from '../cards/phrase.ts';
import type { Lasting } from './tsw-verb.ts';

const fighters: readonly TswWords['noun'][] = ['spaceship', 'missile', 'spaceship or missile', 'Drone', 'Starship'];

const attackShape = shapeOf(
  'modAttack',
  { n: count, what: object },
  'The attack value of cards is higher. Continuous only.',
);
export const modAttack: Lasting<typeof attackShape> = {
  shape: attackShape,
  works: 'continuous',
  reach: fighters,
  figure: ({ n }) => `+${n} attack`,
  text: changesText,
};

const attacksShape = shapeOf(
  'modAttacks',
  { n: count, what: object },
  'The cards may attack more often in a turn. Continuous only.',
);
export const modAttacks: Lasting<typeof attacksShape> = {
  shape: attacksShape,
  works: 'continuous',
  reach: fighters,
  text: ({ n, what }, voice) => `${voice.many(what)} may attack ${n === 1 ? 'once' : `${n} times`} more in a turn`,
};

const attackIsShape = shapeOf(
  'attackIs',
  { count: object },
  'The attack value of this, printed as X, is the number of such cards. Continuous only.',
);
export const attackIs: Lasting<typeof attackIsShape> = {
  shape: attackIsShape,
  works: 'continuous',
  text: ({ count: what }, voice) => `its attack is the number of ${voice.many(what)}`,
};

const perCounterShape = shapeOf(
  'forEachCounter',
  { attack: count.optional(), defense: count.optional() },
  'The figures of this are higher for each counter on it. Continuous only.',
);
export const forEachCounter: Lasting<typeof perCounterShape> = {
  shape: perCounterShape,
  works: 'continuous',
  text({ attack, defense }) {
    const figures = [attack && `+${attack} attack`, defense && `+${defense} defense`].filter((one) => one);
    return `${figures.join(' and ')} for each counter on it`;
  },
};

const hastenShape = shapeOf(
  'hasten',
  { what: object },
  'The cards are Fast; those that are Slow are no longer Slow instead. Continuous only.',
);
export const hasten: Lasting<typeof hastenShape> = {
  shape: hastenShape,
  works: 'continuous',
  reach: fighters,
  text: ({ what }, voice) => `${voice.many(what)} are Fast, or no longer Slow if they were`,
};

const slowShape = shapeOf('noLongerSlow', { what: object }, 'The cards are not Slow. Continuous only.');
export const noLongerSlow: Lasting<typeof slowShape> = {
  shape: slowShape,
  works: 'continuous',
  reach: fighters,
  text: ({ what }, voice) => `${voice.many(what)} are not Slow`,
};

const noEffectShape = shapeOf(
  'noEffect',
  { what: object },
  'The text of the cards does not count; their figures and upkeep do (T-11.3). Continuous only.',
);
export const noEffect: Lasting<typeof noEffectShape> = {
  shape: noEffectShape,
  works: 'continuous',
  text: ({ what }, voice) => `${voice.many(what)} have no effect`,
};
