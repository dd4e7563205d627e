/** Writes everything that one step of a table changes, within one transaction. */
import { and, eq } from 'drizzle-orm';
import { type Db, type Dialect, execute, type Steps } from '../steps.ts';
import type { Change, CommitResult, SeatRow } from '../types.ts';
import { appendCalendar } from './calendars.ts';
import { writeDue } from './due.ts';
import { addFacts } from './facts.ts';
import { enqueue } from './outbox.ts';
import { personKey, unfinishedOf } from './room.ts';

/** Undoes a change, since what is stored has changed meanwhile. */
export class Moved extends Error {
  readonly result: CommitResult;

  constructor(result: CommitResult) {
    super(result);
    this.result = result;
  }
}

/** Writes a change; throws `Moved` if it cannot be made any more. */
export function* applyChange(dialect: Dialect, tx: Db, change: Change): Steps<CommitResult> {
  const { tables, due, rulesets } = dialect.schema;
  const { table, expect, room } = change;
  if (room !== undefined) yield* dialect.lock(tx, [personKey(room.user)]);
  // One change of a table at a time, so that its messages are stored in the order in which they are numbered.
  yield* dialect.lockRows(() => tx.select({ id: tables.id }).from(tables).where(eq(tables.id, table)));
  if (change.settle !== undefined) {
    const { kind, seat, at } = change.settle;
    const same = and(eq(due.table, table), eq(due.kind, kind), eq(due.seat, seat), eq(due.at, at));
    if ((yield* execute(tx.delete(due).where(same))) === 0) throw new Moved('settled');
  }
  if (room !== undefined && (yield* unfinishedOf(dialect, tx, room.user)) >= room.tablesPerPerson) {
    throw new Moved('crowded');
  }
  if (change.ruleset !== undefined) yield* execute(tx.insert(rulesets).values(change.ruleset).onConflictDoNothing());
  if (expect !== undefined) {
    const updated = yield* execute(
      tx
        .update(tables)
        .set({ ...change.row, rev: expect + 1 })
        .where(and(eq(tables.id, table), eq(tables.rev, expect))),
    );
    if (updated === 0) throw new Moved('moved');
  }
  yield* changeSeats(dialect, tx, change);
  const { inputs } = dialect.schema;
  for (const input of change.inputs ?? []) yield* execute(tx.insert(inputs).values({ ...input, table }));
  yield* addFacts(dialect, tx, change);
  for (const { kind, seat } of change.clearDue ?? []) {
    yield* execute(tx.delete(due).where(and(eq(due.table, table), eq(due.kind, kind), eq(due.seat, seat))));
  }
  yield* writeDue(dialect, tx, table, change.setDue ?? []);
  for (const row of change.outbox ?? []) yield* enqueue(dialect, tx, table, row);
  if (change.calendar !== undefined && !(yield* appendCalendar(dialect, tx, change.calendar))) throw new Moved('moved');
  return 'stored';
}

function* changeSeats(dialect: Dialect, tx: Db, { table, seats: all, patch }: Change): Steps<void> {
  const { seats } = dialect.schema;
  if (all !== undefined) {
    yield* execute(tx.delete(seats).where(eq(seats.table, table)));
    yield* writeSeats(dialect, tx, table, all);
  }
  for (const { seat, ...change } of patch ?? []) {
    // Undefined clears a column; left out, it keeps its value.
    const set = Object.fromEntries(Object.entries(change).map(([column, value]) => [column, value ?? null]));
    yield* execute(
      tx
        .update(seats)
        .set(set)
        .where(and(eq(seats.table, table), eq(seats.seat, seat))),
    );
  }
}

/** Adds the seats of a table. */
export function* writeSeats({ schema }: Dialect, tx: Db, table: string, rows: readonly SeatRow[]): Steps<void> {
  for (const row of rows) yield* execute(tx.insert(schema.seats).values({ ...row, table }));
}
