/** The table of a division in which everyone meets everyone. */
import { type EntryId, type MatchResult, POINTS, type Ranked, seenBy } from './results.ts';
import { among, type Criterion, inOrder, type Placed } from './tie-breaks.ts';

export type Division = {
  readonly entries: readonly Ranked[];
  readonly results: readonly MatchResult[];
  /** Entries that have left with less than half of their matches played: their results count for nobody. */
  readonly withdrawn: ReadonlySet<EntryId>;
};

/** A line of the table. `neustadtl`: twice the points of those beaten, and once of those drawn with (doubled so that it is whole). */
export type DivisionLine = Placed & Tally & { readonly neustadtl: number };

/** Whether an entry that leaves a division takes its results with it. `played`, `all`: its matches. */
export function isWithdrawn(played: number, all: number): boolean {
  return 2 * played < all;
}

/**
 * The table, best first: points; points in the matches among those who are level; wins; Neustadtl's score. As soon as one of these
 * splits a group, each part begins anew with the first; the lot comes last.
 */
export function divisionStandings({ entries, results, withdrawn }: Division): readonly DivisionLine[] {
  const counted = results.filter((result) => !result.entries.some((id) => withdrawn.has(id)));
  const lines = entries
    .filter(({ id }) => !withdrawn.has(id))
    .map((entry) => ({ ...entry, ...tallyOf(entry.id, counted) }));
  const points = new Map(lines.map((line) => [line.id, line.points]));
  const scored = lines.map((line) => ({ ...line, neustadtl: neustadtlOf(line.id, counted, points) }));
  return inOrder(scored, criteriaIn(counted)).map(({ lot: _, ...line }, index) => ({ ...line, place: index + 1 }));
}

export type Tally = { readonly points: number; readonly won: number; readonly drawn: number; readonly lost: number };
type Scored = Ranked & Tally & { readonly neustadtl: number };

/** What an entry has from results. */
export function tallyOf(entry: EntryId, results: readonly MatchResult[]): Tally {
  const outcomes = results.flatMap((result) => seenBy(result, entry)?.outcome ?? []);
  const count = (wanted: (typeof outcomes)[number]) => outcomes.filter((outcome) => outcome === wanted).length;
  return {
    points: outcomes.reduce((sum, outcome) => sum + POINTS[outcome], 0),
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
  };
}

function neustadtlOf(entry: EntryId, results: readonly MatchResult[], points: ReadonlyMap<EntryId, number>): number {
  return results.reduce((sum, result) => {
    const seen = seenBy(result, entry);
    if (seen === undefined || seen.outcome === 'lost') return sum;
    return sum + (seen.outcome === 'won' ? 2 : 1) * (points.get(seen.opponent) ?? 0);
  }, 0);
}

/** Of the results of a division: the criteria for those of it who are level. */
const criteriaIn =
  (results: readonly MatchResult[]) =>
  (level: readonly Scored[]): readonly Criterion<Scored>[] => {
    const own = among(results, level);
    return [
      ({ points }) => points,
      ({ id }) => tallyOf(id, own).points,
      ({ won }) => won,
      ({ neustadtl }) => neustadtl,
    ];
  };
