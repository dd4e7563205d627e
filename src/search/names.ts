/**
 * Finds things by name as people type it: in full, by its beginning, by some of its words in any order, or with typos.
 *
 * The index is built once; a search only reads it. Equal names keep the order in which they were given.
 */
import { likeness } from './likeness.ts';

/** A thing with the name that it is shown under and other names by which it is found. */
export type Named<T> = { readonly item: T; readonly name: string; readonly aliases?: readonly string[] };

/** How a name matches, best first: in full, by prefix, by prefixes of its words, or by similarity. */
export type MatchKind = 'exact' | 'start' | 'words' | 'alike';

export type Match<T> = {
  readonly item: T;
  readonly kind: MatchKind;
  /** Similarity of the name to the text, 0 to 1; 1 unless `alike`. */
  readonly score: number;
};

export type NameIndex<T> = {
  /**
   * What matches a text, best first; with nothing typed, everything by name. `accept` filters the items.
   * A name goes before an alias of the same match kind; an exact alias goes before any prefix.
   */
  find(typed: string, limit: number, accept?: (item: T) => boolean): readonly Match<T>[];
  /** Items with exactly this name, else with this alias. Case, diacritics and spaces do not matter. */
  exact(typed: string): readonly T[];
  /** Like `find`, but looser if that finds nothing: for suggestions, best first. Empty if nothing is similar. */
  nearest(typed: string, limit: number, accept?: (item: T) => boolean): readonly T[];
};

/** How many characters of a text are considered; nothing longer is a name. */
const LONGEST = 100;
/** An alias of up to this length is an abbreviation and matches only in full. */
const ABBREVIATION = 4;
/** With this many matches by letters, similar names are not searched for. */
const ENOUGH = 12;
/** Similarity from which something matches, and from which it is worth suggesting. */
const ALIKE = 0.65;
const NEAR = 0.5;
/** A text shorter than this is similar to parts of many names, so that more similarity is required. */
const SHORT = 6;
const SHORT_BY = 0.15;
/** Suggestions whose score is lower than the best by this much are left out. */
const AS_GOOD = 0.1;
/** Similarity word by word counts a little less than similarity of the whole name. */
const BY_WORDS = 0.97;

/** Letters that Unicode normalization does not decompose. */
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

/** The form in which names are compared: lower case, without diacritics and apostrophes, single spaces between words. */
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

/** The same for a name, cut to 100 characters. */
export function plainName(text: string): string {
  return plainText(text.slice(0, LONGEST * 4)).slice(0, LONGEST);
}

type Key = {
  /** Index of the entry; entries are sorted by name. */
  readonly of: number;
  readonly plain: string;
  /** Without spaces: "forcefield" for "Force Field". */
  readonly joined: string;
  readonly words: readonly string[];
  readonly alias: boolean;
};

/** A lower `rank` is better; equal ranks are ordered by `score`, higher first. */
type Scored = { readonly of: number; readonly rank: number; readonly score: number };

/** From best to worst. The rank of a name is twice the index of its match kind; that of an alias is one more. */
const MATCH_KINDS: readonly MatchKind[] = ['exact', 'start', 'words', 'alike'];
const ALIKE_RANK = 6;

/** Builds an index; equal names keep the order of the entries. */
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
      const kind = MATCH_KINDS[rank >> 1];
      if (item !== undefined && kind !== undefined && accept(item)) found.push({ item, kind, score });
    }
    return found;
  };
  const find: NameIndex<T>['find'] = (typed, limit, accept = () => true) => {
    const wanted = plainName(typed);
    if (wanted === '') {
      // With nothing typed yet everything is shown; a text without letters or digits matches nothing.
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
      const whole = byLetters(keys, plainName(typed)).filter(({ rank }) => MATCH_KINDS[rank >> 1] === 'exact');
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

/** Entries that match a text letter by letter, best first. */
function byLetters(keys: readonly Key[], wanted: string): Scored[] {
  const words = wanted.split(' ');
  const joined = words.join('');
  const best = new Map<number, number>();
  for (const key of keys) {
    const kind = matchKindOf(key, wanted, joined, words);
    if (kind === undefined) continue;
    const rank = MATCH_KINDS.indexOf(kind) * 2 + (key.alias ? 1 : 0);
    best.set(key.of, Math.min(best.get(key.of) ?? rank, rank));
  }
  return [...best].map(([of, rank]) => ({ of, rank, score: 1 })).sort((a, b) => a.rank - b.rank || a.of - b.of);
}

/** How a key matches, letter by letter; undefined if it does not. */
function matchKindOf(key: Key, wanted: string, joined: string, words: readonly string[]): MatchKind | undefined {
  if (key.joined === joined) return 'exact';
  if (key.alias && key.plain.length <= ABBREVIATION) return undefined;
  if (key.plain.startsWith(wanted) || (joined.length > 2 && key.joined.startsWith(joined))) return 'start';
  if (key.plain.includes(` ${wanted}`) || begins(key.words, words)) return 'words';
  return undefined;
}

/** Whether each typed word is the beginning of a different word of the name, in any order. */
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
 * Similarity to a text: of the whole name, and of its words one by one, so that neither their order nor a typo in each
 * matters. Equally similar names are ordered by how near their length is.
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

/** The words of a fixed list that are most similar to one that is not in it, best first; for "did you mean". */
export function nearestWords(typed: string, words: Iterable<string>, limit = 3): readonly string[] {
  const found = nameIndex([...words].map((word) => ({ item: word, name: spaced(word) }))).find(spaced(typed), limit);
  const [best] = found;
  return found.filter(({ kind, score }) => kind === best?.kind && score > best.score - AS_GOOD).map(({ item }) => item);
}

/** "modAttack" becomes "mod Attack". */
function spaced(word: string): string {
  return word.slice(0, LONGEST).replace(/([a-z])([A-Z])/g, '$1 $2');
}
