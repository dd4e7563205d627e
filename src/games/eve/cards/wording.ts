/** What each verb and each moment allows a card to say, and the kinds of objects that it can affect. */

import type { FieldFault, Profile, Wording } from '../verbs/eve-verb.ts';
import { type Effect, verbs } from '../verbs/index.ts';
import type { MomentWording } from '../verbs/moments/eve-moment.ts';
import { moments } from '../verbs/moments/index.ts';
import type { Ability, CardDef, Trigger } from './format.ts';
import { type Filter, type Noun, type Selector, shipSubtypes } from './phrase.ts';

type OfVerb = Wording<Effect> & {
  readonly works: 'once' | 'both' | 'continuous';
  readonly reach?: readonly Noun[];
  readonly counts?: true;
};

/** What the verb of an effect allows; its functions take that effect. */
export function wordingOf({ verb }: Effect): OfVerb {
  return verbs[verb];
}

/** What autopilots, orders of abilities and pictures go by, of the verb of an effect. */
export function profileOf({ verb }: Effect): Profile<Effect> {
  return verbs[verb];
}

/** Whether an effect affects only the hand, market, scrapheap, ISK or tabs of the player who causes it. */
export function concernsOnlyItsPlayer(effect: Effect): boolean {
  return profileOf(effect).concernsOnlyItsPlayer?.(effect) === true;
}

/** What the moment of a trigger allows. */
export function momentOf({ on }: Trigger): MomentWording {
  return moments[on];
}

/** Whether a trigger is the death of its own card. */
export function isOwnDeath(when: Trigger): boolean {
  return momentOf(when).gone === true && 'what' in when && when.what.pick === 'ref';
}

/** Why an effect does nothing to what a phrase picks, beyond the reach of its verb. */
export function phraseFault(effect: Effect, what: Filter): string | undefined {
  return wordingOf(effect).phraseFault?.(effect, what);
}

/** Faults of an effect's other fields. */
export function faultsOf(effect: Effect, ability: Ability, card: CardDef): readonly FieldFault[] {
  return wordingOf(effect).faults?.(effect, ability, card) ?? [];
}

/** Why an effect does nothing to the objects of a phrase; undefined if it does something. `when`: the trigger of the phrase's ability. */
export function reachFault(
  effect: Effect,
  what: Selector,
  card: CardDef,
  when: Trigger | undefined,
): string | undefined {
  const { verb } = effect;
  const { reach: nouns, starbases } = wordingOf(effect);
  if (nouns === undefined) return undefined;
  if (what.pick !== 'ref')
    return nouns.includes(what.noun)
      ? phraseFault(effect, what)
      : `"${verb}" reaches ${nouns.filter((noun) => !shipSubtypes.includes(noun)).join(', ')} only`;
  const toStarbase = starbases === true ? undefined : `"${verb}" does nothing to a starbase`;
  const kindFault = (kind: Noun | undefined) =>
    kind === undefined || kind === 'card' || nouns.includes(kind) ? undefined : `"${verb}" does nothing to a ${kind}`;
  switch (what.ref) {
    case 'your starbase':
    case 'target enemy starbase':
      return toStarbase;
    case 'this region':
      // The region of a card may be a starbase as well as an outer region.
      return nouns.includes('outer region') ? undefined : `"${verb}" does nothing to a region`;
    case 'the piloted ship':
      return kindFault('ship');
    case 'it':
      return kindFault(nounOf(when, card));
    case 'this':
      return card.type === 'starbase' ? toStarbase : kindFault(card.type);
    default:
      return what.ref satisfies never;
  }
}

/** The kind of the card that a trigger's event is about, as far as it is known. */
function nounOf(when: Trigger | undefined, card: CardDef): Noun | undefined {
  if (when === undefined) return undefined;
  if (!('what' in when)) return momentOf(when).noun;
  if (when.what.pick !== 'ref') return when.what.noun;
  return card.type === 'starbase' ? undefined : card.type;
}
