/** Finds cards and rules chapters by what people type. */
import type { CardInfo } from '#face/card';
import type { Game, RulesTopic } from '#face/game';
import { inLanguage } from '#face/in-language';
import { fromGerman } from '#search/german';
import { similarity } from '#search/likeness';
import { type MatchKind, nameIndex, plainName, plainText } from '#search/names';
import { type Query, readQuery } from '#search/query';
import { type Language, languages } from '#words/languages';
import { acceptance, type Filter, type Forms, racesOf, vocabularyOf } from './card-filter.ts';

export type FoundCard = { readonly game: Game; readonly card: CardInfo };
export type { Filter };
export type FoundTopic = { readonly game: Game; readonly topic: RulesTopic };
export type NamedCard = FoundCard & { readonly kind: MatchKind; readonly score: number };

export type Library = {
  /** The same cards and rules in another language. */
  in(language: Language): Library;
  /** Cards by name, best first: exact matches, then by prefix, by prefixes of words, and by similarity. */
  cards(typed: string, filter: Filter, limit: number): readonly NamedCard[];
  /** Reads a text as conditions and words. */
  read(typed: string): Query;
  /** Whether a text is a name of the card with a slip of the finger or two. */
  isSlip(typed: string, found: FoundCard): boolean;
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
  /** The figures that cards have, as they are labelled in English, sorted. */
  figures(game?: string): readonly string[];
};

/** The key of a card, unique across games. */
export function keyOf(found: FoundCard): string {
  return `${found.game.id}/${found.card.id}`;
}

/** Builds the indexes of each language once, at their first use; games do not change while the program runs. */
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
  let built: Indexes | undefined;
  const all = (): Indexes => (built ??= indexesOf(list));
  const sorted = (of: (found: FoundCard) => readonly string[], game: string | undefined) => {
    const { cards } = all();
    const names = cards.filter((found) => game === undefined || found.game.id === game).flatMap(of);
    return [...new Set(names)].filter((name) => name !== '').sort();
  };
  return {
    in: speaking,
    cards: (typed, filter, limit) =>
      named(all().index, typed, limit, all().accepts(filter)).map(({ item, kind, score }) => ({
        ...item,
        kind,
        score,
      })),
    nearest: (typed, filter, limit) => all().index.nearest(typed, limit, all().accepts(filter)),
    byText: (typed, filter) => all().byText(typed).filter(all().accepts(filter)),
    read: (typed) => readQuery(typed, all().vocabulary),
    isSlip: (typed, { card }) =>
      [card.name, ...card.aliases].some((name) => similarity(plainName(typed), plainName(name)) >= SLIP),
    card: (key) => all().byKey.get(key),
    sameName({ game, card }) {
      const { index } = all();
      return index.exact(card.name).filter((one) => one.game === game && one.card.id !== card.id);
    },
    topics: (typed, game, limit) => all().topicsFor(typed, game, limit),
    topic: (game, id) => all().topics.find((one) => one.game.id === game && one.topic.id === id),
    types: (game) => sorted(({ card }) => [kindOf(card)], game),
    races: (game) => sorted((found) => racesOf(all().inEnglish(found)), game),
    figures(game) {
      const { inEnglish } = all();
      return sorted((found) => inEnglish(found).figures.map(({ label }) => label), game);
    },
  };
}

type Indexes = ReturnType<typeof indexesOf>;

/** What is looked up in; building it takes some tens of milliseconds. */
function indexesOf(list: readonly Game[]) {
  const cards: readonly FoundCard[] = list.flatMap((game) => game.cards.map((card) => ({ game, card })));
  // Filters go by the English figures, whatever they are called elsewhere, and are understood in all languages.
  const inLanguages: ReadonlyMap<Language, ReadonlyMap<string, CardInfo>> = new Map(
    languages.map(({ id: language }) => [
      language,
      new Map(list.flatMap((game) => inLanguage(game, language).cards.map((card) => [`${game.id}/${card.id}`, card]))),
    ]),
  );
  const inEnglish = (found: FoundCard): CardInfo => inLanguages.get('en')?.get(keyOf(found)) ?? found.card;
  const forms: Forms = (found) => languages.flatMap(({ id }) => inLanguages.get(id)?.get(keyOf(found)) ?? []);
  const topics: readonly FoundTopic[] = list.flatMap((game) => game.rulebook.map((topic) => ({ game, topic })));
  return {
    cards,
    index: nameIndex(cards.map((item) => ({ item, name: item.card.name, aliases: item.card.aliases }))),
    byKey: new Map(cards.map((found) => [keyOf(found), found])),
    inEnglish,
    accepts: acceptance(cards, inEnglish, forms),
    vocabulary: vocabularyOf(cards, inEnglish, forms),
    byText: textSearch(cards),
    topics,
    topicsFor: topicSearch(topics),
  };
}

/** From this similarity on, 0 to 1, a text is a name with a slip. */
const SLIP = 0.8;

type Index = ReturnType<typeof nameIndex<FoundCard>>;

/** By name; if no letters match, by what German words mean, and then by similarity. */
function named(index: Index, typed: string, limit: number, accept: (found: FoundCard) => boolean) {
  const found = index.find(typed, limit, accept);
  if (typed.trim() === '' || found.some(({ kind }) => kind !== 'alike')) return found;
  const meant = fromGerman(typed);
  const byMeaning = meant === undefined ? [] : index.find(meant, limit, accept).filter(({ kind }) => kind !== 'alike');
  const known = new Set(byMeaning.map(({ item }) => item));
  return [...byMeaning, ...found.filter(({ item }) => !known.has(item))].slice(0, limit);
}

/** What a card says: its text, and the terms and figures on it. */
const wordsOf = ({ text, keywords, figures }: CardInfo): string =>
  [...text, ...keywords.map(({ word }) => word), ...figures.map(({ label }) => label)].join(' ');

/** Finds cards by the words of their texts; a typed word matches any word that begins with it. */
function textSearch(cards: readonly FoundCard[]): (typed: string) => readonly FoundCard[] {
  const texts = cards.map(({ card }) => ` ${plainText(wordsOf(card))}`);
  const byName = (a: FoundCard, b: FoundCard) => (a.card.name < b.card.name ? -1 : a.card.name > b.card.name ? 1 : 0);
  const countsOf = (words: readonly string[]) =>
    texts.map((text) => Math.min(...words.map((word) => text.split(` ${word}`).length - 1)));
  return (typed) => {
    const words = plainName(typed)
      .split(' ')
      .filter((word) => word !== '');
    if (words.length === 0) return typed.trim() === '' ? [...cards].sort(byName) : [];
    const direct = countsOf(words);
    const meant = direct.every((count) => count === 0) ? fromGerman(typed) : undefined;
    const counts = meant === undefined ? direct : countsOf(meant.split(' '));
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
