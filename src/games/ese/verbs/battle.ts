/** What battle cards do. Who may play them, and on what: `rules/battle-cards.ts`. */
import { shapeOf } from '#cards/verb';
import { type CardType, fleetClass, n } from '../cards/parts.ts';
import type { EseVerb } from './ese-verb.ts';

const on: readonly CardType[] = ['battle'];
const works = 'continuous';

const addForceShape = shapeOf('addForce', { n, only: fleetClass.optional() }, 'More force on a fleet.');
export const addForce: EseVerb<typeof addForceShape> = {
  shape: addForceShape,
  works,
  on,
  text: ({ n: by, only }) => (only === undefined ? `+${by} force.` : `+${by} force, on a ${only} fleet.`),
  hint: ({ n: by }) => ({ concerns: 'its target', worth: by / 6 }),
};

const saveShape = shapeOf('save', {}, 'A fleet of the battle is not destroyed.');
export const save: EseVerb<typeof saveShape> = {
  shape: saveShape,
  works,
  on,
  text: () => 'A fleet of this battle is not destroyed. You may wait until one is about to be lost.',
  hint: () => ({ concerns: 'its target', worth: 2 }),
};

const destroyShape = shapeOf('destroy', {}, 'Destroys a fleet of the battle.');
export const destroy: EseVerb<typeof destroyShape> = {
  shape: destroyShape,
  works,
  on,
  text: () => 'Destroy a fleet of this battle.',
  hint: () => ({ concerns: 'its target', worth: -2 }),
};
