/** What places at a table of three to six are worth, and the table of a season of pods. */
import { grouped } from './grouped.ts';
import type { EntryId, Ranked } from './results.ts';
import { compareShares, mean, type Share, share } from './shares.ts';

/** Points are kept in hundredths, so that shared places are whole numbers. */
const BEST = 600;
/** The mean of every table, whatever its size; also for a free round. */
const MEAN = BEST / 2;

/** A match of a pod: who came where, best first; those who are level share a group. A drawn game is one group. */
export type PodResult = { readonly round: number; readonly places: readonly (readonly EntryId[])[] };

/**
 * Hundredths of points by place: of n, the first has 600, the last none, and the others as much less than the one before. Those
 * who are level share what their places are worth.
 */
export function podPoints(places: PodResult['places']): ReadonlyMap<EntryId, number> {
  const size = places.flat().length;
  let before = 0;
  const points = places.flatMap((level) => {
    const middle = before + (level.length - 1) / 2;
    before += level.length;
    const worth = size < 2 ? MEAN : (BEST * (size - 1 - middle)) / (size - 1);
    return level.map((id) => [id, worth] as const);
  });
  return new Map(points);
}

export type PodSeason = {
  readonly entries: readonly Ranked[];
  readonly results: readonly PodResult[];
  readonly free: readonly { readonly round: number; readonly entry: EntryId }[];
};

/** A line of the table. */
export type PodLine = {
  readonly id: EntryId;
  /** From 1; no two are equal. */
  readonly place: number;
  /** The lot alone has put it behind, or ahead of, a neighbour. */
  readonly byLot: boolean;
  /** In hundredths. */
  readonly points: number;
  /** Tables that they have won alone. */
  readonly won: number;
  readonly played: number;
  readonly free: number;
  /** The mean of their opponents' shares of the points that these could have had. */
  readonly opponents: Share;
};

/** The table, best first: points, tables won, the opponents' shares, the lot. */
export function podStandings({ entries, results, free }: PodSeason): readonly PodLine[] {
  const points = new Map<EntryId, number>();
  const rounds = new Map<EntryId, number>();
  const add = (to: Map<EntryId, number>, id: EntryId, more: number) => to.set(id, (to.get(id) ?? 0) + more);
  for (const { places } of results) {
    for (const [id, worth] of podPoints(places)) {
      add(points, id, worth);
      add(rounds, id, 1);
    }
  }
  for (const { entry } of free) {
    add(points, entry, MEAN);
    add(rounds, entry, 1);
  }
  const shareOf = (id: EntryId): Share => share(points.get(id) ?? 0, BEST * (rounds.get(id) ?? 0));
  const lines = entries.map(({ id, lot }) => {
    const tables = results.map(({ places }) => places).filter((places) => places.some((level) => level.includes(id)));
    const opponents = tables.flatMap((places) => places.flat().filter((other) => other !== id));
    return {
      id,
      lot,
      points: points.get(id) ?? 0,
      won: tables.filter(([first]) => first?.length === 1 && first[0] === id).length,
      played: tables.length,
      free: free.filter(({ entry }) => entry === id).length,
      opponents: mean(opponents.map(shareOf), share(0, 0)),
    };
  });
  const levels = grouped(
    lines,
    (one, other) => other.points - one.points || other.won - one.won || compareShares(other.opponents, one.opponents),
  );
  return levels
    .flatMap((level) =>
      level.toSorted((one, other) => one.lot - other.lot).map((line) => ({ ...line, byLot: level.length > 1 })),
    )
    .map(({ lot: _, ...line }, index) => ({ ...line, place: index + 1 }));
}
