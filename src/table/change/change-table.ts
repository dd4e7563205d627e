/**
 * How a table is changed: the one place that knows what happens when two change it at once.
 *
 * Within a process, changes of one table wait for each other. Between processes, a change is stored only if the table is still at
 * the rev that it was decided on; otherwise the table is read and the change decided anew (`untilStored`). So what is decided must
 * depend on nothing but what was read, and deciding must do nothing but read.
 */
import { untilStored } from '#core/attempts';
import type { Refusal } from '#kernel/ask';
import type { Change, DueRow, TableRow } from '#store/types';
import { type Context, gameOf, type Opened, openTable } from '../context.ts';
import { infoOf } from '../open/rows.ts';
import type { PendingMoves } from '../play/automatic-moves.ts';
import { commitMoves } from '../play/commit-moves.ts';
import { refuse, refuseCrowd } from '../refusals.ts';
import { isRefusal, type TableId, type TableInfo } from '../types.ts';
import { commit } from './commit.ts';

/** What is to be stored: a change, with the moves of which it consists, if any. */
export type Wanted = { readonly change: Change; readonly moves?: PendingMoves };

/** A change, and the answer once it is stored. */
type Stored<T> = Wanted & { readonly result: () => T | Refusal | Promise<T | Refusal> };

/** What was read does not fit together, since another process has changed the table meanwhile. */
type Outdated = 'outdated';

/** What a change comes to: a refusal, an answer without storing anything, or what is to be stored and what is then answered. */
export type Decision<T> = Refusal | Outdated | { readonly answer: NoInfer<T> } | Stored<T>;

/** How a table is read for a change; `openTable`, `openToMove` and `findRow` fit. */
type ReadTable<B> = (context: Context, id: TableId) => Promise<B | Refusal>;

/** The row of a table, which may be unreadable otherwise. Refusals: `table.unknown`. */
export const findRow: ReadTable<TableRow> = async ({ store }, id) =>
  (await store.tables.find(id)) ?? refuse('table.unknown');

/** The same where an unknown table is no fault. */
export const findRowIfAny: ReadTable<TableRow | undefined> = ({ store }, id) => store.tables.find(id);

/** Changes a table. Refusals: those of reading and deciding; `table.moved-on`: others were faster every time; `limit.…`. */
export function changeTable<B, T>(
  context: Context,
  id: TableId,
  read: ReadTable<B>,
  decide: (before: B) => Decision<T> | Promise<Decision<T>>,
): Promise<T | Refusal> {
  return context.locks.run(id, async () => {
    const movedOn = refuse('table.moved-on');
    return untilStored<T | Refusal, Refusal>(async () => {
      const before = await read(context, id);
      if (isRefusal(before)) return before;
      const decided = await decide(before);
      if (decided === 'outdated' || isRefusal(decided)) return decided;
      if ('answer' in decided) return decided.answer;
      const { change, moves, result } = decided;
      const stored = moves === undefined ? await commit(context, change) : await commitMoves(context, moves, change);
      if (stored === 'stored') return result();
      if (stored === 'crowded') return refuseCrowd('tablesPerPerson', context.limits);
      // What was due has been done by another process.
      return stored === 'settled' ? movedOn : 'outdated';
    }, movedOn);
  });
}

/** What changes about a table; undefined: nothing. */
export type TableChange = Change | Wanted | Refusal | undefined;

/** `changeTable` for an opened table, answering with the table as it then is. */
export function changeOpened(
  context: Context,
  id: TableId,
  decide: (opened: Opened) => TableChange | Promise<TableChange>,
): Promise<TableInfo | Refusal> {
  return changeTable(context, id, openTable, async (opened) => withInfo(context, opened.row, await decide(opened)));
}

/** The same for a table that may be unreadable. */
export function changeRow(
  context: Context,
  id: TableId,
  decide: (row: TableRow) => TableChange | Promise<TableChange>,
): Promise<TableInfo | Refusal> {
  return changeTable(context, id, findRow, async (row) => withInfo(context, row, await decide(row)));
}

async function withInfo(context: Context, row: TableRow, decided: TableChange): Promise<Decision<TableInfo>> {
  if (isRefusal(decided)) return decided;
  if (decided === undefined) return { answer: await infoNow(context, row) };
  const wanted = 'table' in decided ? { change: decided } : decided;
  return { ...wanted, result: () => findInfo(context, row.id) };
}

const infoNow = async (context: Context, row: TableRow): Promise<TableInfo> =>
  infoOf(row, await gameOf(context, row).catch(() => undefined), false);

/** What everybody may know of a table as it is stored now. Refusals: `table.unknown`. */
export async function findInfo(context: Context, id: TableId): Promise<TableInfo | Refusal> {
  const row = await context.store.tables.find(id);
  return row === undefined ? refuse('table.unknown') : infoNow(context, row);
}

/** What is to be stored when something is due; undefined: nothing any more; a refusal: it stays due, and is tried again later. */
export type DueChange = Change | Wanted | Refusal | Outdated | undefined;

/** Does what is due at a table, and settles it in the same commit. Where others are faster every time, it stays due. */
export async function doDue<B>(
  context: Context,
  { table, kind, seat, at }: DueRow,
  read: ReadTable<B>,
  decide: (before: B) => DueChange | Promise<DueChange>,
): Promise<void> {
  await changeTable<B, 'done'>(context, table, read, async (before) => {
    const decided = await decide(before);
    if (decided === 'outdated' || isRefusal(decided)) return decided;
    const nothing: Change = { table, expect: undefined };
    const wanted = decided === undefined || 'table' in decided ? { change: decided ?? nothing } : decided;
    return { ...wanted, change: { ...wanted.change, settle: { kind, seat, at } }, result: () => 'done' };
  });
}
