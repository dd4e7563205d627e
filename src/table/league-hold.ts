/** Holding a league: the clocks of its games stand still until its organisers let it go on. */
import type { Refusal } from '#kernel/ask';
import { happensAt } from './commit.ts';
import type { Context } from './context.ts';
import { changeLeagueTable, recounted } from './league-change.ts';
import { pausedUntil } from './pause.ts';
import { readPauses } from './rows.ts';
import type { TableInfo } from './types.ts';

/** Longer than any league is held, ms. */
const LONG = 365 * 24 * 60 * 60 * 1000;

export function hold(context: Context, id: string, isHeld: boolean): Promise<TableInfo | Refusal> {
  return changeLeagueTable(context, id, (row) => {
    const at = context.now();
    if ((pausedUntil(row, at) !== undefined) === isHeld) return undefined;
    const until = at + LONG;
    const known = readPauses(row);
    const pauses = isHeld
      ? [...known, { from: at, to: until }]
      : known.map((pause) => (pause.to > at ? { ...pause, to: at } : pause));
    const change = {
      table: id,
      expect: row.rev,
      row: { pauses: JSON.stringify(pauses) },
      setDue: recounted(row, at),
    };
    return happensAt(context, row, change, isHeld ? { fact: 'held', until } : { fact: 'held-no-more' });
  });
}
