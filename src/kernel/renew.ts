/** Puts an earlier state of a game in the place of a later one. */
import type { State } from './state.ts';

/**
 * The earlier state as it may be stored now: its open asks get numbers that the game has not given yet, so that no answer to
 * any ask from before, not even to these very ones, is taken for an answer to them. Everything else is as it was: what is
 * still to be drawn or rolled, answers that were in, and the work that goes on once the others are.
 */
export function renewed<S extends State>(earlier: S, { next: mark }: Pick<State, 'next'>): S {
  const first = Math.max(earlier.next, mark);
  const { open } = earlier;
  if (open === undefined) return { ...earlier, next: first };
  const asks = open.asks.map((ask, n) => ({ ...ask, id: first + n }));
  return { ...earlier, open: { ...open, asks }, next: first + asks.length };
}
