/** Changes a table of a league from outside its game. */
import type { Refusal } from '#kernel/ask';
import type { Change, TableRow } from '#store/types';
import { changeRow } from '../change/change-table.ts';
import type { Context } from '../context.ts';
import { readOptions } from '../open/options.ts';
import { refuse } from '../refusals.ts';
import type { LeagueGame, TableInfo } from '../types.ts';

/** `decide`: what changes about a running game; undefined: nothing. A game that does not run is left as it is. */
export function changeLeagueTable(
  context: Context,
  id: string,
  decide: (row: TableRow, league: LeagueGame) => Promise<Change | undefined> | Change | undefined,
): Promise<TableInfo | Refusal> {
  return changeRow(context, id, (row) => {
    const league = readOptions(row)?.league;
    if (league === undefined) return refuse('table.unknown');
    return row.status === 'running' ? decide(row, league) : undefined;
  });
}

/** The clocks of these seats are counted anew at once, as far as they run. */
export const recounted = (row: TableRow, at: number, seats = row.seats.map(({ seat }) => seat)) =>
  row.seats.flatMap(({ seat, runningFrom }) =>
    runningFrom === undefined || !seats.includes(seat) ? [] : [{ kind: 'recount', seat, at }],
  );
