/** Amounts in texts. */

/** A number, or X: an amount that is known when the effect happens. */
export type Amount = number | 'X';

/** "1 card", "X cards". */
export function cardsText(n: Amount): string {
  return n === 1 ? '1 card' : `${n} cards`;
}

/** "+1", "-2". */
export function signed(n: number): string {
  return n < 0 ? `${n}` : `+${n}`;
}

/** How much an amount is worth to players who know nothing of the game: X counts as 1. */
export function roughly(n: Amount): number {
  return n === 'X' ? 1 : n;
}
