/** The verbs of The Space War's cards put together. */
import { type EffectIn, type OpsOf, vocabulary } from '#cards/vocabulary';
import type { TswWords } from '../cards/phrase.ts';
import type { Tsw } from '../kind.ts';
import { discard, draw, mill } from './cards.ts';
import { modAttack, noEffect } from './figures.ts';
import { forbidAttack, forbidMove, forbidTarget } from './forbid.ts';
import { damage, destroy, paralyze, returnToHand } from './objects.ts';
import { counter, foil } from './pile.ts';
import { repair } from './repair.ts';
import { search } from './search.ts';
import { gainActions, stationDamage } from './station.ts';

/** In the order of the reference. A verb that sets have used is never removed, since stored rulesets have it. */
const verbs = {
  draw,
  discard,
  mill,
  search,
  damage,
  destroy,
  paralyze,
  repair,
  returnToHand,
  modAttack,
  noEffect,
  forbidMove,
  forbidAttack,
  forbidTarget,
  counter,
  foil,
  stationDamage,
  gainActions,
};

export type Effect = EffectIn<typeof verbs>;
/** The ops of the verbs. */
export type VerbOps = OpsOf<'tsw', typeof verbs>;

export const tswVocabulary = vocabulary<Tsw, TswWords>()('tsw', verbs);
