/** Tables where nobody has moved for very long fall asleep; one that nobody wakes ends without a result. */
import type { Refusal } from '#kernel/ask';
import type { DueRow, TableRow } from '#store/types';
import { changeRow, doDue, findRowIfAny } from '../change/change-table.ts';
import { happensAt } from '../change/commit.ts';
import { type Context, openTable, seatOf } from '../context.ts';
import { wholeTable } from '../due/kinds.ts';
import { DORMANT_AFTER } from '../facts/shared.ts';
import { refuse } from '../refusals.ts';
import { isRefusal, type Millis, type TableInfo, type UserId } from '../types.ts';
import { requestsAfter } from './requests/moot.ts';

/** How long a table sleeps before it ends, in ms. */
const sleepsFor = 300 * 24 * 60 * 60 * 1000;
/** Lets a table fall asleep, or ends one that nobody has woken. One that has been moved meanwhile is looked at again later. */
export function goDormant(context: Context, due: DueRow): Promise<void> {
  const { now } = context;
  const { table, kind } = due;
  return doDue(context, due, findRowIfAny, async (row) => {
    if (row?.status !== 'running') return undefined;
    const again = (time: Millis) => ({ setDue: [{ kind, seat: wholeTable, at: time }] });
    const since = row.asleepAt ?? (await lastMove(context, row));
    const ends = since + (row.asleepAt === undefined ? DORMANT_AFTER : sleepsFor);
    // One that cannot be read is kept as it is, for whoever repairs it.
    const broken = isRefusal(await openTable(context, table));
    if (broken || ends > now()) return { table, expect: undefined, ...again(broken ? now() + DORMANT_AFTER : ends) };
    const change = { table, expect: row.rev };
    if (row.asleepAt === undefined) {
      const sleeps = { ...change, row: { asleepAt: now() }, ...again(now() + sleepsFor) };
      return happensAt(context, row, sleeps, { fact: 'fell-asleep' });
    }
    const ended = { fact: 'ended-without-result', why: 'asleep' } as const;
    const asked = await requestsAfter(context, row, [ended]);
    const patch = row.seats.map((one) => ({ seat: one.seat, waitingSince: undefined }));
    return happensAt(context, row, { ...change, patch, requests: asked.requests }, [ended, ...asked.facts]);
  });
}

async function lastMove({ store }: Context, row: TableRow): Promise<Millis> {
  const [input] = await store.tables.inputs(row.id, { limit: 1 });
  return input?.at ?? row.startedAt ?? row.openedAt;
}

/** Wakes a table, for somebody who plays there. */
export function wake(context: Context, id: string, user: UserId): Promise<TableInfo | Refusal> {
  return changeRow(context, id, (row) => {
    if (seatOf(row, user) === undefined) return refuse('table.not-seated');
    if (row.status === 'finished') return refuse('table.finished');
    if (row.asleepAt === undefined) return undefined;
    const change = { table: id, expect: row.rev, row: { asleepAt: undefined } };
    return happensAt(context, row, change, { fact: 'woke' });
  });
}
