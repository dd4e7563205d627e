/** Yield that effects put on projects, or take from them. */
import { shapeOf } from '#cards/verb';
import type { CardRef } from '#kernel/state';
import { idOf } from '#kernel/zones';
import { count, object } from '../cards/parts.ts';
import type { SemWords } from '../cards/phrase.ts';
import type { SemMachine } from '../kind.ts';
import { addProgress } from '../rules/change.ts';
import { objectsIn } from '../rules/effects/context.ts';
import { progressOf } from '../rules/facts.ts';
import { lacking } from '../rules/figures.ts';
import type { SemVerb } from './sem-verb.ts';

const projects: readonly SemWords['noun'][] = ['project', 'construction project'];
const nameOf = (m: SemMachine, by: CardRef | undefined) =>
  by === undefined ? undefined : m.state.cards[idOf(by)]?.def;

const addShape = shapeOf('addYield', { n: count, what: object }, 'Put Yield on projects.');
export const addYield: SemVerb<typeof addShape> = {
  shape: addShape,
  works: 'once',
  reach: projects,
  text: ({ n, what }, voice) => `put ${n} Yield on ${voice.one(what)}`,
  suits: (m, id) => lacking(m, id) > 0,
  run(m, frame, { n, what }) {
    for (const id of objectsIn(m, frame, what)) addProgress(m, id, n, nameOf(m, frame.by));
  },
  hint: ({ n }) => ({ concerns: 'its target', worth: n / 2 }),
};

const removeShape = shapeOf(
  'removeYield',
  { n: count, what: object },
  'Remove Yield from projects, as much as there is.',
);
export const removeYield: SemVerb<typeof removeShape> = {
  shape: removeShape,
  works: 'once',
  reach: projects,
  text: ({ n, what }, voice) => `remove up to ${n} Yield from ${voice.one(what)}`,
  suits: (m, id) => progressOf(m, id) > 0,
  run(m, frame, { n, what }) {
    for (const id of objectsIn(m, frame, what)) addProgress(m, id, -n, nameOf(m, frame.by));
  },
  hint: ({ n }) => ({ concerns: 'its target', worth: -n / 2 }),
};
