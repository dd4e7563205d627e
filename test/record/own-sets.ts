/** Card sets of one's own, one for each game: a card like a built-in one, and where people bring decks a deck with it. */
import type { GameSets } from '#games/index';

/** What all formats of sets have that are made here. */
type AnySet = {
  readonly cards: readonly { readonly id: string; readonly name: string; readonly type: string }[];
  readonly decks?: readonly { readonly id: string; readonly name: string }[];
};

/** The id of its deck in every game, and what all ids of its cards begin with. */
export const OWN = 'own';

/** The sets, and behind those of each game one that is made of them. */
export function withOwnSets(sets: GameSets): GameSets {
  const all = Object.entries(sets) as [string, readonly AnySet[]][];
  return Object.fromEntries(all.map(([game, own]) => [game, [...own, ownSet(game, own)]])) as unknown as GameSets;
}

function ownSet(game: string, sets: readonly AnySet[]): AnySet & Readonly<Record<string, unknown>> {
  const cards = sets.flatMap((one) => one.cards);
  const [deck] = sets.flatMap(({ decks = [] }) => decks);
  const listed = JSON.stringify(deck ?? {});
  // Of a deck the card with the most copies, so that it is drawn soon.
  const counted = [...listed.matchAll(/"([a-z0-9-]+)":(\d+)/g)].map(([, id = '', n]) => ({ id, n: Number(n) }));
  const [most] = counted.filter(({ id }) => cards.some((card) => card.id === id)).sort((a, b) => b.n - a.n);
  const model = cards.find(({ id, type }) => (most === undefined ? type === 'planet' : id === most.id));
  if (model === undefined) throw new Error(`no card of ${game} to make one of`);
  const named = { id: `${OWN}-${model.id}`, name: `Own ${model.name}` };
  const card = { ...model, ...named, ...('aliases' in model && { aliases: [] }) };
  const decks =
    deck === undefined
      ? undefined
      : [{ ...JSON.parse(listed.replaceAll(`"${model.id}":`, `"${card.id}":`)), id: OWN, name: 'Own' }];
  return { set: OWN, name: 'Own', game, cards: [card], ...(decks !== undefined && { decks }) };
}
