/**
 * Finds things by what people type of their names: whole, by the beginning, by words in any order, or with slips.
 *
 * The index is built once; a search only reads it. Equal names keep the order in which they were given.
 */
import { likeness } from './likeness.ts';

/** A thing with the name it is shown under and the other names that it answers to. */
export type Named<T> = { readonly item: T; readonly name: string; readonly aliases?: readonly string[] };

/** How a name answered, the best first: whole, by its beginning, by the beginnings of its words, or by likeness. */
export type Manner = 'exact' | 'start' | 'words' | 'alike';

export type Match<T> = {
  readonly item: T;
  readonly manner: Manner;
  /** How much of the name and the text agree, 0 to 1; 1 unless `alike`. */
  readonly score: number;
};

export type NameIndex<T> = {
  /**
   * What answers to a text, best first; with nothing typed everything by name. `accept` narrows it.
   * A name goes before an alias of the same manner, an alias that is met whole before any beginning.
   */
  find(typed: string, limit: number, accept?: (item: T) => boolean): readonly Match<T>[];
  /** What bears exactly this name, or answers to it as an alias if nothing bears it; case, marks and blanks are free. */
  exact(typed: string): readonly T[];
  /** The likeliest meant when nothing answered, best first: looser than `find`, empty when nothing comes near. */
  nearest(typed: string, limit: number, accept?: (item: T) => boolean): readonly T[];
};

/** Longest text that is looked at, in characters; what is longer is no name. */
const LONGEST = 100;
/** A short alias is an abbreviation and answers only whole. */
const ABBREVIATION = 4;
/** When so many answer by their letters, nobody looks for those that are only like it. */
const ENOUGH = 12;
/** Likeness from which something answers, and from which it is worth a suggestion. */
const ALIKE = 0.65;
const NEAR = 0.5;
/** Fewer letters than these are met with a slip in the middle of many a name: there more likeness is wanted. */
const SHORT = 6;
const SHORT_BY = 0.15;
/** Suggestions that are worse than the best by this much are left out. */
const AS_GOOD = 0.1;
/** Words that are typed wrong count a little less than a whole name typed wrong. */
const BY_WORDS = 0.97;

/** Letters that no decomposition takes apart. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** A text as names are compared: lower case, without marks and apostrophes, single blanks between words. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[æœøßłđðþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘`´ʼ]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The same of a name, at most 100 characters of it. */
export function plainName(text: string): string {
  return plainText(text.slice(0, LONGEST * 4)).slice(0, LONGEST);
}

type Key = {
  /** Which entry; entries are in the order of their names. */
  readonly of: number;
  readonly plain: string;
  /** Without blanks: "forcefield" for "Force Field". */
  readonly joined: string;
  readonly words: readonly string[];
  readonly alias: boolean;
};

/** `rank` counts before `score`, lower is better. */
type Scored = { readonly of: number; readonly rank: number; readonly score: number };

/** Manners in the order in which they count; a name has the rank twice its manner's place, an alias one more. */
const MANNERS: readonly Manner[] = ['exact', 'start', 'words', 'alike'];
const ALIKE_RANK = 6;

/** Makes an index; the order of equal names is that of the entries. */
export function nameIndex<T>(entries: Iterable<Named<T>>): NameIndex<T> {
  const all = [...entries]
    .map((entry) => ({ ...entry, plain: plainName(entry.name) }))
    .sort((a, b) => (a.plain < b.plain ? -1 : a.plain > b.plain ? 1 : 0));
  const keys = all.flatMap(({ name, aliases = [] }, of) => keysOf(of, name, aliases));
  const alike = alikeness(keys);

  const pick = (scored: readonly Scored[], limit: number, accept: (item: T) => boolean): Match<T>[] => {
    const found: Match<T>[] = [];
    for (const { of, rank, score } of scored) {
      if (found.length >= limit) break;
      const item = all[of]?.item;
      const manner = MANNERS[rank >> 1];
      if (item !== undefined && manner !== undefined && accept(item)) found.push({ item, manner, score });
    }
    return found;
  };
  const find: NameIndex<T>['find'] = (typed, limit, accept = () => true) => {
    const wanted = plainName(typed);
    if (wanted === '') {
      // Nothing typed yet shows all; what has neither letters nor digits is the name of nothing.
      const everything = typed.trim() === '' ? all.map((_, of) => ({ of, rank: 2, score: 1 })) : [];
      return pick(everything, limit, accept);
    }
    const found = pick(byLetters(keys, wanted), limit, accept);
    if (found.length >= Math.min(limit, ENOUGH) || wanted.length < 2) return found;
    const known = new Set(found.map(({ item }) => item));
    const others = pick(alike(wanted, ALIKE), limit - found.length, (item) => !known.has(item) && accept(item));
    return [...found, ...others];
  };

  return {
    find,
    exact(typed) {
      const whole = byLetters(keys, plainName(typed)).filter(({ rank }) => MANNERS[rank >> 1] === 'exact');
      return pick(
        whole.filter(({ rank }) => rank === whole[0]?.rank),
        whole.length,
        () => true,
      ).map(({ item }) => item);
    },
    nearest(typed, limit, accept = () => true) {
      const found = find(typed, limit, accept);
      const near = found.length > 0 || typed.trim() === '' ? found : pick(alike(plainName(typed), NEAR), limit, accept);
      return near.map(({ item }) => item);
    },
  };
}

