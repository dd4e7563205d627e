/** What tactics do in their windows. Who may play them, and on what: `rules/tactics.ts`. */
import { z } from 'zod';
import { shapeOf } from '#cards/verb';
import { type CardType, fleetClass, n } from '../cards/parts.ts';
import type { EseVerb } from './ese-verb.ts';
import { fleetOf } from './words.ts';

const on: readonly CardType[] = ['tactics'];
const works = 'continuous';

const hastenShape = shapeOf(
  'hasten',
  { fleets: n, n, only: fleetClass.optional() },
  'Speed for some fleets until the end of the turn.',
);
export const hasten: EseVerb<typeof hastenShape> = {
  shape: hastenShape,
  works,
  on,
  text: ({ fleets, n: by, only }) =>
    fleets === 1
      ? `A ${fleetOf(only)} of your side has +${by} speed until the end of the turn.`
      : `Up to ${fleets} ${fleetOf(only)}s of your side have +${by} speed each until the end of the turn.`,
};

const cancelShape = shapeOf('cancel', {}, 'Cancels a card that was played in the same window.');
export const cancel: EseVerb<typeof cancelShape> = {
  shape: cancelShape,
  works,
  on: ['tactics', 'battle'],
  text: () => "Cancel another player's card that was played in this window.",
};

const redirectShape = shapeOf('redirect', { whose: z.enum(['own', 'opponent']) }, 'Assigns a fleet to another planet.');
export const redirect: EseVerb<typeof redirectShape> = {
  shape: redirectShape,
  works,
  on,
  text: ({ whose }) =>
    whose === 'own'
      ? 'Assign one of your fleets to another planet that it may go to, whatever its speed.'
      : "Assign an opponent's assigned fleet to another planet that it may go to.",
};

const strandShape = shapeOf('strand', {}, 'A fleet loses its assignment for this turn.');
export const strand: EseVerb<typeof strandShape> = {
  shape: strandShape,
  works,
  on,
  text: () => 'A fleet loses its assignment and cannot be assigned again this turn.',
  hint: () => ({ concerns: 'its target', worth: -1 }),
};

const swapShape = shapeOf('swap', {}, 'Two fleets change their assignments with each other.');
export const swap: EseVerb<typeof swapShape> = {
  shape: swapShape,
  works,
  on,
  text: () => 'Two of your fleets change their assignments with each other.',
};
