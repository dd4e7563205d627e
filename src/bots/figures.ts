/** Figures of samples: shares with their error, quantiles. */

/** A share of 0 to 1 with the ends of its 95 % interval. */
export type Share = { readonly share: number; readonly low: number; readonly high: number };

/** 97.5 % quantile of the normal distribution. */
const Z = 1.96;

/** How often something happened, with Wilson's interval, which holds for few cases and near 0 and 1 too. Of none: 0 to 1. */
export function shareOf(hits: number, cases: number): Share {
  if (cases === 0) return { share: 0, low: 0, high: 1 };
  const share = hits / cases;
  const z = Z ** 2 / cases;
  const middle = (share + z / 2) / (1 + z);
  const half = (Z * Math.sqrt((share * (1 - share)) / cases + z / (4 * cases))) / (1 + z);
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The number below which a part `p` (0 to 1) of some numbers lies: 0.5 is the median, 1 the largest. Of none: 0. */
export function quantile(numbers: readonly number[], p: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? 0;
}

/** How many times each word occurs, the most frequent first; equals by the alphabet. */
export function countOf(words: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
}
