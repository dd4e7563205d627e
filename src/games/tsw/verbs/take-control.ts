/** Control of cards of the opponent. */
import { shapeOf } from '#cards/verb';
import { object, until } from '../cards/parts.ts';
import { takeControl as take } from '../rules/change-play.ts';
import { objectsIn } from '../rules/effects/context.ts';
import { hostOf } from '../rules/facts.ts';
import type { TswVerb } from './tsw-verb.ts';

const shape = shapeOf(
  'takeControl',
  { what: object, until },
  'You control the cards until the turn ends. They stay where they are.',
);
export const takeControl: TswVerb<typeof shape> = {
  shape,
  works: 'once',
  reach: ['spaceship', 'missile', 'spaceship or missile'],
  text: ({ what, until: end }, voice) => `take control of ${voice.one(what)}${voice.until(end)}`,
  // What is attached does nothing without its host, which stays where it is (W34).
  suits: (m, id) => hostOf(m, id) === undefined,
  run(m, frame, { what }) {
    for (const id of objectsIn(m, frame, what)) take(m, id, frame.you);
  },
  hint: () => ({ concerns: 'its target', worth: -1.5 }),
};
