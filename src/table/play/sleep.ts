/** Tables where nobody has moved for very long fall asleep; one that nobody wakes ends without a result. */
import type { Refusal } from '#kernel/ask';
import type { DueRow, TableRow } from '#store/types';
import { commit, happensAt } from '../change/commit.ts';
import { type Context, gameOf, openTable, seatOf } from '../context.ts';
import { wholeTable } from '../due/kinds.ts';
import { dozesAfter } from '../facts/due-times.ts';
import { infoOf } from '../open/rows.ts';
import { refuse } from '../refusals.ts';
import { isRefusal, type Millis, type TableInfo, type UserId } from '../types.ts';
import { requestsAfter } from './requests/moot.ts';

/** How long a table sleeps before it ends, in ms. */
const sleepsFor = 300 * 24 * 60 * 60 * 1000;
/** Most attempts when another process stores first. */
const tries = 3;

/** Lets a table fall asleep, or ends one that nobody has woken. One that has been moved meanwhile is looked at again later. */
export function doze(context: Context, { table, kind, seat, at }: DueRow): Promise<void> {
  const { store, locks, now } = context;
  return locks.run(table, async () => {
    const settle = { kind, seat, at };
    const again = (time: Millis) => ({ setDue: [{ kind, seat: wholeTable, at: time }] });
    const row = await store.tables.find(table);
    if (row?.status !== 'running') {
      await store.tables.commit({ table, expect: undefined, settle });
      return;
    }
    const since = row.asleepAt ?? (await lastMove(context, row));
    const due = since + (row.asleepAt === undefined ? dozesAfter : sleepsFor);
    // One that cannot be read is kept as it is, for whoever repairs it.
    const broken = isRefusal(await openTable(context, table));
    if (broken || due > now()) {
      const next = broken ? now() + dozesAfter : due;
      await store.tables.commit({ table, expect: undefined, settle, ...again(next) });
      return;
    }
    // If somebody was faster, the due row stays, and the next sweep checks again.
    const change = { table, expect: row.rev, settle };
    if (row.asleepAt === undefined) {
      const sleeps = { ...change, row: { asleepAt: now() }, ...again(now() + sleepsFor) };
      await commit(context, happensAt(context, row, sleeps, { fact: 'fell-asleep' }));
      return;
    }
    const ended = { fact: 'ended-without-result', why: 'asleep' } as const;
    const asked = await requestsAfter(context, row, [ended]);
    const patch = row.seats.map((one) => ({ seat: one.seat, waitingSince: undefined }));
    const ends = { ...change, patch, requests: asked.requests };
    await commit(context, happensAt(context, row, ends, [ended, ...asked.facts]));
  });
}

async function lastMove({ store }: Context, row: TableRow): Promise<Millis> {
  const [input] = await store.tables.inputs(row.id, { limit: 1 });
  return input?.at ?? row.startedAt ?? row.openedAt;
}

/** Wakes a table, for somebody who plays there. */
export function wake(context: Context, id: string, user: UserId): Promise<TableInfo | Refusal> {
  const { store, locks } = context;
  return locks.run(id, async () => {
    for (let attempt = 0; attempt < tries; attempt++) {
      const row = await store.tables.find(id);
      if (row === undefined) return refuse('table.unknown');
      if (seatOf(row, user) === undefined) return refuse('table.not-seated');
      if (row.status === 'finished') return refuse('table.finished');
      const game = await gameOf(context, row).catch(() => undefined);
      if (row.asleepAt === undefined) return infoOf(row, game, false);
      const change = { table: id, expect: row.rev, row: { asleepAt: undefined } };
      const result = await commit(context, happensAt(context, row, change, { fact: 'woke' }));
      if (result === 'stored') return infoOf({ ...row, rev: row.rev + 1, asleepAt: undefined }, game, false);
    }
    return refuse('table.moved-on');
  });
}
