/** What happens to cards in play: damage, destruction, paralysis, counters, the ways out of play. */
import { shapeOf } from '#cards/verb';
import { cardsText } from '#cards/verbs/amount';
import { type Damage, damageVerb } from '#cards/verbs/damage';
import { type OnObjects, onObjectsVerb } from '#cards/verbs/on-objects';
import { picked } from '#kernel/reply';
import type { Seat } from '#kernel/state';
import { count, amount as n, object, player } from '../cards/parts.ts';
import type { TswWords } from '../cards/phrase.ts';
import type { Tsw } from '../kind.ts';
import {
  addCounters,
  hurt,
  leavePlay,
  paralyze as paralyzeCard,
  returnToHand as returnCard,
} from '../rules/change-play.ts';
import { choose, next } from '../rules/effects/choose.ts';
import { amount, objectsIn, placeIn, players } from '../rules/effects/context.ts';
import { discardable } from '../rules/facts.ts';
import { defense } from '../rules/figures.ts';
import { fits } from '../rules/select.ts';
import type { TswVerb, VerbOf } from './tsw-verb.ts';

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

export const damage: VerbOf<Damage<TswWords>> = {
  ...damageVerb<Tsw, TswWords>(
    { n, what: object },
    {
      meaning: 'Deal damage to cards in play. It stays.',
      reach: inPlay,
      amount,
      objects: objectsIn,
      deal: (m, _frame, id, points) => hurt(m, id, points),
    },
  ),
  suits: (m, id) => defense(m, id) !== undefined,
};

const damageOrDestroyShape = shapeOf(
  'damageOrDestroy',
  { n: count, what: object, destroys: object },
  'Deal damage to cards in play; those of the second phrase are destroyed instead, as they are when it happens (W50).',
);
export const damageOrDestroy: TswVerb<typeof damageOrDestroyShape> = {
  shape: damageOrDestroyShape,
  works: 'once',
  reach: inPlay,
  text: ({ n: points, what, destroys }, voice) =>
    `${points} damage to ${voice.one(what)}; ${voice.many(destroys)} are destroyed instead`,
  suits: (m, id) => defense(m, id) !== undefined,
  run(m, frame, { n: points, what, destroys }) {
    for (const id of objectsIn(m, frame, what)) {
      if (destroys.pick !== 'ref' && fits(m, destroys, id, placeIn(m, frame))) leavePlay(m, id, 'destroyed');
      else hurt(m, id, points);
    }
  },
  hint: ({ n: points }) => ({ concerns: 'its target', worth: -points / 2 }),
};

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

const fromPlayShape = shapeOf(
  'discardFromPlay',
  { n: count, who: player },
  'The player discards cards of their own from play, as many as they have (T-11.6).',
);
/** The players choose one after the other. The op's `left` are those who have yet to. */
export const discardFromPlay: TswVerb<typeof fromPlayShape, { discardedFromPlay: object }, { left?: readonly Seat[] }> =
  {
    shape: fromPlayShape,
    works: 'once',
    text: ({ n: many, who }) => `${who === 'you' ? 'discard' : `${who} discards`} ${cardsText(many)} from play`,
    needs: (m, { n: many, who }, { you }) =>
      players(m, { you, rest: [], env: {} }, who).some((seat) => discardable(m, seat).length >= many) ? [] : undefined,
    run(m, frame, { n: many, who, left: toCome }) {
      const [seat, ...left] = toCome ?? players(m, frame, who);
      if (seat === undefined) return;
      if (left.length > 0) next(m, frame, { op: 'discardFromPlay', n: many, who, left });
      const ids = discardable(m, seat);
      if (ids.length <= many) for (const id of ids) leavePlay(m, id, 'discarded');
      else {
        const choice = { seat, prompt: 'ask.discardFromPlay', ids, min: many, max: many };
        choose(m, frame, choice, { op: 'discardedFromPlay' });
      }
    },
    continues: {
      discardedFromPlay(m, _frame, _op, { answer }) {
        for (const id of picked(answer)) leavePlay(m, id, 'discarded');
      },
    },
    hint: ({ n: many, who }) => ({ concerns: who === 'you' ? 'its player' : 'its target', worth: -1.5 * many }),
  };

const discardThisShape = shapeOf('discardThis', {}, 'This is discarded from play.');
export const discardThis: TswVerb<typeof discardThisShape> = {
  shape: discardThisShape,
  works: 'once',
  text: (_effect, voice) => `discard ${voice.self} from play`,
  run(m, frame) {
    for (const id of objectsIn(m, frame, { pick: 'ref', ref: 'this' })) leavePlay(m, id, 'discarded');
  },
};

const countersShape = shapeOf('gainCounters', { n: count }, 'This gains counters, unless it is paralyzed (T-11.1).');
export const gainCounters: TswVerb<typeof countersShape> = {
  shape: countersShape,
  works: 'once',
  text: ({ n: many }, voice) => `${voice.self} gains ${many === 1 ? 'a counter' : `${many} counters`}`,
  run(m, frame, { n: many }) {
    for (const id of objectsIn(m, frame, { pick: 'ref', ref: 'this' })) addCounters(m, id, many);
  },
  hint: ({ n: many }) => ({ concerns: 'its player', worth: many / 3 }),
};
