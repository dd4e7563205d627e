/** How those who are level are put in order. */
import { grouped } from './grouped.ts';
import type { EntryId, MatchResult, Ranked } from './results.ts';

/** A line of a table: whose it is, and where it stands. */
export type Placed = {
  readonly id: EntryId;
  /** From 1; no two are equal. */
  readonly place: number;
  /** The lot alone has put it behind, or ahead of, a neighbour. */
  readonly byLot: boolean;
};

/** What a line is measured by, the larger the better. */
export type Criterion<T> = (line: T) => number;

/**
 * Best first, by the first criterion that splits those who are level; each part begins anew with the first one, as some criteria look
 * at the matches among them alone. What nothing splits is in the order of the lots. `criteriaOf`: of those who are level.
 */
export function inOrder<T extends Ranked>(
  level: readonly T[],
  criteriaOf: (level: readonly T[]) => readonly Criterion<T>[],
): readonly (T & { readonly byLot: boolean })[] {
  if (level.length < 2) return level.map((line) => ({ ...line, byLot: false }));
  for (const criterion of criteriaOf(level)) {
    const parts = grouped(level, (one, other) => criterion(other) - criterion(one));
    if (parts.length > 1) return parts.flatMap((part) => inOrder(part, criteriaOf));
  }
  return level.toSorted((one, other) => one.lot - other.lot).map((line) => ({ ...line, byLot: true }));
}

/** The matches of those who are level among themselves. */
export function among(results: readonly MatchResult[], level: readonly Pick<Ranked, 'id'>[]): readonly MatchResult[] {
  const ids = new Set(level.map(({ id }) => id));
  return results.filter(({ entries }) => entries.every((id) => ids.has(id)));
}
