/** What is forbidden to cards. */
import { shapeOf } from '#cards/verb';
import { type Forbid, forbidVerb } from '#cards/verbs/forbid';
import { object, type Until, until } from '../cards/parts.ts';
import type { TswWords } from '../cards/phrase.ts';
import type { Tsw } from '../kind.ts';
import { protect } from '../rules/change-play.ts';
import { objectsIn } from '../rules/effects/context.ts';
import { defense } from '../rules/figures.ts';
import type { Lasting, VerbOf } from './tsw-verb.ts';

type Forbids<V extends string> = Forbid<V, Until, TswWords>;

const parts = { what: object, until: until.optional() };

const attacked: readonly TswWords['noun'][] = ['spaceship', 'missile', 'spaceship or missile', 'card'];

export const forbidTarget: VerbOf<Forbids<'forbidTarget'>> = {
  ...forbidVerb<'forbidTarget', Until, Tsw, TswWords>('forbidTarget', parts, {
    meaning: 'No attack may be made on the cards. Collisions are no attacks (W37).',
    cannot: 'be attacked',
    reach: attacked,
    last(m, frame, effect) {
      for (const id of objectsIn(m, frame, effect.what)) protect(m, id, effect);
    },
  }),
  suits: (m, id) => defense(m, id) !== undefined,
};

const moving: readonly TswWords['noun'][] = ['spaceship', 'missile', 'spaceship or missile'];

const forbidShape = <const V extends string>(verb: V, meaning: string) => shapeOf(verb, { what: object }, meaning);

const collisionShape = forbidShape('forbidCollision', 'No card may collide with the cards (W37). Continuous only.');
export const forbidCollision: Lasting<typeof collisionShape> = {
  shape: collisionShape,
  works: 'continuous',
  reach: attacked,
  text: ({ what }, voice) => `no card can collide with ${voice.many(what)}`,
};

const moveShape = forbidShape('forbidMove', 'The cards cannot move. Continuous only.');
export const forbidMove: Lasting<typeof moveShape> = {
  shape: moveShape,
  works: 'continuous',
  reach: moving,
  text: ({ what }, voice) => `${voice.many(what)} cannot move`,
};

const attackShape = forbidShape('forbidAttack', 'The cards cannot attack. Continuous only.');
export const forbidAttack: Lasting<typeof attackShape> = {
  shape: attackShape,
  works: 'continuous',
  reach: moving,
  text: ({ what }, voice) => `${voice.many(what)} cannot attack`,
};
