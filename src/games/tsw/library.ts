/** All cards of the game, looked up by id in the edition that a game is played in. */
import { grouped } from '#kernel/grouped';
import type { CardId } from '#kernel/state';
import { type Lookup, latest, lookup, type Origin, originsOf } from '../kit/library.ts';
import { rulesetHash } from '../kit/rulings.ts';
import type { Ability } from './cards/ability.ts';
import type { CardDef, CardSet, DeckList } from './cards/format.ts';
import { type EditionId, editionIds, editionOf } from './editions.ts';
import { rulesVersion } from './guide/rulings.ts';
import type { TswMachine, TswRules } from './kind.ts';

/** A card as one edition has it, with its abilities by kind. */
export type Definition = Omit<CardDef, 'variants'> & {
  readonly byKind: Readonly<Partial<Record<Ability['kind'], readonly Numbered[]>>>;
};

/** An ability with its number on its card. */
export type Numbered = { readonly ability: Ability; readonly index: number };

export type Library = {
  readonly hash: string;
  readonly sets: readonly CardSet[];
  readonly decks: readonly DeckList[];
  cards(edition: EditionId): readonly Definition[];
  /** Throws on an id that no set has. */
  get(edition: EditionId, id: string): Definition;
  has(id: string): boolean;
  setOf(id: string): Origin;
};

/** The sets that come with the program. */
const BUILT_IN: readonly string[] = ['the-terrans', 'the-swarm', 'united-stars'];

/** Makes a library from checked sets. A card of a later set replaces an earlier one with the same id. */
export function makeLibrary(sets: readonly CardSet[]): Library {
  const all = latest(sets.flatMap(({ cards }) => cards));
  const asIn = (edition: EditionId): readonly Definition[] =>
    all.map(({ variants, ...card }) => withKinds({ ...card, ...variants[edition] }));
  const definitions = Object.fromEntries(editionIds.map((id) => [id, asIn(id)])) as Record<
    EditionId,
    readonly Definition[]
  >;
  // By an id such as "2026" an object looks for an index, which takes longer than all the rest of finding a card.
  const tables = new Map(editionIds.map((id) => [id, lookup(definitions[id])]));
  const first = tables.get(editionIds[0]) as Lookup<Definition>;
  return {
    hash: rulesetHash(rulesVersion, sets),
    sets,
    decks: sets.flatMap(({ decks }) => decks),
    cards: (edition) => definitions[edition],
    get: (edition, id) => (tables.get(edition) ?? first).get(id),
    has: first.has,
    setOf: originsOf(sets, BUILT_IN),
  };
}

function withKinds(card: Omit<Definition, 'byKind'>): Definition {
  const numbered = card.abilities.map((ability, index) => ({ ability, index }));
  return { ...card, byKind: Object.fromEntries(grouped(numbered, ({ ability }) => ability.kind)) };
}

/** The library of the game a machine works on. */
function library(m: TswMachine): Library {
  return (m.rules as TswRules).library;
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
