/** All cards of the game, looked up by id. */
import type { CardId } from '#kernel/state';
import { rulesetHash } from '../kit/rulings.ts';
import type { CardDef, CardSet, DeckList } from './cards/format.ts';
import { rulesVersion } from './guide/rulings.ts';
import type { SemMachine } from './kind.ts';

export type Library = {
  readonly hash: string;
  readonly sets: readonly CardSet[];
  readonly decks: readonly DeckList[];
  readonly cards: readonly CardDef[];
  /** Throws on an id that no set has. */
  get(id: string): CardDef;
  has(id: string): boolean;
  /** The name of the set of a card, and whether that does not come with the program. */
  setOf(id: string): { readonly name: string; readonly added: boolean };
  /** The least that an instant costs to play, whatever makes it cheaper; who has less can answer nothing. */
  readonly leastAnswer: number;
};

/** The sets that come with the program. */
const BUILT_IN: readonly string[] = ['neutral', 'empire', 'drift', 'ashen', 'meridian', 'decks'].map(
  (part) => `shattered-empires-${part}`,
);

/** Makes a library from checked sets. A card, or deck, of a later set replaces an earlier one with the same id. */
export function makeLibrary(sets: readonly CardSet[]): Library {
  const cards = [...new Map(sets.flatMap((set) => set.cards.map((card) => [card.id, card]))).values()];
  const decks = [...new Map(sets.flatMap((set) => set.decks.map((deck) => [deck.id, deck]))).values()];
  const origins = new Map(
    sets.flatMap((set) => set.cards.map(({ id }) => [id, { name: set.name, added: !BUILT_IN.includes(set.set) }])),
  );
  const table: Record<string, CardDef | undefined> = Object.create(null);
  for (const card of cards) table[card.id] = card;
  const prices = cards.flatMap(({ instant, cost = 0 }) => (instant === true ? [Math.min(cost, 1)] : []));
  return {
    hash: rulesetHash(rulesVersion, sets),
    sets,
    decks,
    cards,
    get(id) {
      const found = table[id];
      if (found === undefined) throw new Error(`no card "${id}" in the ruleset`);
      return found;
    },
    has: (id) => table[id] !== undefined,
    setOf: (id) => origins.get(id) ?? { name: '', added: false },
    leastAnswer: prices.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...prices),
  };
}

/** The library of the game a machine works on. */
export function library(m: SemMachine): Library {
  return (m.rules as unknown as { readonly library: Library }).library;
}

/** The definition of a card. Throws on an unknown id. */
export function def(m: SemMachine, id: CardId): CardDef {
  const card = m.state.cards[id];
  if (card === undefined) throw new Error(`no card ${id}`);
  return library(m).get(card.def);
}
