/** What kind of card something is, as phrases name kinds. */
import type { CardId } from '#kernel/state';
import type { Noun, Selector } from './cards/phrase.ts';
import { type Definition, def, library } from './library.ts';
import type { EveMachine } from './state.ts';

/** Whether a card is of a kind: a type, a subtype, or any card. Regions are no cards. */
export function isKind({ type, kinds }: Pick<Definition, 'type' | 'kinds'>, noun: Noun): boolean {
  return noun === 'card' ? type !== 'outer region' && type !== 'starbase' : kinds.includes(noun);
}

/** Whether a card in the game is of a kind. */
export function isNoun(m: EveMachine, noun: Noun, id: CardId): boolean {
  return isKind(def(m, id), noun);
}

/** Whether a definition is of a kind ("ship with price 4 or less"); X counts 0 outside play. */
export function fitsDefinition(m: EveMachine, what: Selector, definition: string): boolean {
  if (what.pick === 'ref') return false;
  const wanted = library(m).get(definition);
  const origin = what.is.find((trait) => trait.endsWith('-origin'));
  if (!isKind(wanted, what.noun) || (origin !== undefined && origin !== `${wanted.origin}-origin`)) return false;
  if (what.atMost === undefined) return true;
  const printed = wanted[what.atMost.stat];
  return (printed === 'X' ? 0 : (printed ?? 0)) <= what.atMost.n;
}
