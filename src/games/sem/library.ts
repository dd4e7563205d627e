/** All cards of the game, looked up by id. */
import type { CardId } from '#kernel/state';
import { definitionId, type Lookup, latest, lookup, type Origin, originsOf } from '../kit/library.ts';
import { rulesetHash } from '../kit/rulings.ts';
import type { CardDef, CardSet, DeckList } from './cards/format.ts';
import { rulesVersion } from './guide/rulings.ts';
import type { SemMachine, SemRules } from './kind.ts';

export type Library = Lookup<CardDef> & {
  readonly hash: string;
  readonly sets: readonly CardSet[];
  readonly decks: readonly DeckList[];
  readonly cards: readonly CardDef[];
  setOf(id: string): Origin;
  /** The least that an instant costs to play, whatever makes it cheaper; who has less can answer nothing. */
  readonly minAnswer: number;
};

/** The sets that come with the program. */
const BUILT_IN: readonly string[] = ['neutral', 'empire', 'drift', 'ashen', 'meridian', 'decks'].map(
  (part) => `shattered-empires-${part}`,
);

/** Makes a library from checked sets. A card, or deck, of a later set replaces an earlier one with the same id. */
export function makeLibrary(sets: readonly CardSet[]): Library {
  const cards = latest(sets.flatMap((set) => set.cards));
  const prices = cards.flatMap(({ instant, cost = 0 }) => (instant === true ? [Math.min(cost, 1)] : []));
  return {
    hash: rulesetHash(rulesVersion, sets),
    sets,
    decks: latest(sets.flatMap((set) => set.decks)),
    cards,
    ...lookup(cards),
    setOf: originsOf(sets, BUILT_IN),
    minAnswer: prices.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...prices),
  };
}

/** The library of the game a machine works on. */
export function library(m: SemMachine): Library {
  return (m.rules as SemRules).library;
}

/** The definition of a card. Throws on an unknown id. */
export function def(m: SemMachine, id: CardId): CardDef {
  return library(m).get(definitionId(m, id));
}
