/** Changes a table of a league from outside its game. */
import type { Refusal } from '#kernel/ask';
import type { Change, TableRow } from '#store/types';
import { commit } from '../change/commit.ts';
import { type Context, gameOf } from '../context.ts';
import { infoOf, readOptions } from '../open/rows.ts';
import { refuse } from '../refusals.ts';
import type { LeagueGame, TableInfo } from '../types.ts';

/** Most attempts when another process stores first. */
const tries = 3;

/** `decide`: what changes about a running game; undefined: nothing. A game that does not run is left as it is. */
export function changeLeagueTable(
  context: Context,
  id: string,
  decide: (row: TableRow, league: LeagueGame) => Promise<Change | undefined> | Change | undefined,
): Promise<TableInfo | Refusal> {
  const { store, locks } = context;
  return locks.run(id, async () => {
    for (let attempt = 0; attempt < tries; attempt++) {
      const row = await store.tables.find(id);
      const league = row === undefined ? undefined : readOptions(row)?.league;
      if (row === undefined || league === undefined) return refuse('table.unknown');
      const change = row.status === 'running' ? await decide(row, league) : undefined;
      if (change !== undefined && (await commit(context, change)) !== 'stored') continue;
      const stored = change === undefined ? row : await store.tables.find(id);
      const game = await gameOf(context, row).catch(() => undefined);
      return stored === undefined ? refuse('table.unknown') : infoOf(stored, game, false);
    }
    return refuse('table.moved-on');
  });
}

/** The clocks of these seats are counted anew at once, as far as they run. */
export const recounted = (row: TableRow, at: number, seats = row.seats.map(({ seat }) => seat)) =>
  row.seats.flatMap(({ seat, runningFrom }) =>
    runningFrom === undefined || !seats.includes(seat) ? [] : [{ kind: 'recount', seat, at }],
  );
