/** All cards of the game, looked up by id. */
import { rulesetHash } from '../kit/rulings.ts';
import type { CardDef, CardSet, Effect, Verb } from './cards/format.ts';
import { rulesVersion } from './guide/rulings.ts';
import type { EseMachine, EseRules } from './kind.ts';

export type Library = {
  readonly hash: string;
  readonly sets: readonly CardSet[];
  readonly cards: readonly CardDef[];
  get(id: string): CardDef;
  has(id: string): boolean;
};

/** Makes a library from checked sets. A card of a later set replaces an earlier one with the same id. */
export function makeLibrary(sets: readonly CardSet[]): Library {
  const cards = new Map(sets.flatMap((set) => set.cards.map((card) => [card.id, card] as const)));
  // The rules ask for definitions all the time, and an object without a prototype answers faster than a map.
  const byId: Readonly<Record<string, CardDef | undefined>> = Object.assign(
    Object.create(null),
    Object.fromEntries(cards),
  );
  return {
    hash: rulesetHash(rulesVersion, sets),
    sets,
    cards: [...cards.values()],
    has: (id) => cards.has(id),
    get(id) {
      const found = byId[id];
      if (found === undefined) throw new Error(`no card "${id}" in the ruleset`);
      return found;
    },
  };
}

/** The library of the game a machine works on. */
function library(m: EseMachine): Library {
  return (m.rules as EseRules).library;
}

/** The definition of a card in the game. */
export function def(m: EseMachine, id: string): CardDef {
  const card = m.state.cards[id];
  if (card === undefined) throw new Error(`no card ${id}`);
  return library(m).get(card.def);
}

/** The first effect of a verb on a card. */
export function effectOf<V extends Verb>(card: CardDef, verb: V): Extract<Effect, { verb: V }> | undefined {
  return card.do.find((one): one is Extract<Effect, { verb: V }> => one.verb === verb);
}
