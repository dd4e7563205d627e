/** Writes everything that one step of a table changes, within one transaction. */
import { and, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import { deleteRows, insertRows, updateRows } from '../kept-writes.ts';
import { type Db, type Dialect, execute, type Steps } from '../steps.ts';
import type { Change, CommitResult, SeatRow } from '../types.ts';
import { appendCalendar } from './calendars.ts';
import { bringForward, clearDue, writeDue } from './due.ts';
import { addFacts } from './facts.ts';
import { addFrame } from './frames.ts';
import { enqueue } from './outbox.ts';
import { changeRequests } from './requests.ts';
import { addResults } from './results.ts';
import { personLockKey, unfinishedOf } from './room.ts';
import { standInColumns } from './rows.ts';
import { addAct } from './servers.ts';
import { changeHands } from './tenures.ts';

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
  if (room !== undefined) yield* dialect.lock(tx, [personLockKey(room.user)]);
  // One change of a table at a time, so that its messages are stored in the order in which they are numbered.
  yield* dialect.lockRows(() => tx.select({ id: tables.id }).from(tables).where(eq(tables.id, table)));
  if (change.settle !== undefined) {
    const { kind, seat, at } = change.settle;
    if ((yield* deleteRows(due, { table, kind, seat, at })) === 0) throw new Moved('settled');
  }
  if (room !== undefined && (yield* unfinishedOf(dialect, tx, room.user)) >= room.tablesPerPerson) {
    throw new Moved('crowded');
  }
  if (change.ruleset !== undefined) yield* execute(tx.insert(rulesets).values(change.ruleset).onConflictDoNothing());
  if (expect !== undefined) {
    const set = {
      ...change.row,
      ...wakes(change),
      ...cleared(change.place),
      rev: expect + 1,
      ...(change.frame?.kind === 'whole' && { wholeFrame: expect + 1 }),
    };
    if ((yield* updateRows(tables, set, { id: table, rev: expect })) === 0) throw new Moved('moved');
    yield* addFrame(dialect, { table, rev: expect + 1, frame: change.frame });
  }
  if (!(yield* changeRequests(dialect, tx, change))) throw new Moved('moved');
  yield* changeSeats(dialect, tx, change);
  yield* undo(dialect, tx, change);
  if (change.tenure !== undefined) yield* changeHands(dialect, tx, change, change.tenure);
  const { inputs } = dialect.schema;
  yield* insertRows(
    inputs,
    (change.inputs ?? []).map(({ user = null, seat = null, ask = null, ...input }) => ({
      ...input,
      user,
      seat,
      ask,
      table,
    })),
  );
  yield* addFacts(dialect, change);
  if (change.act !== undefined) yield* addAct(dialect, change.act);
  yield* addResults(dialect, tx, change);
  yield* clearDue(dialect, table, change.clearDue ?? []);
  yield* writeDue(dialect, table, change.setDue ?? []);
  yield* bringForward(dialect, tx, change.dueBy ?? []);
  for (const row of change.outbox ?? []) yield* enqueue(dialect, table, row);
  if (change.calendar !== undefined && !(yield* appendCalendar(dialect, tx, change.calendar))) throw new Moved('moved');
  return 'stored';
}

/** Marks the moves that a change takes back. What else happened at the table, such as other take-backs, goes on being told. */
function* undo({ schema: { inputs } }: Dialect, tx: Db, { table, expect, undoFrom }: Change): Steps<void> {
  if (undoFrom === undefined || expect === undefined) return;
  const moves = and(eq(inputs.table, table), gte(inputs.rev, undoFrom), isNotNull(inputs.ask), isNull(inputs.undoneBy));
  yield* execute(
    tx
      .update(inputs)
      .set({ undoneBy: expect + 1 })
      .where(moves),
  );
}
/** An update leaves out what is undefined, so that a table wakes by null. */
const wakes = ({ row = {} }: Change) => ('asleepAt' in row ? { asleepAt: row.asleepAt ?? null } : {});

/** An update leaves out what is undefined, so that a field is cleared by null. */
export const cleared = (fields: object = {}): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, value ?? null]));

function* changeSeats(dialect: Dialect, tx: Db, { table, seats: all, patch }: Change): Steps<void> {
  const { seats } = dialect.schema;
  if (all !== undefined) {
    yield* execute(tx.delete(seats).where(eq(seats.table, table)));
    yield* writeSeats(dialect, tx, table, all);
  }
  for (const one of patch ?? []) {
    const { seat, standIn, ...change } = one;
    const set = { ...cleared(change), ...('standIn' in one ? standInColumns(standIn) : {}) };
    yield* updateRows(seats, set, { table, seat });
  }
}

/** Adds the seats of a table. */
export function* writeSeats({ schema }: Dialect, tx: Db, table: string, rows: readonly SeatRow[]): Steps<void> {
  for (const { standIn, ...row } of rows)
    yield* execute(tx.insert(schema.seats).values({ ...row, ...standInColumns(standIn), table }));
}
