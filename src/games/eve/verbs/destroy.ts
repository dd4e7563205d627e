/** Destroying cards. */

import { shapeOf } from '#cards/verb';
import { count, counting } from '#cards/verbs/that-many';
import { takeOut } from '#kernel/env';
import type { CardRef } from '#kernel/state';
import { alive, ref } from '#kernel/zones';
import { object } from '../cards/parts.ts';
import { destroyAll, destroy as destroyCard } from '../rules/change.ts';
import { itemOnPile, objectsIn } from '../rules/effects/context.ts';
import { isRegion } from '../rules/facts.ts';
import { forbidden } from '../rules/figures.ts';
import { counter } from '../rules/pile.ts';
import type { EveVerb } from './eve-verb.ts';
import { inPlay } from './nouns.ts';

const shape = shapeOf('destroy', { what: object }, 'Destroy objects.');

/** `left`: cards yet to be considered; `looked`: the one that has just been; `doomed`: those that are not saved. */
type DieTogether = { left: readonly CardRef[]; doomed: readonly CardRef[]; looked?: CardRef };

/**
 * Destroys objects, unless that is forbidden or replaced: each may be saved separately, then the others die together.
 * Regions are never destroyed (C-1.4). A card on the pile is destroyed before it resolves.
 */
const destroying: EveVerb<typeof shape, { dieTogether: DieTogether; die: { card: CardRef } }> = {
  shape,
  works: 'once',
  picture: 'destroy',
  reach: inPlay,
  text: ({ what }, voice) => `destroy ${voice.one(what)}`,
  run(m, frame, { what }) {
    const item = itemOnPile(m, frame, what);
    if (item !== undefined) {
      count(frame, 1);
      return counter(m, item.id);
    }
    const found = objectsIn(m, frame, what).filter((id) => !isRegion(m, id) && !forbidden(m, 'forbidDestroy', id));
    m.next(frame, { op: 'eve.dieTogether', left: found.map((id) => ref(m.state, id)), doomed: [] });
  },
  continues: {
    /** Cards that are not saved are doomed; once all have been considered, the doomed die together. */
    dieTogether(m, frame, { left: [next, ...left], doomed: before, looked }) {
      const saved = takeOut<boolean>(frame.env, 'saved') === true;
      const doomed = [...before, ...(looked === undefined || saved ? [] : [looked])];
      if (next === undefined) {
        const fallen = doomed.flatMap((one) => alive(m.state, one) ?? []);
        destroyAll(m, fallen, 'destroyed');
        count(frame, fallen.length);
        return;
      }
      const id = alive(m.state, next);
      if (id === undefined) return m.next(frame, { op: 'eve.dieTogether', left, doomed });
      m.next(
        frame,
        { op: 'would', event: { e: 'destroy', card: id }, do: [], as: 'saved' },
        { op: 'eve.dieTogether', left, doomed, looked: next },
      );
    },
    /** Destroys one card: for stored games of an earlier version, in which each died by itself. */
    die(m, _frame, { card }) {
      const id = alive(m.state, card);
      if (id !== undefined) destroyCard(m, id, 'destroyed');
    },
  },
  hint: () => ({ concerns: 'its target', worth: -2 }),
};
export const destroy: typeof destroying = counting(destroying);
