/**
 * Fuzzy search over many texts, tolerant of typos and swapped letters. Comparing with every text would be slow enough to
 * notice while typing, so only those that share the most letter pairs with what was typed are compared.
 */
import { fuzzy } from 'fast-fuzzy';

/** A text by its index in the list, and its similarity, 0 to 1. */
export type Alike = { readonly at: number; readonly score: number };

/** How many texts are compared letter by letter in one search. Others share too few pairs to be similar. */
const COMPARED = 150;
const plain = { ignoreCase: false, ignoreSymbols: false, normalizeWhitespace: false };

/**
 * Creates a search over texts, which are compared exactly as given. `part`: a text that contains what is searched for is a
 * full match. The search returns texts with at least the similarity `least`, in no particular order.
 */
export function likeness(texts: readonly string[], part: boolean): (wanted: string, min: number) => Alike[] {
  const options = { ...plain, useSellers: part };
  const holders = new Map<string, number[]>();
  texts.forEach((text, at) => {
    for (const pair of pairsOf(text)) {
      const list = holders.get(pair);
      if (list === undefined) holders.set(pair, [at]);
      else list.push(at);
    }
  });
  return (wanted, min) => {
    const shared = new Uint16Array(texts.length);
    const met: number[] = [];
    for (const pair of pairsOf(wanted))
      for (const at of holders.get(pair) ?? []) {
        if (shared[at] === 0) met.push(at);
        shared[at] = (shared[at] ?? 0) + 1;
      }
    // Long texts share pairs merely by their length, which must not count when whole texts are compared.
    const rank = (at: number) => (shared[at] ?? 0) / (part ? 1 : wanted.length + (texts[at]?.length ?? 0));
    return topOf(met, shared)
      .sort((a, b) => rank(b) - rank(a) || a - b)
      .slice(0, COMPARED)
      .map((at) => ({ at, score: fuzzy(wanted, texts[at] ?? '', options) }))
      .filter(({ score }) => score >= min);
  };
}

/** The texts that share the most pairs: at least `COMPARED` of them, if there are that many. */
function topOf(met: readonly number[], shared: Uint16Array): number[] {
  const sizes: number[] = [];
  for (const at of met) sizes[shared[at] ?? 0] = (sizes[shared[at] ?? 0] ?? 0) + 1;
  let min = sizes.length;
  for (let count = 0; min > 0 && count < COMPARED; ) count += sizes[--min] ?? 0;
  return met.filter((at) => (shared[at] ?? 0) >= min);
}

/** Pairs of adjacent characters, and each word's first letter with the space before it. */
function pairsOf(text: string): ReadonlySet<string> {
  const padded = ` ${text}`;
  const pairs = new Set<string>();
  for (let i = 0; i + 1 < padded.length; i++) if (padded[i + 1] !== ' ') pairs.add(padded.slice(i, i + 2));
  return pairs;
}

/** How similar two texts are as a whole, 0 to 1. */
export const similarity = (a: string, b: string): number => fuzzy(a, b, { ...plain, useSellers: false });
