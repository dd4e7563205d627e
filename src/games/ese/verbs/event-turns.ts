/** Events that change the course of a turn. Rules offer them at their time: `rules/event.ts`, `rules/turn.ts`. */
import { shapeOf } from '#cards/verb';
import type { EseVerb } from './ese-verb.ts';

const peaceShape = shapeOf('peace', {}, 'No attacks in an opponent’s turn.');
export const peace: EseVerb<typeof peaceShape> = {
  shape: peaceShape,
  works: 'continuous',
  on: ['event'],
  text: () => 'When an opponent has finished their Event Phase: no attacks in that turn.',
};

const rampageShape = shapeOf('rampage', {}, 'The turn goes on again from the Action Phase.');
export const rampage: EseVerb<typeof rampageShape> = {
  shape: rampageShape,
  works: 'continuous',
  on: ['event'],
  text: () => 'In your End Phase: your turn goes on again from the Action Phase.',
};
