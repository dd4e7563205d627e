/** Destroying cards, returning them to hand, and dealing damage. */

import { shapeOf } from '#cards/verb';
import { type Damage, damageVerb } from '#cards/verbs/damage';
import { type OnObjects, onObjectsVerb } from '#cards/verbs/on-objects';
import { takeOut } from '#kernel/env';
import type { CardRef } from '#kernel/state';
import { alive, ref } from '#kernel/zones';
import { amount as n, object } from '../cards/parts.ts';
import type { EveWords } from '../cards/phrase.ts';
import {
  damage as damageCard,
  destroyAll,
  destroy as destroyCard,
  returnToHand as returnCard,
  settleControl,
} from '../change.ts';
import { amount, itemOnPile, objectsIn, sourceOf } from '../effects/context.ts';
import { isRegion } from '../facts.ts';
import { forbidden } from '../figures.ts';
import type { Eve } from '../kind.ts';
import { counter } from '../rules/pile.ts';
import type { EveVerb, VerbOf } from './eve-verb.ts';
import { inPlay, ships } from './nouns.ts';

const shape = shapeOf('destroy', { what: object }, 'Destroy objects.');

/** `left`: cards yet to be considered; `looked`: the one that has just been; `doomed`: those that are not saved. */
type DieTogether = { left: readonly CardRef[]; doomed: readonly CardRef[]; looked?: CardRef };

/**
 * Destroys objects, unless that is forbidden or replaced: each may be saved separately, then the others die together.
 * Regions are never destroyed (C-1.4). A card on the pile is destroyed before it resolves.
 */
export const destroy: EveVerb<typeof shape, { dieTogether: DieTogether; die: { card: CardRef } }> = {
  shape,
  works: 'once',
  reach: inPlay,
  text: ({ what }, voice) => `destroy ${voice.one(what)}`,
  run(m, frame, { what }) {
    const item = itemOnPile(m, frame, what);
    if (item !== undefined) return counter(m, item.id);
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

export const damage: VerbOf<Damage<EveWords>> = {
  ...damageVerb<Eve, EveWords>(
    { n, what: object },
    {
      meaning: 'Deal damage to ships or starbases.',
      reach: ships,
      amount,
      objects: objectsIn,
      deal: (m, frame, id, points) => damageCard(m, id, points, sourceOf(m, frame).def ?? ''),
    },
  ),
  starbases: true,
};

export const returnToHand: VerbOf<OnObjects<'returnToHand', EveWords>> = {
  ...onObjectsVerb<'returnToHand', Eve, EveWords>(
    'returnToHand',
    { what: object },
    {
      meaning: 'Return objects to their owner’s hand.',
      reach: inPlay,
      hint: { concerns: 'its target', worth: -1 },
      says: (objects) => `return ${objects} to its owner's hand`,
      objects: objectsIn,
      run(m, _frame, ids) {
        for (const id of ids) if (!isRegion(m, id)) returnCard(m, id);
        settleControl(m);
      },
    },
  ),
  fromScrapheap: true,
};