function keysOf(of: number, name: string, aliases: readonly string[]): Key[] {
  const keys = new Map<string, Key>();
  for (const [i, one] of [name, ...aliases].entries()) {
    const plain = plainName(one);
    const joined = plain.replaceAll(' ', '');
    if (plain !== '' && !keys.has(joined))
      keys.set(joined, { of, plain, joined, words: plain.split(' '), alias: i > 0 });
  }
  return [...keys.values()];
}

/** The entries that a text names by its letters, best first. */
function byLetters(keys: readonly Key[], wanted: string): Scored[] {
  const words = wanted.split(' ');
  const joined = words.join('');
  const best = new Map<number, number>();
  for (const key of keys) {
    const place = placeOf(key, wanted, joined, words);
    if (place === undefined) continue;
    const rank = place * 2 + (key.alias ? 1 : 0);
    best.set(key.of, Math.min(best.get(key.of) ?? rank, rank));
  }
  return [...best].map(([of, rank]) => ({ of, rank, score: 1 })).sort((a, b) => a.rank - b.rank || a.of - b.of);
}

/** The place of the manner in which a key answers. */
function placeOf(key: Key, wanted: string, joined: string, words: readonly string[]): number | undefined {
  if (key.joined === joined) return 0;
  if (key.alias && key.plain.length <= ABBREVIATION) return undefined;
  if (key.plain.startsWith(wanted) || (joined.length > 2 && key.joined.startsWith(joined))) return 1;
  if (key.plain.includes(` ${wanted}`) || begins(key.words, words)) return 2;
  return undefined;
}

/** Whether each of the typed words begins a word of its own of the name, in any order. */
function begins(name: readonly string[], typed: readonly string[]): boolean {
  if (typed.length > name.length) return false;
  const left = [...name];
  return typed.every((word) => {
    const at = left.findIndex((one) => one.startsWith(word));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/**
 * Likeness to a text: of the whole name, and of its words one by one, so that neither their order nor a slip in each
 * matters. Of equally alike ones the one whose length is nearest comes first.
 */
function alikeness(keys: readonly Key[]): (wanted: string, from: number) => Scored[] {
  const full = keys.filter(({ alias, plain }) => !alias || plain.length > ABBREVIATION);
  const names = likeness(
    full.map(({ plain }) => plain),
    true,
  );
  const byWord = new Map<string, number[]>();
  full.forEach((key, at) => {
    for (const word of new Set(key.words)) {
      const others = byWord.get(word);
      if (others === undefined) byWord.set(word, [at]);
      else others.push(at);
    }
  });
  const known = [...byWord];
  const vocabulary = likeness(
    known.map(([word]) => word),
    false,
  );

  const ofWords = (wanted: string, from: number): Map<number, number> => {
    const sums = new Map<number, number>();
    const words = [...new Set(wanted.split(' '))];
    for (const word of words) {
      const best = new Map<number, number>();
      for (const { at, score } of vocabulary(word, from))
        for (const key of known[at]?.[1] ?? []) best.set(key, Math.max(best.get(key) ?? 0, score));
      for (const [key, score] of best) sums.set(key, (sums.get(key) ?? 0) + score * word.length);
    }
    const letters = words.reduce((sum, word) => sum + word.length, 0);
    return new Map([...sums].map(([key, sum]) => [key, (BY_WORDS * sum) / letters]));
  };

  return (wanted, from) => {
    const scores = ofWords(wanted, from);
    const strict = wanted.length < SHORT ? SHORT_BY : 0;
    for (const { at, score } of names(wanted, from + strict)) scores.set(at, Math.max(scores.get(at) ?? 0, score));
    const best = new Map<number, { readonly score: number; readonly off: number }>();
    for (const [at, score] of scores) {
      const key = full[at];
      if (key === undefined || score < from) continue;
      const before = best.get(key.of);
      const off = Math.abs(key.plain.length - wanted.length);
      if (before !== undefined && (before.score > score || (before.score === score && before.off <= off))) continue;
      best.set(key.of, { score, off });
    }
    return [...best]
      .sort(([a, x], [b, y]) => y.score - x.score || x.off - y.off || a - b)
      .map(([of, { score }]) => ({ of, rank: ALIKE_RANK, score }));
  };
}

/** The words of a closed list that are nearest to one that is not in it, best first; for "did you mean". */
export function nearestWords(typed: string, words: Iterable<string>, limit = 3): readonly string[] {
  const found = nameIndex([...words].map((word) => ({ item: word, name: spaced(word) }))).find(spaced(typed), limit);
  const [best] = found;
  return found
    .filter(({ manner, score }) => manner === best?.manner && score > best.score - AS_GOOD)
    .map(({ item }) => item);
}

/** "modAttack" as "mod attack": the words of a name written in one. */
function spaced(word: string): string {
  return word.slice(0, LONGEST).replace(/([a-z])([A-Z])/g, '$1 $2');
}
