/** Pauses of a table, in which all of its clocks stand still. They are agreed on as requests; anybody who plays may end them. */

import type { Refusal } from '#kernel/ask';
import { changeOpened } from '../change/change-table.ts';
import { happensAt } from '../change/commit.ts';
import { type Context, seatOf } from '../context.ts';
import { readOptions } from '../open/options.ts';
import { readPauses } from '../open/rows.ts';
import { seatsIn } from '../play/requests/kind.ts';
import { refuse } from '../refusals.ts';
import type { TableInfo, UserId } from '../types.ts';
import { pausedUntil } from './pauses.ts';

/** Ends a pause, for somebody who plays at the table. Idempotent. */
export function resume(context: Context, id: string, user: UserId): Promise<TableInfo | Refusal> {
  return changeOpened(context, id, (opened) => {
    const { row } = opened;
    const seat = seatOf(row, user);
    if (seat === undefined) return refuse('table.not-seated');
    if (row.status === 'finished') return refuse('table.finished');
    if (!seatsIn(opened).includes(seat)) return refuse('table.out');
    // Organisers alone let a league go on.
    if (readOptions(row)?.league !== undefined) return refuse('table.league');
    const now = context.now();
    if (pausedUntil(row, now) === undefined) return undefined;
    const pauses = JSON.stringify(readPauses(row).map((pause) => (pause.to > now ? { ...pause, to: now } : pause)));
    const change = {
      table: id,
      expect: row.rev,
      row: { pauses },
      setDue: row.seats.flatMap((one) =>
        one.runningFrom === undefined ? [] : [{ kind: 'recount', seat: one.seat, at: now }],
      ),
    };
    return happensAt(context, row, change, { fact: 'resumed', seat });
  });
}
