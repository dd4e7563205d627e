/** The verbs of The Space War's cards put together. */
import { type EffectIn, type OpsOf, vocabulary } from '#cards/vocabulary';
import type { Need } from '#kernel/ask';
import type { CardId } from '#kernel/state';
import type { TswWords } from '../cards/phrase.ts';
import type { Tsw, TswMachine } from '../kind.ts';
import type { EffectScope } from '../rules/select.ts';
import { discard, discardAfterDraws, draw, drawOrMill, mill } from './cards.ts';
import { discardChosen, discardCopies, lookAtHand } from './enemy-hand.ts';
import { attach, copy } from './entering.ts';
import { absorb, collision, strike, survive } from './fights.ts';
import { attackIs, forEachCounter, hasten, modAttack, modAttacks, noEffect, noLongerSlow } from './figures.ts';
import { forbidAttack, forbidCollision, forbidMove, forbidTarget } from './forbid.ts';
import { loseLife } from './lose-life.ts';
import {
  damage,
  damageOrDestroy,
  destroy,
  discardFromPlay,
  discardThis,
  gainCounters,
  paralyze,
  returnToHand,
} from './objects.ts';
import { counter, foil } from './pile.ts';
import { lookAtTop, putOnTop, recover } from './piles.ts';
import {
  extraTurn,
  forbidPlay,
  gainActions,
  limitPlays,
  millInstead,
  modPrice,
  noForcedDiscard,
  noHandLimit,
} from './players.ts';
import { repair, swapFigures } from './repair.ts';
import { search } from './search.ts';
import { addToStation, stationDamage, stationRepair, takeStation } from './station.ts';
import { chooseOwnFlips, moveStationFreely, noStationAdds, noStationMoves } from './station-rules.ts';
import { takeControl } from './take-control.ts';
import type { Choosing, Naming } from './tsw-verb.ts';

/** In the order of the reference. A verb that sets have used is never removed, since stored rulesets have it. */
const verbs = {
  draw,
  drawOrMill,
  discard,
  discardAfterDraws,
  mill,
  search,
  recover,
  putOnTop,
  lookAtTop,
  lookAtHand,
  discardChosen,
  discardCopies,
  damage,
  damageOrDestroy,
  destroy,
  paralyze,
  repair,
  swapFigures,
  takeControl,
  returnToHand,
  discardFromPlay,
  discardThis,
  gainCounters,
  attach,
  copy,
  counter,
  foil,
  stationDamage,
  loseLife,
  stationRepair,
  addToStation,
  takeStation,
  gainActions,
  extraTurn,
  modAttack,
  modAttacks,
  attackIs,
  forEachCounter,
  hasten,
  noLongerSlow,
  strike,
  collision,
  absorb,
  survive,
  noEffect,
  forbidMove,
  forbidAttack,
  forbidTarget,
  forbidCollision,
  forbidPlay,
  limitPlays,
  modPrice,
  noHandLimit,
  noForcedDiscard,
  millInstead,
  noStationAdds,
  noStationMoves,
  moveStationFreely,
  chooseOwnFlips,
};

export type Effect = EffectIn<typeof verbs>;
export type VerbOps = OpsOf<'tsw', typeof verbs>;

export const tswVocabulary = vocabulary<Tsw, TswWords>()('tsw', verbs);

/** What the phrase of an effect may name, and of which kinds. */
export function namingOf(effect: Effect): Naming & { readonly reach?: readonly TswWords['noun'][] } {
  return verbs[effect.verb];
}

const choosing = (effect: Effect): Choosing<Effect> => verbs[effect.verb] as Choosing<Effect>;

/** Whether an effect would do anything to a target. */
export function suits(m: TswMachine, effect: Effect, target: CardId): boolean {
  return choosing(effect).suits?.(m, target) ?? true;
}

/** What must be chosen for an effect besides its targets; undefined if it cannot happen. */
export function needsOfVerb(m: TswMachine, effect: Effect, from: EffectScope): readonly Need[] | undefined {
  const { needs } = choosing(effect);
  return needs === undefined ? [] : needs(m, effect, from);
}
