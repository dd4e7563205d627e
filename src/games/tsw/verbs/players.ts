/** What players gain, and what they may and need not do while a card is in play. */

import { z } from 'zod';
import type { ContinuousVerb } from '#cards/verb';
import { shapeOf } from '#cards/verb';
import { cardsText } from '#cards/verbs/amount';
import { type Price, priceVerb } from '#cards/verbs/price';
import { addLasting } from '#kernel/lasting';
import { cannot, count, amount as n, object, player, until, type Who } from '../cards/parts.ts';
import type { TswWords } from '../cards/phrase.ts';
import type { Tsw } from '../kind.ts';
import { addTurn, gainActions as gain } from '../rules/change.ts';
import { amount } from '../rules/effects/context.ts';
import type { Lasting, TswVerb } from './tsw-verb.ts';

const gainShape = shapeOf('gainActions', { n }, 'The active player gains actions.');
export const gainActions: TswVerb<typeof gainShape> = {
  shape: gainShape,
  works: 'once',
  text: ({ n: many }, voice) => `gain ${voice.money(many)}`,
  run: (m, frame, { n: many }) => gain(m, amount(frame, many)),
  hint: ({ n: many }) => ({ concerns: 'its player', worth: many === 'X' ? 1 : many / 2 }),
};

const turnShape = shapeOf('extraTurn', {}, 'You take another turn after this one.');
export const extraTurn: TswVerb<typeof turnShape> = {
  shape: turnShape,
  works: 'once',
  text: () => 'take another turn after this one',
  run: (m, { you }) => addTurn(m, you),
  hint: () => ({ concerns: 'its player', worth: 4 }),
};

const handLimitShape = shapeOf(
  'noHandLimit',
  { until: until.optional() },
  'You discard no cards in the discard phase.',
);
export const noHandLimit: TswVerb<typeof handLimitShape> = {
  shape: handLimitShape,
  works: 'both',
  text: ({ until: end }, voice) => `you have no limit of cards in hand${voice.until(end)}`,
  run: (m, { you }, effect) =>
    addLasting(m, { you, mod: { effect: { verb: 'noHandLimit', ...effect } }, until: 'turn' }),
  hint: () => ({ concerns: 'its player', worth: 0.3 }),
};

const forcedShape = shapeOf('noForcedDiscard', {}, 'Your opponent cannot make you discard cards. Continuous only.');
export const noForcedDiscard: Lasting<typeof forcedShape> = {
  shape: forcedShape,
  works: 'continuous',
  text: () => 'your opponent cannot make you discard cards',
};

const millShape = shapeOf(
  'millInstead',
  { n: count },
  'In place of each of your draws you may have your opponent discard the top cards of their draw pile. Continuous only.',
);
export const millInstead: Lasting<typeof millShape> = {
  shape: millShape,
  works: 'continuous',
  text: ({ n: many }) =>
    `in place of drawing a card you may have your opponent discard the top ${cardsText(many)} of their draw pile`,
};

const playsShape = shapeOf(
  'limitPlays',
  { most: z.number().int().min(0).max(9), who: player },
  'The player plays at most so many cards in a turn. Continuous only.',
);
export const limitPlays: Lasting<typeof playsShape> = {
  shape: playsShape,
  works: 'continuous',
  text: ({ most: max, who }) =>
    max === 0
      ? `${cannot(who)} play cards`
      : `${cannot(who)} play more than ${max} card${max === 1 ? '' : 's'} in a turn`,
};

const forbidPlayShape = shapeOf(
  'forbidPlay',
  { what: object, who: player },
  'The player cannot play cards of a kind. Continuous only.',
);
export const forbidPlay: Lasting<typeof forbidPlayShape> = {
  shape: forbidPlayShape,
  works: 'continuous',
  names: 'kinds of cards',
  text: ({ what, who }, voice) => `${cannot(who)} play ${voice.many(what)}`,
};

export const modPrice: ContinuousVerb<Price<Who, TswWords>, Tsw, TswWords> = priceVerb(
  { n: count, for: object, who: player },
  { meaning: 'Cards cost the player more actions to play; their printed cost stays what it is. Continuous only.' },
);
