/** Finds cards and rules chapters by what people type. */
import type { CardInfo } from '#face/card';
import type { Game, RulesTopic } from '#face/game';
import { inLanguage } from '#face/in-language';
import { type MatchKind, nameIndex, plainName, plainText } from '#search/names';
import type { Language } from '#words/languages';

export type FoundCard = { readonly game: Game; readonly card: CardInfo };
export type FoundTopic = { readonly game: Game; readonly topic: RulesTopic };
/** Filters for cards. `race` and `price` are compared with a card's figures of those names; `price` is a whole number. */
export type Filter = {
  readonly game?: string;
  readonly type?: string;
  readonly race?: string;
  readonly price?: number;
};

export type Library = {
  /** The same cards and rules in another language. */
  in(language: Language): Library;
  /** Cards by name, best first: exact matches, then by prefix, by prefixes of words, and by similarity. */
  cards(
    typed: string,
    filter: Filter,
    limit: number,
  ): readonly (FoundCard & { readonly kind: MatchKind; readonly score: number })[];
  /** Suggestions for when no name matches, best first. */
  nearest(typed: string, filter: Filter, limit: number): readonly FoundCard[];
  /** Cards whose text has all of the words, those with the most occurrences first; with nothing typed, all that pass the filter. */
  byText(typed: string, filter: Filter): readonly FoundCard[];
  /** The card with a key, see `keyOf`. */
  card(key: string): FoundCard | undefined;
  /** Other cards of the same game with the same name, from another edition or set. */
  sameName(found: FoundCard): readonly FoundCard[];
  /** Chapters by title, keyword, clause or ruling number; then those whose text has the words, most occurrences first. */
  topics(typed: string, game: string | undefined, limit: number): readonly FoundTopic[];
  topic(game: string, id: string): FoundTopic | undefined;
  /** The main types of cards (`Ship`, `Location` …), sorted. */
  types(game?: string): readonly string[];
  /** The races of cards, sorted. */
  races(game?: string): readonly string[];
};

/** The key of a card, unique across games. */
export function keyOf(found: FoundCard): string {
  return `${found.game.id}/${found.card.id}`;
}

/** Builds the index of each language once; games do not change while the program runs. */
export function createLibrary(games: Iterable<Game>): Library {
  const all = [...games];
  const built = new Map<Language, Library>();
  const speaking = (language: Language): Library => {
    const known = built.get(language);
    if (known !== undefined) return known;
    const library = libraryOf(
      all.map((game) => inLanguage(game, language)),
      speaking,
    );
    built.set(language, library);
    return library;
  };
  return speaking('en');
}

function libraryOf(list: readonly Game[], speaking: Library['in']): Library {
  const cards = list.flatMap((game) => game.cards.map((card) => ({ game, card })));
  const index = nameIndex(cards.map((item) => ({ item, name: item.card.name, aliases: item.card.aliases })));
  const byKey = new Map(cards.map((found) => [keyOf(found), found]));
  const typeLines = new Map(cards.map((found) => [found, plainName(found.card.type)]));
  // Filters go by the English figures, whatever they are called elsewhere.
  const english = new Map(
    list.flatMap((game) => inLanguage(game, 'en').cards.map((card) => [`${game.id}/${card.id}`, card])),
  );
  const inEnglish = (found: FoundCard): CardInfo => english.get(keyOf(found)) ?? found.card;
  const races = new Map(cards.map((found) => [found, plainName(figureOf(inEnglish(found), RACE) ?? '')]));
  const fits = ({ game, type, race, price }: Filter) => {
    const wantedType = plainName(type ?? '');
    const wantedRace = plainName(race ?? '');
    return (found: FoundCard) =>
      (game === undefined || found.game.id === game) &&
      typeLines.get(found)?.includes(wantedType) === true &&
      races.get(found)?.includes(wantedRace) === true &&
      (price === undefined || Number.parseInt(figureOf(inEnglish(found), PRICE) ?? '', 10) === price);
  };
  const byText = textSearch(cards);
  const sorted = (of: (found: FoundCard) => readonly string[], game: string | undefined) =>
    [...new Set(cards.filter((one) => game === undefined || one.game.id === game).flatMap(of))]
      .filter((name) => name !== '')
      .sort();
  const topics = list.flatMap((game) => game.rulebook.map((topic) => ({ game, topic })));
  return {
    in: speaking,
    cards: (typed, filter, limit) =>
      index.find(typed, limit, fits(filter)).map(({ item, kind, score }) => ({ ...item, kind, score })),
    nearest: (typed, filter, limit) => index.nearest(typed, limit, fits(filter)),
    byText: (typed, filter) => byText(typed).filter(fits(filter)),
    card: (key) => byKey.get(key),
    sameName: (found) =>
      index.exact(found.card.name).filter(({ game, card }) => game === found.game && card.id !== found.card.id),
    topics: topicSearch(topics),
    topic: (game, id) => topics.find((one) => one.game.id === game && one.topic.id === id),
    types: (game) => sorted(({ card }) => [kindOf(card)], game),
    races: (game) => sorted((found) => (figureOf(inEnglish(found), RACE) ?? '').split(', '), game),
  };
}

