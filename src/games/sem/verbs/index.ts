/** The verbs of Shattered Empires' cards put together. */
import { type EffectIn, type OpsOf, vocabulary } from '#cards/vocabulary';
import type { Need } from '#kernel/ask';
import type { CardId } from '#kernel/state';
import type { SemWords } from '../cards/phrase.ts';
import type { Sem, SemMachine } from '../kind.ts';
import type { EffectScope } from '../rules/select.ts';
import { cancel, damage, jam, prevent, removeFromAttack, retarget, strikeNow } from './attack.ts';
import { draw, mill, recover, requeue, search } from './cards.ts';
import {
  leastEvasion,
  modAutoRepair,
  modDamage,
  modEvasion,
  modHit,
  modHitPoints,
  modRepair,
  modShields,
  moreAutoRepair,
} from './figures.ts';
import { addWeapon, grantIntercept, grantLauncher, ignoreShields } from './grants.ts';
import { drawPhase, modPrice, modProjectile, moreYield } from './players.ts';
import { addYield, removeYield } from './projects.ts';
import type { Choosing } from './sem-verb.ts';
import {
  copyUnitVerb as copyUnit,
  destroyThis,
  devour,
  endTesting,
  fromSideboard,
  hurt,
  loseCrew,
  promote,
  repair,
  replenishShields as replenish,
} from './units.ts';

/** In the order of the reference. A verb that sets have used is never removed, since stored rulesets have it. */
const verbs = {
  draw,
  search,
  recover,
  requeue,
  mill,
  damage,
  strikeNow,
  removeFromAttack,
  retarget,
  jam,
  prevent,
  cancel,
  hurt,
  repair,
  replenish,
  endTesting,
  copyUnit,
  promote,
  fromSideboard,
  devour,
  loseCrew,
  destroyThis,
  addYield,
  removeYield,
  moreYield,
  modHitPoints,
  modShields,
  modEvasion,
  leastEvasion,
  modHit,
  modDamage,
  addWeapon,
  ignoreShields,
  modRepair,
  modAutoRepair,
  moreAutoRepair,
  grantIntercept,
  grantLauncher,
  modPrice,
  modProjectile,
  drawPhase,
};

export type Effect = EffectIn<typeof verbs>;
export type VerbOps = OpsOf<'sem', typeof verbs>;

export const semVocabulary = vocabulary<Sem, SemWords>()('sem', verbs);

/** The kinds of objects that an effect can be about; undefined: all. */
export function reachOf(effect: Effect): readonly SemWords['noun'][] | undefined {
  return (verbs[effect.verb] as { readonly reach?: readonly SemWords['noun'][] }).reach;
}

const choosing = (effect: Effect): Choosing<Effect> => verbs[effect.verb] as Choosing<Effect>;

/** Whether an effect would do anything to a target. */
export function suits(m: SemMachine, effect: Effect, target: CardId): boolean {
  return choosing(effect).suits?.(m, target) ?? true;
}

/** Whether an effect changes an attack that is going on, and is of no use otherwise. */
export const isForAttacks = (effect: Effect): boolean => choosing(effect).inAttack === true;

/** Whether an effect names its targets itself. */
export const choosesItself = (effect: Effect): boolean => choosing(effect).needs !== undefined;

/** What must be chosen for an effect besides its targets; undefined if it cannot happen. */
export function needsOfVerb(m: SemMachine, effect: Effect, from: EffectScope): readonly Need[] | undefined {
  const { needs } = choosing(effect);
  return needs === undefined ? [] : needs(m, effect, from);
}
