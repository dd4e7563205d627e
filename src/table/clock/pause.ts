/** Pauses of a table, in which all of its clocks stand still. They are agreed on as requests; anybody who plays may end them. */
import type { Refusal } from '#kernel/ask';
import type { TableRow } from '#store/types';
import { commit, happensAt } from '../change/commit.ts';
import { type Context, openTable, seatOf } from '../context.ts';
import { infoOf, readOptions, readPauses } from '../open/rows.ts';
import { seatsIn } from '../play/requests/kind.ts';
import { refuse } from '../refusals.ts';
import { isRefusal, type Millis, type TableInfo, type UserId } from '../types.ts';

/** The most that a pause may last, ms. */
export const longestPause = 30 * 24 * 60 * 60 * 1000;
/** Most attempts when another process stores first. */
const tries = 3;

/** Until when a table pauses; undefined: it does not. */
export function pausedUntil(row: Pick<TableRow, 'pauses'>, now: Millis): Millis | undefined {
  const current = readPauses(row).filter(({ from, to }) => from <= now && to > now);
  return current.length === 0 ? undefined : Math.max(...current.map(({ to }) => to));
}

/** Ends a pause, for somebody who plays at the table. Idempotent. */
export function resume(context: Context, id: string, user: UserId): Promise<TableInfo | Refusal> {
  const { store, locks } = context;
  return locks.run(id, async () => {
    for (let attempt = 0; attempt < tries; attempt++) {
      const opened = await openTable(context, id);
      if (isRefusal(opened)) return opened;
      const { row, game } = opened;
      const seat = seatOf(row, user);
      if (seat === undefined) return refuse('table.not-seated');
      if (row.status === 'finished') return refuse('table.finished');
      if (!seatsIn(opened).includes(seat)) return refuse('table.out');
      // Organisers alone let a league go on.
      if (readOptions(row)?.league !== undefined) return refuse('table.league');
      const now = context.now();
      if (pausedUntil(row, now) === undefined) return infoOf(row, game, false);
      const pauses = JSON.stringify(readPauses(row).map((pause) => (pause.to > now ? { ...pause, to: now } : pause)));
      const change = {
        table: id,
        expect: row.rev,
        row: { pauses },
        setDue: row.seats.flatMap((one) =>
          one.runningFrom === undefined ? [] : [{ kind: 'recount', seat: one.seat, at: now }],
        ),
      };
      if ((await commit(context, happensAt(context, row, change, { fact: 'resumed', seat }))) !== 'stored') continue;
      const stored = await store.tables.find(id);
      return stored === undefined ? refuse('table.unknown') : infoOf(stored, game, false);
    }
    return refuse('table.moved-on');
  });
}
