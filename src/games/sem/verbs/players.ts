/** What players have more of: prices, draws, Yield, the force of their projectiles. */

import type { Voice } from '#cards/verb';
import { shapeOf } from '#cards/verb';
import { cardsText } from '#cards/verbs/amount';
import { change, count, figure, object } from '../cards/parts.ts';
import type { Selector, SemWords } from '../cards/phrase.ts';
import { addYield } from '../rules/change.ts';
import type { Lasting, SemVerb } from './sem-verb.ts';

const priceShape = shapeOf(
  'modPrice',
  { n: change, for: object, least: figure.default(0) },
  'Your cards of a kind cost more or less, in Yield or in command points; no less than `least` by this. Continuous only.',
);
export const modPrice: Lasting<typeof priceShape> = {
  shape: priceShape,
  works: 'continuous',
  text: ({ n, for: cards, least: min }, voice) =>
    `your ${plural(cards, voice)} cost ${Math.abs(n)} ${n < 0 ? `less, at least ${min}` : 'more'}`,
};

/** The cards of a kind: "fighters". */
const plural = (cards: Selector, voice: Voice<SemWords>): string =>
  voice.many(cards.pick === 'ref' ? cards : { ...cards, pick: 'each' });

const drawsShape = shapeOf('drawPhase', { n: count }, 'You draw so many cards in your Draw Phase. Continuous only.');
export const drawPhase: Lasting<typeof drawsShape> = {
  shape: drawsShape,
  works: 'continuous',
  text: ({ n }) => `in your Draw Phase you draw ${cardsText(n)}`,
};

const projectileShape = shapeOf(
  'modProjectile',
  { n: count },
  'Your projectiles deal more damage to each target. Continuous only.',
);
export const modProjectile: Lasting<typeof projectileShape> = {
  shape: projectileShape,
  works: 'continuous',
  text: ({ n }) => `your projectiles deal +${n} damage`,
};

const yieldShape = shapeOf('moreYield', { n: count }, 'You have more Yield this turn.');
export const moreYield: SemVerb<typeof yieldShape> = {
  shape: yieldShape,
  works: 'once',
  text: ({ n }) => `have +${n} Yield this turn`,
  run(m, { you }, { n }) {
    addYield(m, you, n);
  },
  hint: ({ n }) => ({ concerns: 'its player', worth: n / 2 }),
};
