/** Matches phrases against what is printed on cards, in any zone; `fits.ts` adds what is known of cards in play. */
import type { CardId } from '#kernel/state';
import type { Filter, Noun, Selector, Trait } from '../cards/phrase.ts';
import type { EveMachine } from '../kind.ts';
import { type Definition, def, library } from '../library.ts';

/** Whether a card is of a kind: a type, a subtype, or any card. Regions are not cards. */
function isKind({ type, kinds }: Pick<Definition, 'type' | 'kinds'>, noun: Noun): boolean {
  return noun === 'card' ? type !== 'outer region' && type !== 'starbase' : kinds.includes(noun);
}

/** Whether a card has the subtype that a phrase gives in the words of a set, if it gives one. */
function hasSubtype({ subtype }: Filter, { kinds }: Pick<Definition, 'kinds'>): boolean {
  return subtype === undefined || kinds.includes(subtype.toLowerCase());
}

/** Whether a card in the game is of the kind of a phrase. */
export function isOfKind(m: EveMachine, what: Filter, id: CardId): boolean {
  const definition = def(m, id);
  return isKind(definition, what.noun) && hasSubtype(what, definition);
}

/** Whether a card in the game is of a kind. */
export function isNoun(m: EveMachine, noun: Noun, id: CardId): boolean {
  return isKind(def(m, id), noun);
}

/** Whether a trait is the origin of a card. */
export function isOrigin(trait: Trait, { origin }: Pick<Definition, 'origin'>): boolean {
  return trait === `${origin}-origin`;
}

/**
 * Whether a definition matches a phrase ("ship with price 4 or less"). Of a card outside play only its kind, origin and
 * figures are known: a phrase that says more matches none. A price of X counts as `x`, the amount paid; 0 if not paid.
 */
export function fitsDefinition(m: EveMachine, what: Selector, definition: string, x?: unknown): boolean {
  if (what.pick === 'ref') return false;
  const wanted = library(m).get(definition);
  if (!isKind(wanted, what.noun) || !hasSubtype(what, wanted)) return false;
  if (!what.is.every((trait) => isOrigin(trait, wanted))) return false;
  if (what.atMost === undefined) return true;
  const printed = wanted[what.atMost.stat];
  return (printed === 'X' ? Number(x ?? 0) : (printed ?? 0)) <= what.atMost.n;
}
