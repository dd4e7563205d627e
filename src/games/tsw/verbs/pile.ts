/** What happens to things on the pile: cards are countered, attacks fail. */
import { shapeOf } from '#cards/verb';
import { object } from '../cards/parts.ts';
import { counter as counterCard, foil as foilAttack } from '../rules/change.ts';
import { itemOnPile } from '../rules/effects/context.ts';
import type { TswVerb } from './tsw-verb.ts';

const counterShape = shapeOf(
  'counter',
  { what: object },
  'A card that is being played does nothing and goes to its owner’s discard pile (T-6.6).',
);
export const counter: TswVerb<typeof counterShape> = {
  shape: counterShape,
  works: 'once',
  names: 'cards being played',
  text: ({ what }, voice) => `counter ${voice.one(what)}`,
  run(m, frame, { what }) {
    const item = itemOnPile(m, frame, what);
    if (item !== undefined) counterCard(m, item.id);
  },
  hint: () => ({ concerns: 'its target', worth: -1.5 }),
};

const foilShape = shapeOf('foil', { what: object }, 'An attack that has been declared fails; it is used up.');
export const foil: TswVerb<typeof foilShape> = {
  shape: foilShape,
  works: 'once',
  names: 'attacks',
  text: ({ what }, voice) => `${voice.one(what)} fails`,
  run(m, frame, { what }) {
    const item = itemOnPile(m, frame, what);
    if (item !== undefined) foilAttack(m, item.id);
  },
  hint: () => ({ concerns: 'its target', worth: -1 }),
};
