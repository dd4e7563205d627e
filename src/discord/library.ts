/** Finds cards and chapters of rules by what people type. */
import type { CardInfo, Game, RulesTopic } from '#kernel/game';
import { type Manner, nameIndex, plainName, plainText } from '#search/names';

export type FoundCard = { readonly game: Game; readonly card: CardInfo };
export type FoundTopic = { readonly game: Game; readonly topic: RulesTopic };
/** What a card must be; `race` and `price` by the figures of that name, `price` in whole numbers. */
export type Filter = {
  readonly game?: string;
  readonly type?: string;
  readonly race?: string;
  readonly price?: number;
};

export type Library = {
  /** Cards for what was typed, best first: exact, by beginning, by the beginning of a word, then by likeness. */
  cards(
    typed: string,
    filter: Filter,
    limit: number,
  ): readonly (FoundCard & { readonly manner: Manner; readonly score: number })[];
  /** Cards that may have been meant when nothing answers, best first. */
  nearest(typed: string, filter: Filter, limit: number): readonly FoundCard[];
  /** Cards whose text has all of the words, those that say them most often first; with nothing typed all that fit. */
  speaking(typed: string, filter: Filter): readonly FoundCard[];
  /** The card of a key as `keyOf` gives it. */
  card(key: string): FoundCard | undefined;
  /** Other cards of its game with the same name: of the other edition, of another set. */
  twins(found: FoundCard): readonly FoundCard[];
  /** Chapters by title, word, clause or ruling number; then those that speak of it, the one that does so most first. */
  topics(typed: string, game: string | undefined, limit: number): readonly FoundTopic[];
  topic(game: string, id: string): FoundTopic | undefined;
  /** The first words of type lines, sorted: Ship, Location … */
  types(game?: string): readonly string[];
  /** The races that cards are of, sorted. */
  races(game?: string): readonly string[];
};

/** Names one card of one game. */
export function keyOf(found: FoundCard): string {
  return `${found.game.id}/${found.card.id}`;
}

/** Builds the index once; games do not change while the program runs. */
export function createLibrary(games: Iterable<Game>): Library {
  const list = [...games];
  const cards = list.flatMap((game) => game.cards.map((card) => ({ game, card })));
  const index = nameIndex(cards.map((item) => ({ item, name: item.card.name, aliases: item.card.aliases })));
  const byKey = new Map(cards.map((found) => [keyOf(found), found]));
  const typeLines = new Map(cards.map((found) => [found, plainName(found.card.type)]));
  const races = new Map(cards.map((found) => [found, plainName(figureOf(found.card, RACE) ?? '')]));
  const fits = ({ game, type, race, price }: Filter) => {
    const wanted = plainName(type ?? '');
    const kin = plainName(race ?? '');
    return (found: FoundCard) =>
      (game === undefined || found.game.id === game) &&
      typeLines.get(found)?.includes(wanted) === true &&
      races.get(found)?.includes(kin) === true &&
      (price === undefined || Number.parseInt(figureOf(found.card, PRICE) ?? '', 10) === price);
  };
  const speaking = textSearch(cards);
  const sorted = (of: (card: CardInfo) => readonly string[], game: string | undefined) =>
    [...new Set(cards.filter((one) => game === undefined || one.game.id === game).flatMap(({ card }) => of(card)))]
      .filter((name) => name !== '')
      .sort();
  const topics = list.flatMap((game) => game.rulebook.map((topic) => ({ game, topic })));
  return {
    cards: (typed, filter, limit) =>
      index.find(typed, limit, fits(filter)).map(({ item, manner, score }) => ({ ...item, manner, score })),
    nearest: (typed, filter, limit) => index.nearest(typed, limit, fits(filter)),
    speaking: (typed, filter) => speaking(typed).filter(fits(filter)),
    card: (key) => byKey.get(key),
    twins: (found) =>
      index.exact(found.card.name).filter(({ game, card }) => game === found.game && card.id !== found.card.id),
    topics: topicSearch(topics),
    topic: (game, id) => topics.find((one) => one.game.id === game && one.topic.id === id),
    types: (game) => sorted((card) => [kindOf(card)], game),
    races: (game) => sorted((card) => (figureOf(card, RACE) ?? '').split(', '), game),
  };
}

