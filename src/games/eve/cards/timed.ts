import type { Verb } from './format.ts';

/** Verbs that are only continuous, while a card is in play: they have no op; figures and rules read them. */
export const standingVerbs = [
  'extraDraw',
  'modHandLimit',
  'modRegionPlays',
  'modPrice',
  'reassembleInstead',
  'multiTarget',
] as const satisfies readonly Verb[];

/** Verbs that change a figure or forbid something for a time. */
export const timedVerbs = [
  'modAttack',
  'modShield',
  'modIncome',
  'modMineral',
  'modSlots',
  'modCommand',
  'prevent',
  'forbidWarp',
  'forbidAttack',
  'forbidCommand',
  'forbidTarget',
  'forbidDestroy',
  'forbidWithdraw',
] as const satisfies readonly Verb[];

/** Verbs of one-time and temporary effects: each is carried out by its own op. */
export type DoneVerb = Exclude<Verb, (typeof standingVerbs)[number]>;
