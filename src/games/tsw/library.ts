/** All cards of the game, looked up by id in the edition that a game is played in. */
import type { CardId } from '#kernel/state';
import { rulesetHash } from '../kit/rulings.ts';
import type { CardDef, CardSet, DeckList } from './cards/format.ts';
import { type EditionId, editionIds, editionOf } from './editions.ts';
import { rulesVersion } from './guide/rulings.ts';
import type { TswMachine } from './kind.ts';

/** A card as one edition has it. */
export type Definition = Omit<CardDef, 'variants'>;

export type Library = {
  readonly hash: string;
  readonly sets: readonly CardSet[];
  readonly decks: readonly DeckList[];
  cards(edition: EditionId): readonly Definition[];
  /** Throws on an id that no set has. */
  get(edition: EditionId, id: string): Definition;
  has(id: string): boolean;
  /** The name of the set of a card, and whether that does not come with the program. */
  setOf(id: string): { readonly name: string; readonly added: boolean };
};

/** The sets that come with the program. */
const BUILT_IN: readonly string[] = ['the-terrans', 'the-swarm', 'united-stars'];

type Table = Readonly<Record<string, Definition | undefined>>;

/** Makes a library from checked sets. A card of a later set replaces an earlier one with the same id. */
export function makeLibrary(sets: readonly CardSet[]): Library {
  const all = [...new Map(sets.flatMap(({ cards }) => cards.map((card) => [card.id, card]))).values()];
  const origins = new Map(
    sets.flatMap(({ set, name, cards }) => cards.map(({ id }) => [id, { name, added: !BUILT_IN.includes(set) }])),
  );
  const tables = Object.fromEntries(editionIds.map((id) => [id, tableOf(all, id)])) as Record<EditionId, Table>;
  return {
    hash: rulesetHash(rulesVersion, sets),
    sets,
    decks: sets.flatMap(({ decks }) => decks),
    cards: (edition) => Object.values(tables[edition]).filter((one) => one !== undefined),
    get(edition, id) {
      const found = tables[edition][id];
      if (found === undefined) throw new Error(`no card "${id}" in the ruleset`);
      return found;
    },
    has: (id) => tables[editionIds[0]][id] !== undefined,
    setOf: (id) => origins.get(id) ?? { name: '', added: false },
  };
}

/** Definitions are looked up many times for each answer, and a plain object is faster than a Map. */
function tableOf(cards: readonly CardDef[], edition: EditionId): Table {
  const table: Record<string, Definition> = Object.create(null);
  for (const { variants, ...card } of cards) table[card.id] = { ...card, ...variants[edition] };
  return table;
}

/** The library of the game a machine works on. */
function library(m: TswMachine): Library {
  return (m.rules as unknown as { readonly library: Library }).library;
}

/** The id of the definition that a card has at present: its own, or that of the card of which it is a copy. */
export function defId(m: TswMachine, id: CardId): string {
  const card = m.state.cards[id];
  if (card === undefined) throw new Error(`no card ${id}`);
  return card.as ?? card.def;
}

/** The definition with an id, in the edition of the game. */
export function definition(m: TswMachine, id: string): Definition {
  return library(m).get(editionOf(m.state.edition), id);
}

/** The definition that a card has at present. Throws on an unknown id. */
export function def(m: TswMachine, id: CardId): Definition {
  return definition(m, defId(m, id));
}
