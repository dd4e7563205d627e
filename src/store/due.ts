/** Due times of tables in SQLite. */
import { and, asc, eq, lte, or, sql } from 'drizzle-orm';
import { claimReady } from './lease.ts';
import type { Db, Run } from './open.ts';
import { due } from './schema.ts';
import type { DueRepository } from './types.ts';

/** Reads and leases due times; the tables' commits add and settle them. */
export function dueRepository(db: Db, run: Run): DueRepository {
  const ready = db
    .select()
    .from(due)
    .where(and(lte(due.at, sql.placeholder('now')), lte(due.leasedUntil, sql.placeholder('now'))))
    .orderBy(asc(due.at))
    .limit(sql.placeholder('limit'))
    .prepare();
  return {
    claim: async (now, limit, lease) => {
      const taken = await claimReady(db, run, ready, { now, limit }, (tx, rows) => {
        const same = rows.map((row) => and(eq(due.table, row.table), eq(due.kind, row.kind), eq(due.seat, row.seat)));
        tx.update(due)
          .set({ leasedUntil: now + lease })
          .where(or(...same))
          .run();
      });
      return taken.map(({ table, kind, seat, at }) => ({ table, kind, seat, at }));
    },
  };
}
