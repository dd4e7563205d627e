/** Due times of tables: adds, reads and leases them; the tables' commits settle them. */
import { and, asc, eq, lte, or, sql } from 'drizzle-orm';
import { insertOrSet } from '../kept-writes.ts';
import type { Schema } from '../schema.ts';
import {
  type Db,
  type Dialect,
  execute,
  executeKept,
  type Kept,
  type KeptEffect,
  type Runner,
  type Steps,
} from '../steps.ts';
import type { Change, DueRepository } from '../types.ts';
import { claimReady } from './claim.ts';

export function dueRepository(runner: Runner): DueRepository {
  const { due } = runner.dialect.schema;
  const ready: Kept<Schema['due']['$inferSelect']> = {
    name: 'ready_due_times',
    build: (db) =>
      db
        .select()
        .from(due)
        .where(and(lte(due.at, sql.placeholder('now')), lte(due.leasedUntil, sql.placeholder('now'))))
        .orderBy(asc(due.at))
        .limit(sql.placeholder('limit')),
  };
  return {
    claim: async (now, limit, lease) => {
      const taken = await claimReady(runner, ready, { now, limit }, (tx, rows) => {
        const same = rows.map((row) => and(eq(due.table, row.table), eq(due.kind, row.kind), eq(due.seat, row.seat)));
        return execute(
          tx
            .update(due)
            .set({ leasedUntil: now + lease })
            .where(or(...same)),
        );
      });
      return taken.map(({ table, kind, seat, at }) => ({ table, kind, seat, at }));
    },
  };
}

/** Adds due times of a table; one of the same kind and seat gets the new time. */
export function* writeDue(
  { schema: { due } }: Dialect,
  table: string,
  rows: NonNullable<Change['setDue']>,
): Steps<void> {
  for (const { kind, seat, at } of rows) {
    yield* insertOrSet(due, { table, kind, seat }, { at, leasedUntil: 0 });
  }
}

/** Takes due times of a table away, by one query. */
export function* clearDue(
  { schema: { due } }: Dialect,
  table: string,
  marks: NonNullable<Change['clearDue']>,
): Steps<void> {
  const each = [...new Map(marks.map((mark) => [`${mark.kind} ${mark.seat}`, mark])).values()];
  if (each.length === 0) return;
  const isOneOf = each.map((_, n) =>
    and(eq(due.kind, sql.placeholder(`kind${n}`)), eq(due.seat, sql.placeholder(`seat${n}`))),
  );
  const cleared: KeptEffect = {
    name: `clear_due_${each.length}`,
    build: (db) => db.delete(due).where(and(eq(due.table, sql.placeholder('table')), or(...isOneOf))),
  };
  const args = each.flatMap(({ kind, seat }, n) => [
    [`kind${n}`, kind],
    [`seat${n}`, seat],
  ]);
  yield* executeKept(cleared, { table, ...Object.fromEntries(args) });
}

/** Adds due times, or makes those that are stored already come earlier: at the new time, or a millisecond before theirs. */
export function* bringForward({ schema: { due } }: Dialect, tx: Db, rows: NonNullable<Change['dueBy']>): Steps<void> {
  for (const row of rows) {
    const at = sql`case when ${due.at} <= ${row.at} then ${due.at} - 1 else ${row.at} end`;
    yield* execute(
      tx
        .insert(due)
        .values({ ...row, leasedUntil: 0 })
        .onConflictDoUpdate({ target: [due.table, due.kind, due.seat], set: { at, leasedUntil: 0 } }),
    );
  }
}
