/** What happens to cards in play: damage, destruction, paralysis, the way back to the hand. */
import { type Damage, damageVerb } from '#cards/verbs/damage';
import { type OnObjects, onObjectsVerb } from '#cards/verbs/on-objects';
import { amount as n, object } from '../cards/parts.ts';
import type { TswWords } from '../cards/phrase.ts';
import { hurt, leavePlay, paralyze as paralyzeCard, returnToHand as returnCard } from '../change.ts';
import { amount, objectsIn } from '../effects/context.ts';
import type { Tsw } from '../kind.ts';
import type { VerbOf } from './tsw-verb.ts';

const inPlay: readonly TswWords['noun'][] = [
  'spaceship',
  'missile',
  'shield',
  'duration',
  'spaceship or missile',
  'card',
  'Drone',
  'Starship',
];

export const damage: VerbOf<Damage<TswWords>> = damageVerb<Tsw, TswWords>(
  { n, what: object },
  {
    meaning: 'Deal damage to cards in play. It stays.',
    reach: inPlay,
    amount,
    objects: objectsIn,
    deal: (m, _frame, id, points) => hurt(m, id, points),
  },
);

export const destroy: VerbOf<OnObjects<'destroy', TswWords>> = onObjectsVerb<'destroy', Tsw, TswWords>(
  'destroy',
  { what: object },
  {
    meaning: 'Destroy cards in play.',
    reach: inPlay,
    hint: { concerns: 'its target', worth: -2 },
    says: (objects) => `destroy ${objects}`,
    objects: objectsIn,
    run(m, _frame, ids) {
      for (const id of ids) leavePlay(m, id, 'destroyed');
    },
  },
);

export const paralyze: VerbOf<OnObjects<'paralyze', TswWords>> = onObjectsVerb<'paralyze', Tsw, TswWords>(
  'paralyze',
  { what: object },
  {
    meaning: 'The cards do nothing until they are repaired (T-11.1).',
    reach: ['spaceship'],
    hint: { concerns: 'its target', worth: -1 },
    says: (objects) => `paralyze ${objects}`,
    objects: objectsIn,
    run(m, _frame, ids) {
      for (const id of ids) paralyzeCard(m, id);
    },
  },
);

export const returnToHand: VerbOf<OnObjects<'returnToHand', TswWords>> = onObjectsVerb<'returnToHand', Tsw, TswWords>(
  'returnToHand',
  { what: object },
  {
    meaning: 'Return cards in play, or station cards, to their owner’s hand.',
    reach: [...inPlay, 'station card'],
    hint: { concerns: 'its target', worth: -1 },
    says: (objects) => `return ${objects} to its owner's hand`,
    objects: objectsIn,
    run(m, _frame, ids) {
      for (const id of ids) returnCard(m, id);
    },
  },
);
