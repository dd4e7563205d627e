/** Pauses of leagues' games: all clocks stand still while their organisers hold the season, or while the bot is not in its server. */
import type { Refusal } from '#kernel/ask';
import { happensAt } from '../change/commit.ts';
import type { Pause } from '../clock/calendar.ts';
import { pausedUntil } from '../clock/pauses.ts';
import type { Context } from '../context.ts';
import { readPauses } from '../open/rows.ts';
import type { TableInfo } from '../types.ts';
import { changeLeagueTable, recounted } from './change.ts';

/** Longer than any league is held, ms. */
const LONG = 365 * 24 * 60 * 60 * 1000;

/** Begins or ends the pause for a reason; the clocks run again when none is left. Idempotent. */
export function setPaused(
  context: Context,
  id: string,
  why: NonNullable<Pause['why']>,
  isPaused: boolean,
): Promise<TableInfo | Refusal> {
  return changeLeagueTable(context, id, (row) => {
    const at = context.now();
    const known = readPauses(row);
    // A pause from before they had reasons ends with the first one that does.
    const isOfThis = (pause: Pause) => pause.to > at && (pause.why === why || pause.why === undefined);
    if (known.some(isOfThis) === isPaused) return undefined;
    const after: readonly Pause[] = isPaused
      ? [...known, { from: at, to: at + LONG, why }]
      : known.map((pause) => (isOfThis(pause) ? { ...pause, to: at } : pause));
    const pauses = JSON.stringify(after);
    const change = { table: id, expect: row.rev, row: { pauses }, setDue: recounted(row, at) };
    const until = pausedUntil({ pauses }, at);
    // Another reason keeps the clocks as they were.
    if ((pausedUntil(row, at) !== undefined) === (until !== undefined)) return change;
    return happensAt(context, row, change, until === undefined ? { fact: 'held-no-more' } : { fact: 'held', until });
  });
}
