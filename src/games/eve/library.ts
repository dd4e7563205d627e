/** All cards that a game may use, by id, with what the rules derive from them. */
import type { Op } from '#kernel/op';
import { rulesetHash } from '../rulings.ts';
import type { Ability, CardDef, CardSet, DeckList } from './cards/format.ts';
import { abilityText } from './cards/text.ts';
import type { EveMachine, EveRules } from './kind.ts';
import { rulesVersion } from './rulings.ts';

/** A definition with derived values that are computed once. */
export type Definition = CardDef & {
  /** Rules text by ability, rendered from the ability itself. */
  readonly text: readonly string[];
  /** Type and subtypes in lower case: a card is of all of them (D37). */
  readonly kinds: readonly string[];
  readonly continuous: readonly Ability[];
  readonly executed: readonly { readonly ability: Ability; readonly index: number }[];
  readonly pending: readonly { readonly ability: Ability; readonly index: number }[];
  readonly setName: string;
  /** It belongs to a set that is not built in. */
  readonly added: boolean;
};

export type Library = {
  readonly hash: string;
  readonly sets: readonly CardSet[];
  readonly decks: readonly DeckList[];
  readonly cards: readonly Definition[];
  get(id: string): Definition;
  has(id: string): boolean;
};

/** Ids of the sets that come with the program. */
const builtIn: ReadonlySet<string> = new Set(['core', 'exiled']);

/** Makes a library from checked sets. A card or deck of a later set replaces an earlier one with the same id. */
export function makeLibrary(sets: readonly CardSet[]): Library {
  const cards = new Map<string, Definition>();
  for (const set of sets) for (const card of set.cards) cards.set(card.id, define(card, set));
  // Definitions are looked up dozens of times for each answer, and a plain object is faster than a Map.
  const byId: Record<string, Definition | undefined> = Object.create(null);
  for (const [id, card] of cards) byId[id] = card;
  return {
    hash: rulesetHash(rulesVersion, sets),
    sets,
    decks: [...new Map(sets.flatMap((set) => set.decks.map((deck) => [deck.id, deck]))).values()],
    cards: [...cards.values()],
    has: (id) => cards.has(id),
    get(id) {
      const found = byId[id];
      if (found === undefined) throw new Error(`no card "${id}" in the ruleset`);
      return found;
    },
  };
}

function define(card: CardDef, { set, name }: CardSet): Definition {
  const numbered = card.abilities.map((ability, index) => ({ ability, index }));
  return {
    ...card,
    setName: name,
    added: !builtIn.has(set),
    text: card.abilities.map((ability) => abilityText(ability, card)),
    kinds: [card.type, ...(card.subtype?.toLowerCase().split('>') ?? []).map((part) => part.trim())],
    continuous: card.abilities.filter((one) => one.kind === 'continuous'),
    executed: numbered.filter(({ ability }) => ability.kind === 'executed'),
    pending: numbered.filter(({ ability }) => ability.kind === 'pending'),
  };
}

/**
 * Pending abilities that commands have in battle, by their number in the state (below 0).
 * X is the command's power when it triggers.
 */
const commandAbilities: Readonly<Record<number, Ability>> = Object.fromEntries(
  [-1, -2].map((index) => [
    index,
    {
      kind: 'pending',
      cost: [],
      once: false,
      do: [{ verb: 'damage', n: 'X', what: { pick: 'target', noun: 'ship', is: ['attacking'], where: 'this region' } }],
    } satisfies Ability,
  ]),
);
export const ambushIndex = -1;
export const snipingIndex = -2;

/** An ability of a definition by its number; numbers below 0 are those of commands. */
export function abilityAt(definition: CardDef, index: number): Ability | undefined {
  return index < 0 ? commandAbilities[index] : definition.abilities[index];
}

/** An ability's effects as ops for the pile, wrapped in its conditions and permissions. */
export function abilityOps(ability: Ability): Op[] {
  const effects: Op[] = ability.do.map(({ verb, ...rest }) => ({ op: `eve.${verb}`, ...(rest as object) }));
  const allowed: Op[] =
    ability.may === undefined ? effects : [{ op: 'eve.may', pay: ability.may === true ? 0 : ability.may, do: effects }];
  return ability.if === undefined ? allowed : [{ op: 'eve.if', if: ability.if, do: allowed }];
}

/** The library of the game a machine works on. */
export function library(m: EveMachine): Library {
  return (m.rules as EveRules).library;
}

/** The definition of a card in the game. */
export function def(m: EveMachine, id: string): Definition {
  const card = m.state.cards[id];
  if (card === undefined) throw new Error(`no card ${id}`);
  return library(m).get(card.def);
}
