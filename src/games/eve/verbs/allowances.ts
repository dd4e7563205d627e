/** What a player may have and do beyond the rules: cards in hand, regions in a turn, targets of a ship, prices. */
import { z } from 'zod';
import { shapeOf } from '#cards/verb';
import { signed } from '#cards/verbs/amount';
import { type Price, priceVerb } from '#cards/verbs/price';
import { change, count, kindOfCard, type Payer, payer } from '../cards/parts.ts';
import type { EveWords } from '../cards/phrase.ts';
import type { Eve } from '../kind.ts';
import type { ContinuousVerbOf, EveContinuousVerb } from './eve-verb.ts';

const handLimitShape = shapeOf('modHandLimit', { n: change }, 'Change your hand limit. Continuous only.');
export const modHandLimit: EveContinuousVerb<typeof handLimitShape> = {
  shape: handLimitShape,
  works: 'continuous',
  picture: 'plan',
  text: ({ n }) => `your hand limit is ${signed(n)}`,
};

const regionPlaysShape = shapeOf(
  'modRegionPlays',
  { n: count },
  'You may open more outer regions in a turn (Exiled). Continuous only.',
);
export const modRegionPlays: EveContinuousVerb<typeof regionPlaysShape> = {
  shape: regionPlaysShape,
  works: 'continuous',
  picture: 'world',
  text: ({ n }) => `you may play ${signed(n)} outer region each turn`,
};

export const modPrice: ContinuousVerbOf<Price<Payer, EveWords>> = {
  ...priceVerb<Payer, Eve, EveWords>(
    { n: change, for: kindOfCard, who: payer.default('you') },
    { meaning: 'Change what cards of a kind cost you or your opponents. Continuous only.' },
  ),
  everybodys: true,
  picture: 'money',
};

const multiTargetShape = shapeOf(
  'multiTarget',
  { n: z.number().int().min(2).max(9) },
  'The ship may shoot at several ships. Continuous only.',
);
export const multiTarget: EveContinuousVerb<typeof multiTargetShape> = {
  shape: multiTargetShape,
  works: 'continuous',
  text: ({ n }, { self }) => `${self} may target ${n} ships`,
  faults: (_effect, _ability, { type }) =>
    type === 'ship'
      ? []
      : [{ field: 'verb', message: 'only a ship shoots at ships; say "modAttack" for what helps other ships' }],
};
