/** Cards of several sets, looked up by id. */
import type { State } from '#kernel/state';

type Named = { readonly id: string };
type SetOf<Card extends Named> = { readonly set: string; readonly name: string; readonly cards: readonly Card[] };

/** What a game looks up: `get` throws on an id that no set has. */
export type Lookup<Definition> = { get(id: string): Definition; has(id: string): boolean };

/** The items of sets, in their order. One of a later set takes the place of an earlier one with the same id. */
export const latest = <Item extends Named>(items: readonly Item[]): readonly Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/** Definitions are looked up dozens of times for each answer, and a plain object is faster than a Map. */
export function lookup<Definition extends Named>(definitions: readonly Definition[]): Lookup<Definition> {
  const byId: Record<string, Definition | undefined> = Object.create(null);
  for (const one of definitions) byId[one.id] = one;
  return {
    has: (id) => byId[id] !== undefined,
    get(id) {
      const found = byId[id];
      if (found === undefined) throw new Error(`no card "${id}" in the ruleset`);
      return found;
    },
  };
}

/** The name of the set of a card, and whether that does not come with the program. */
export type Origin = { readonly name: string; readonly added: boolean };

/** `builtIn`: ids of the sets that come with the program. */
export function originsOf<Card extends Named>(
  sets: readonly SetOf<Card>[],
  builtIn: readonly string[],
): (card: string) => Origin {
  const origins = new Map(
    sets.flatMap(({ set, name, cards }) => cards.map(({ id }) => [id, { name, added: !builtIn.includes(set) }])),
  );
  return (card) => origins.get(card) ?? { name: '', added: false };
}

/** The id of the definition with which a card began. Throws on an unknown card. */
export function definitionId({ state }: { readonly state: Pick<State, 'cards'> }, id: string): string {
  const card = state.cards[id];
  if (card === undefined) throw new Error(`no card ${id}`);
  return card.def;
}
