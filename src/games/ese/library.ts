/** All cards of the game, looked up by id. */
import { definitionId, type Lookup, latest, lookup } from '../kit/library.ts';
import { rulesetHash } from '../kit/rulings.ts';
import type { CardDef, CardSet, Effect, Verb } from './cards/format.ts';
import { rulesVersion } from './guide/rulings.ts';
import type { EseMachine, EseRules } from './kind.ts';

export type Library = Lookup<CardDef> & {
  readonly hash: string;
  readonly sets: readonly CardSet[];
  readonly cards: readonly CardDef[];
};

/** Makes a library from checked sets. A card of a later set replaces an earlier one with the same id. */
export function makeLibrary(sets: readonly CardSet[]): Library {
  const cards = latest(sets.flatMap((set) => set.cards));
  return { hash: rulesetHash(rulesVersion, sets), sets, cards, ...lookup(cards) };
}

/** The library of the game a machine works on. */
function library(m: EseMachine): Library {
  return (m.rules as EseRules).library;
}

/** The definition of a card in the game. */
export function def(m: EseMachine, id: string): CardDef {
  return library(m).get(definitionId(m, id));
}

/** The first effect of a verb on a card. */
export function effectOf<V extends Verb>(card: CardDef, verb: V): Extract<Effect, { verb: V }> | undefined {
  return card.do.find((one): one is Extract<Effect, { verb: V }> => one.verb === verb);
}