/** The labels of figures that cards are filtered by. */
const RACE = 'race';
const PRICE = 'price';

function figureOf({ figures }: CardInfo, label: string): string | undefined {
  return figures.find((one) => one.label.toLowerCase() === label)?.value;
}

/** Finds cards by the words of their texts; a typed word matches any word that begins with it. */
function textSearch(cards: readonly FoundCard[]): (typed: string) => readonly FoundCard[] {
  const texts = cards.map(({ card }) => ` ${plainText(card.text.join(' '))}`);
  const byName = (a: FoundCard, b: FoundCard) => (a.card.name < b.card.name ? -1 : a.card.name > b.card.name ? 1 : 0);
  return (typed) => {
    const words = plainName(typed)
      .split(' ')
      .filter((word) => word !== '');
    if (words.length === 0) return typed.trim() === '' ? [...cards].sort(byName) : [];
    const counts = texts.map((text) => Math.min(...words.map((word) => text.split(` ${word}`).length - 1)));
    return cards
      .map((found, i) => ({ found, count: counts[i] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || byName(a.found, b.found))
      .map(({ found }) => found);
  };
}

function kindOf({ type }: CardInfo): string {
  return type.split('>')[0]?.trim() ?? '';
}

/** Occurrences of a word in a chapter beyond this count make no difference; reading order decides then. */
const MAX_COUNTED = 3;

/** The number of a clause or ruling: "C-7.4", "r21", "X 9". The part after the point is ignored: a chapter has them all. */
const CLAUSE = /^([a-z])[\s-]?(\d{1,3})(?:\.\d.*|[a-z])?$/is;

function topicSearch(topics: readonly FoundTopic[]): Library['topics'] {
  const index = nameIndex(
    topics.map((item) => ({ item, name: item.topic.title, aliases: [item.topic.id, ...(item.topic.find ?? [])] })),
  );
  const texts = topics.map(({ topic }) => ` ${plainText(topic.text)}`);
  /** Chapters that have all of the words, most occurrences first. */
  const byText = (typed: string): FoundTopic[] => {
    const words = plainName(typed)
      .split(' ')
      .filter((word) => word.length > 2 || /\d/.test(word));
    if (words.length === 0) return [];
    const counts = texts.map((text) =>
      Math.min(MAX_COUNTED, ...words.map((word) => text.split(` ${word}`).length - 1)),
    );
    return topics
      .map((topic, i) => ({ topic, count: counts[i] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .map(({ topic }) => topic);
  };
  return (typed, game, limit) => {
    const accept = (found: FoundTopic) => game === undefined || found.game.id === game;
    if (typed.trim() === '') return topics.filter(accept).slice(0, limit);
    const clause = CLAUSE.exec(typed.trim());
    if (clause !== null) return index.exact(`${clause[1]}-${clause[2]}`).filter(accept).slice(0, limit);
    const wanted = withoutStopWords(typed);
    const named = index.find(wanted, limit, accept);
    const found = [
      ...named.filter(({ kind }) => kind !== 'alike').map(({ item }) => item),
      ...byText(wanted).filter(accept),
      ...named.filter(({ kind }) => kind === 'alike').map(({ item }) => item),
    ];
    return [...new Set(found)].slice(0, limit);
  };
}

/** Words that are ignored in questions. */
const STOP_WORDS = new Set(
  'a an the i my me you your is are do does can may what when how why where which who of to in on it if and or'.split(
    ' ',
  ),
);

/** "how do I win" becomes "win". A text of stop words alone is kept. */
function withoutStopWords(typed: string): string {
  const words = plainName(typed).split(' ');
  const left = words.filter((word) => !STOP_WORDS.has(word));
  return (left.length === 0 ? words : left).join(' ');
}
