/**
 * Which of many texts are like one, slips and swapped letters counted. Comparing with each would take a moment that somebody
 * who types would feel, so only those are compared that share most pairs of letters with it.
 */
import { fuzzy } from 'fast-fuzzy';

/** A text by its number in the list, and how alike it is, 0 to 1. */
export type Alike = { readonly at: number; readonly score: number };

/** Texts that are compared letter by letter for one search; those that share fewer pairs are nothing like it. */
const COMPARED = 150;
const plain = { ignoreCase: false, ignoreSymbols: false, normalizeWhitespace: false };

/**
 * Makes a search over texts, which are compared as they are given. `part`: a text counts as a whole when it holds what is
 * searched for. The search gives what is alike from `least` on, in no order.
 */
export function likeness(texts: readonly string[], part: boolean): (wanted: string, least: number) => Alike[] {
  const options = { ...plain, useSellers: part };
  const holders = new Map<string, number[]>();
  texts.forEach((text, at) => {
    for (const pair of pairsOf(text)) {
      const list = holders.get(pair);
      if (list === undefined) holders.set(pair, [at]);
      else list.push(at);
    }
  });
  return (wanted, least) => {
    const shared = new Uint16Array(texts.length);
    const met: number[] = [];
    for (const pair of pairsOf(wanted))
      for (const at of holders.get(pair) ?? []) {
        if (shared[at] === 0) met.push(at);
        shared[at] = (shared[at] ?? 0) + 1;
      }
    // Where the whole text is meant, long ones share pairs by their mere length.
    const rank = (at: number) => (shared[at] ?? 0) / (part ? 1 : wanted.length + (texts[at]?.length ?? 0));
    return topOf(met, shared)
      .sort((a, b) => rank(b) - rank(a) || a - b)
      .slice(0, COMPARED)
      .map((at) => ({ at, score: fuzzy(wanted, texts[at] ?? '', options) }))
      .filter(({ score }) => score >= least);
  };
}

/** Those that share most, at least as many as are compared, where there are as many. */
function topOf(met: readonly number[], shared: Uint16Array): number[] {
  const sizes: number[] = [];
  for (const at of met) sizes[shared[at] ?? 0] = (sizes[shared[at] ?? 0] ?? 0) + 1;
  let least = sizes.length;
  for (let count = 0; least > 0 && count < COMPARED; ) count += sizes[--least] ?? 0;
  return met.filter((at) => (shared[at] ?? 0) >= least);
}

/** Pairs of neighbouring letters, with the beginnings of words. */
function pairsOf(text: string): ReadonlySet<string> {
  const padded = ` ${text}`;
  const pairs = new Set<string>();
  for (let i = 0; i + 1 < padded.length; i++) if (padded[i + 1] !== ' ') pairs.add(padded.slice(i, i + 2));
  return pairs;
}
