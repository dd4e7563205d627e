/** Finds cards and chapters of rules by what people type. */
import { search } from 'fast-fuzzy';
import type { CardInfo, Game, RulesTopic } from '#kernel/game';

export type FoundCard = { readonly game: Game; readonly card: CardInfo };
export type FoundTopic = { readonly game: Game; readonly topic: RulesTopic };

export type Library = {
  /** Cards for what was typed, best first: exact, by beginning, by the beginning of a word, then by likeness. */
  cards(typed: string, filter: { readonly game?: string; readonly type?: string }, limit: number): readonly FoundCard[];
  /** The card of a key as `keyOf` gives it. */
  card(key: string): FoundCard | undefined;
  topics(typed: string, game: string | undefined, limit: number): readonly FoundTopic[];
  topic(game: string, id: string): FoundTopic | undefined;
  /** The first words of type lines, sorted: Ship, Location … */
  types(game?: string): readonly string[];
};

/** Names one card of one game. */
export function keyOf(found: FoundCard): string {
  return `${found.game.id}/${found.card.id}`;
}

type Indexed<T> = { readonly item: T; readonly names: readonly string[] };

const FUZZY_FROM = 0.6;

function normal(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** How well a name answers, lower is better; undefined: not by its letters. */
function rankOf(name: string, typed: string): number | undefined {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.split(' ').some((_, i, words) => words.slice(i).join(' ').startsWith(typed))) return 2;
  return undefined;
}

function find<T>(all: readonly Indexed<T>[], typed: string, limit: number): readonly T[] {
  const wanted = normal(typed);
  // Nothing typed yet shows all; what has neither letters nor digits is the name of nothing.
  if (wanted === '') return typed.trim() === '' ? all.slice(0, limit).map((entry) => entry.item) : [];
  const ranked: { readonly item: T; readonly rank: number; readonly name: string }[] = [];
  const rest: Indexed<T>[] = [];
  for (const entry of all) {
    let rank: number | undefined;
    entry.names.forEach((name, i) => {
      const own = rankOf(name, wanted);
      // An alias counts a little less than the name itself.
      if (own !== undefined) rank = Math.min(rank ?? 9, own + (i === 0 ? 0 : 0.5));
    });
    if (rank === undefined) rest.push(entry);
    else ranked.push({ item: entry.item, rank, name: entry.names[0] ?? '' });
  }
  ranked.sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name));
  const found = ranked.slice(0, limit).map((r) => r.item);
  if (found.length >= limit || wanted.length < 2) return found;
  const alike = search(wanted, rest, { keySelector: (entry) => [...entry.names], threshold: FUZZY_FROM });
  return [...found, ...alike.slice(0, limit - found.length).map((entry) => entry.item)];
}

/** Builds the index once; games do not change while the program runs. */
export function createLibrary(games: Iterable<Game>): Library {
  const list = [...games];
  const cards: Indexed<FoundCard>[] = list
    .flatMap((game) =>
      game.cards.map((card) => ({ item: { game, card }, names: [card.name, ...card.aliases].map(normal) })),
    )
    .sort((a, b) => a.item.card.name.localeCompare(b.item.card.name));
  const byKey = new Map(cards.map((entry) => [keyOf(entry.item), entry.item]));
  const topics: Indexed<FoundTopic>[] = list.flatMap((game) =>
    game.rulebook.map((topic) => ({ item: { game, topic }, names: [normal(topic.title), normal(topic.id)] })),
  );
  const typeOf = (card: CardInfo) => card.type.split('>')[0]?.trim() ?? '';
  return {
    cards: (typed, filter, limit) =>
      find(
        cards.filter(
          ({ item }) =>
            (filter.game === undefined || item.game.id === filter.game) &&
            (filter.type === undefined || normal(item.card.type).includes(normal(filter.type))),
        ),
        typed,
        limit,
      ),
    card: (key) => byKey.get(key),
    topics: (typed, game, limit) =>
      find(
        topics.filter(({ item }) => game === undefined || item.game.id === game),
        typed,
        limit,
      ),
    topic: (game, id) => topics.find(({ item }) => item.game.id === game && item.topic.id === id)?.item,
    types: (game) =>
      [
        ...new Set(
          cards.filter(({ item }) => game === undefined || item.game.id === game).map(({ item }) => typeOf(item.card)),
        ),
      ]
        .filter((name) => name !== '')
        .sort(),
  };
}
