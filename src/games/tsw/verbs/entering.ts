/** How cards enter play that are played on others: as a copy, or attached to one. */
import { shapeOf } from '#cards/verb';
import type { Frame } from '#kernel/state';
import { ref } from '#kernel/zones';
import { object } from '../cards/parts.ts';
import type { TswMachine } from '../kind.ts';
import { def } from '../library.ts';
import { fizzle } from '../rules/change.ts';
import { becomeCopy } from '../rules/change-play.ts';
import { objectsIn } from '../rules/effects/context.ts';
import { hostOf } from '../rules/facts.ts';
import type { TswVerb } from './tsw-verb.ts';

const attachShape = shapeOf(
  'attach',
  { what: object },
  'It enters play attached to the card: that card launches it at anything, in place of its own attacks and not in its first turn (W31).',
);
export const attach: TswVerb<typeof attachShape> = {
  shape: attachShape,
  works: 'once',
  text: ({ what }, voice) =>
    `attach ${voice.self} to ${voice.one(what)}, which may launch it in place of its attacks from the next turn on`,
  run(m, frame, { what }) {
    const [host] = objectsIn(m, frame, what);
    if (host === undefined) fizzles(m, frame);
    else frame.env.host = ref(m.state, host);
  },
  hint: () => ({ concerns: 'its player', worth: 1 }),
};

const copyShape = shapeOf(
  'copy',
  { what: object },
  'It enters play as a copy of the card, without its damage and counters, until it leaves play (W32).',
);
export const copy: TswVerb<typeof copyShape> = {
  shape: copyShape,
  works: 'once',
  text: ({ what }, voice) => `${voice.self} enters play as a copy of ${voice.one(what)}`,
  // A copy of a limited card would be a second one (T-6.7).
  suits: (m, id) => !def(m, id).limited,
  run(m, frame, { what }) {
    const [of] = objectsIn(m, frame, what);
    const [self] = objectsIn(m, frame, { pick: 'ref', ref: 'this' });
    if (of === undefined || self === undefined) return fizzles(m, frame);
    becomeCopy(m, self, of);
    const host = hostOf(m, of);
    if (host !== undefined) frame.env.host = ref(m.state, host);
  },
  hint: () => ({ concerns: 'its player', worth: 1.5 }),
};

/** What it was played on is gone: it does not enter play. */
function fizzles(m: TswMachine, frame: Frame): void {
  for (const id of objectsIn(m, frame, { pick: 'ref', ref: 'this' })) fizzle(m, id);
}
