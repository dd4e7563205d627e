/** The table of teams that meet at several boards. */
import { type EntryId, type MatchResult, type Ranked, seenBy } from './results.ts';
import { type Tally, tallyOf } from './round-robin-standings.ts';
import { among, type Criterion, inOrder, type Placed } from './tie-breaks.ts';

/** What a match at a board gives its team, doubled so that it is whole. */
export const BOARD_POINTS = { won: 2, drawn: 1, lost: 0 } as const;

type Scored = Ranked & Tally & { readonly boards: number };

/** A line of the table. `boards`: twice the board points. */
export type TeamTableLine = Placed & Omit<Scored, keyof Ranked>;

/**
 * The table, best first: points for matches; board points; points in the matches among those who are level; the lot. `results`: of
 * teams all of whose boards are done; what each has won is twice its board points.
 */
export function teamStandings(teams: readonly Ranked[], results: readonly MatchResult[]): readonly TeamTableLine[] {
  const scored = teams.map((team) => ({ ...team, ...tallyOf(team.id, results), boards: boardsOf(team.id, results) }));
  const criteriaOf = (level: readonly Scored[]): readonly Criterion<Scored>[] => {
    const own = among(results, level);
    return [({ points }) => points, ({ boards }) => boards, ({ id }) => tallyOf(id, own).points];
  };
  return inOrder(scored, criteriaOf).map(({ lot: _, ...line }, index) => ({ ...line, place: index + 1 }));
}

const boardsOf = (team: EntryId, results: readonly MatchResult[]): number =>
  results.reduce((sum, result) => sum + (seenBy(result, team)?.won ?? 0), 0);
