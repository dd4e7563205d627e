/** The verbs of Epic Space Empires put together. */

import { opOf } from '#cards/verb';
import { type EffectIn, type OpsOf, vocabulary } from '#cards/vocabulary';
import type { Need } from '#kernel/ask';
import type { OpIn } from '#kernel/kind';
import type { Seat } from '#kernel/state';
import type { Ese, EseMachine } from '../kind.ts';
import { attach, start } from './arrival.ts';
import { addForce, destroy, save } from './battle.ts';
import type { Aiming, EseWords } from './ese-verb.ts';
import { fetch, recruit, ruin, takeOver } from './event-cards-in-play.ts';
import { drawActions, makeDiscard, spy, stealCards } from './event-hands.ts';
import { peace, rampage } from './event-turns.ts';
import {
  battleCards,
  boost,
  draws,
  force,
  handMax,
  lure,
  pilfer,
  planetPoints,
  plays,
  points,
  rescue,
  salvage,
  scavenge,
  sharpTactics,
  speed,
  techAsCard,
} from './standing.ts';
import { cancel, hasten, redirect, strand, swap } from './tactics.ts';

/** Events that take effect at once. */
const events = { ruin, takeOver, fetch, makeDiscard, stealCards, drawActions, recruit, spy };

/** In the order of the reference. A verb that sets have used is never removed, since stored rulesets have it. */
export const verbs = {
  handMax,
  plays,
  draws,
  speed,
  force,
  battleCards,
  points,
  planetPoints,
  boost,
  sharpTactics,
  techAsCard,
  scavenge,
  lure,
  rescue,
  salvage,
  pilfer,
  start,
  attach,
  hasten,
  cancel,
  redirect,
  strand,
  swap,
  addForce,
  save,
  destroy,
  ...events,
  peace,
  rampage,
};

export type Effect = EffectIn<typeof verbs>;
export type Verb = Effect['verb'];
type EventEffect = EffectIn<typeof events>;
export type VerbOps = OpsOf<'ese', typeof verbs>;

export const eseVocabulary = vocabulary<Ese, EseWords>()('ese', verbs);

/** Whether an effect takes effect at once when its card is played. Rules read all others off the card. */
export const isEvent = (effect: Effect): effect is EventEffect => effect.verb in events;

/** The need whose answer is an event's aim, if it has one; undefined: it cannot be played now. */
export function aimsOf(m: EseMachine, seat: Seat, effect: EventEffect): readonly Need[] | undefined {
  const { aims }: Aiming<EventEffect> = events[effect.verb];
  return aims === undefined ? [] : aims(m, seat, effect);
}

/** The op of an event. `at`: the option that was chosen as its aim. */
export const eventOp = (effect: EventEffect, at: string | undefined): OpIn<Ese> =>
  ({ ...opOf('ese', effect), ...(at !== undefined && { at }) }) as OpIn<Ese>;