/** Figures that cards are filtered by, as games call them. */
const RACE = 'race';
const PRICE = 'price';

function figureOf({ figures }: CardInfo, label: string): string | undefined {
  return figures.find((one) => one.label.toLowerCase() === label)?.value;
}

/** Finds cards by words of their texts; each word is met by its beginning. */
function textSearch(cards: readonly FoundCard[]): (typed: string) => readonly FoundCard[] {
  const texts = cards.map(({ card }) => ` ${plainText(card.text.join(' '))}`);
  const byName = (a: FoundCard, b: FoundCard) => (a.card.name < b.card.name ? -1 : a.card.name > b.card.name ? 1 : 0);
  return (typed) => {
    const words = plainName(typed)
      .split(' ')
      .filter((word) => word !== '');
    if (words.length === 0) return typed.trim() === '' ? [...cards].sort(byName) : [];
    const often = texts.map((text) => Math.min(...words.map((word) => text.split(` ${word}`).length - 1)));
    return cards
      .map((found, i) => ({ found, n: often[i] ?? 0 }))
      .filter(({ n }) => n > 0)
      .sort((a, b) => b.n - a.n || byName(a.found, b.found))
      .map(({ found }) => found);
  };
}

function kindOf({ type }: CardInfo): string {
  return type.split('>')[0]?.trim() ?? '';
}

/** Chapters that speak of something more often than this are equally good: then the first in reading order comes first. */
const OFTEN = 3;

/** A number of a clause or ruling: "C-7.4", "r21", "X 9". What comes after the point is looked for in its chapter. */
const CLAUSE = /^([a-z])[\s-]?(\d{1,3})(?:\.\d.*|[a-z])?$/is;

function topicSearch(topics: readonly FoundTopic[]): Library['topics'] {
  const index = nameIndex(
    topics.map((item) => ({ item, name: item.topic.title, aliases: [item.topic.id, ...(item.topic.find ?? [])] })),
  );
  const texts = topics.map(({ topic }) => ` ${plainText(topic.text)}`);
  /** Chapters that hold all the words, the one that holds them most often first. */
  const speakOf = (typed: string): FoundTopic[] => {
    const words = plainName(typed)
      .split(' ')
      .filter((word) => word.length > 2 || /\d/.test(word));
    if (words.length === 0) return [];
    const often = texts.map((text) => Math.min(OFTEN, ...words.map((word) => text.split(` ${word}`).length - 1)));
    return topics
      .map((topic, i) => ({ topic, n: often[i] ?? 0 }))
      .filter(({ n }) => n > 0)
      .sort((a, b) => b.n - a.n)
      .map(({ topic }) => topic);
  };
  return (typed, game, limit) => {
    const accept = (found: FoundTopic) => game === undefined || found.game.id === game;
    if (typed.trim() === '') return topics.filter(accept).slice(0, limit);
    const clause = CLAUSE.exec(typed.trim());
    if (clause !== null) return index.exact(`${clause[1]}-${clause[2]}`).filter(accept).slice(0, limit);
    const wanted = withoutSmallWords(typed);
    const named = index.find(wanted, limit, accept);
    const found = [
      ...named.filter(({ manner }) => manner !== 'alike').map(({ item }) => item),
      ...speakOf(wanted).filter(accept),
      ...named.filter(({ manner }) => manner === 'alike').map(({ item }) => item),
    ];
    return [...new Set(found)].slice(0, limit);
  };
}

/** Words that questions are made of and that lead nowhere. */
const SMALL = new Set(
  'a an the i my me you your is are do does can may what when how why where which who of to in on it if and or'.split(
    ' ',
  ),
);

/** "how do I win" as "win"; a text of nothing else as it is. */
function withoutSmallWords(typed: string): string {
  const words = plainName(typed).split(' ');
  const left = words.filter((word) => !SMALL.has(word));
  return (left.length === 0 ? words : left).join(' ');
}
