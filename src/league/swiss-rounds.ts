/** How many rounds a Swiss season has. */

const MOST = 12;

/** Enough for one entry at most to win every match. `entries`: at least 2. */
export function usualRounds(entries: number): number {
  return Math.ceil(Math.log2(entries));
}

/**
 * As many as can always be paired without a rematch and without a second free round for anybody, as long as nobody leaves:
 * each entry then has at least as many opponents left as half of them are (Dirac's theorem on Hamiltonian graphs).
 */
export function maxRounds(entries: number): number {
  return Math.min(MOST, Math.ceil(entries / 2));
}

const CUTS = [16, 8, 4, 2];

/** How many go on to the knock-out: the wished number, or the next smaller one of which there are twice as many; 0: none. */
export function cutOf(wished: number, entries: number): number {
  return CUTS.find((cut) => cut <= wished && entries >= 2 * cut) ?? 0;
}
