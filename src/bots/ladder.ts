/** The computer players by their levels, each to be beaten by the next. */
import type { Opponent } from './index.ts';

/** A computer player with its id and its level, from 1 up. */
export type Rung = Opponent & { readonly id: string; readonly level: number };

/** Those that have a level, the weakest first. */
export function ladderOf(opponents: Readonly<Record<string, Opponent>>): readonly Rung[] {
  return Object.entries(opponents)
    .flatMap(([id, one]) => (one.level === undefined ? [] : [{ ...one, id, level: one.level }]))
    .sort((a, b) => a.level - b.level);
}
