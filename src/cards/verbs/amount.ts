/** Amounts in texts. */

/** A number, X as it was paid, or as many as an earlier effect of the ability has counted (`that-many.ts`). */
export type Amount = number | 'X' | 'that many';

/** "1 card", "X cards", "that many cards". */
export function cardsText(n: Amount): string {
  return n === 1 ? '1 card' : `${n} cards`;
}

/** "+1", "-2". */
export function signed(n: number): string {
  return n < 0 ? `${n}` : `+${n}`;
}

/** How much an amount is worth to players who know nothing of the game: what is not known counts as 1. */
export function roughly(n: Amount): number {
  return typeof n === 'number' ? n : 1;
}
