/** The table of teams that meet at several boards. */
import { type EntryId, type MatchResult, type Ranked, seenBy } from './results.ts';
import { type Tally, tallyOf } from './round-robin-standings.ts';
import { type Criterion, inOrder } from './tie-breaks.ts';

/** What a match at a board gives its team, doubled so that it is whole. */
export const BOARD_POINTS = { won: 2, drawn: 1, lost: 0 } as const;

/** A match of two teams, all of whose boards are done. `won`: twice the board points of each. */
export type TeamResult = MatchResult;

/** A line of the table. */
export type TeamTableLine = Tally & {
  readonly id: EntryId;
  /** From 1; no two are equal. */
  readonly place: number;
  /** The lot alone has put it behind, or ahead of, a neighbour. */
  readonly byLot: boolean;
  /** Twice the board points. */
  readonly boards: number;
};

/** The table, best first: points for matches; board points; points in the matches among those who are level; the lot. */
export function teamStandings(teams: readonly Ranked[], results: readonly TeamResult[]): readonly TeamTableLine[] {
  const lines = teams.map((team) => ({ ...team, ...tallyOf(team.id, results), boards: boardsOf(team.id, results) }));
  const criteriaOf = (level: readonly (typeof lines)[number][]): readonly Criterion<(typeof lines)[number]>[] => {
    const ids = new Set(level.map(({ id }) => id));
    const among = results.filter(({ entries }) => entries.every((id) => ids.has(id)));
    return [({ points }) => points, ({ boards }) => boards, ({ id }) => tallyOf(id, among).points];
  };
  return inOrder(lines, criteriaOf).map(({ lot: _, ...line }, index) => ({ ...line, place: index + 1 }));
}

const boardsOf = (team: EntryId, results: readonly TeamResult[]): number =>
  results.reduce((sum, result) => sum + (seenBy(result, team)?.won ?? 0), 0);
