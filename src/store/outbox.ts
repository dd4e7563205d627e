/** Messages that wait to be sent, in SQLite. A table's commit adds them; senders claim them under a lease. */
import { and, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { claimReady } from './lease.ts';
import type { Db, Run } from './open.ts';
import { outbox } from './schema.ts';
import type { NewOutboxRow, OutboxRepository } from './types.ts';

/** A literal, not a bound parameter: otherwise SQLite does not use the partial index. */
const isWaiting = sql`${outbox.status} = 'waiting'`;
/** For `isFirst`: the rows of a table are sent one after the other. */
const older = alias(outbox, 'older');
const isFirst = sql`not exists (select 1 from ${outbox} ${sql.raw('older')} where ${older.table} = ${outbox.table} and ${older.status} = 'waiting' and ${older.seq} < ${outbox.seq})`;

/** Adds a row, within the transaction `tx`. */
export function enqueue(tx: Db, table: string, row: NewOutboxRow): void {
  let payload = row.payload;
  if (row.supersede !== undefined) {
    // A row that was ever claimed may have been sent, so it is not replaced.
    const taken = tx
      .update(outbox)
      .set({ status: 'superseded', endedAt: row.at })
      .where(and(isWaiting, eq(outbox.table, table), eq(outbox.kind, row.kind), eq(outbox.claims, 0)))
      .returning({ seq: outbox.seq, payload: outbox.payload })
      .all();
    if (taken.length > 0) payload = row.supersede(taken.sort((a, b) => a.seq - b.seq).map((one) => one.payload));
  }
  tx.insert(outbox)
    .values({
      id: row.id,
      table,
      kind: row.kind,
      payload,
      status: 'waiting',
      claims: 0,
      attempts: 0,
      due: row.at,
      leasedUntil: 0,
      at: row.at,
    })
    .run();
}

/** The outbox of a SQLite database. */
export function outboxRepository(db: Db, run: Run, now: () => number): OutboxRepository {
  const ready = db
    .select()
    .from(outbox)
    .where(
      and(isWaiting, lte(outbox.due, sql.placeholder('now')), lte(outbox.leasedUntil, sql.placeholder('now')), isFirst),
    )
    // The plus keeps SQLite from scanning everything ever sent in the order of `seq`, to find the few that wait.
    .orderBy(sql`+${outbox.seq}`)
    .limit(sql.placeholder('limit'))
    .prepare();
  const end = (id: string, set: Partial<typeof outbox.$inferInsert>): Promise<void> =>
    run(() => {
      db.update(outbox)
        .set({ ...set, endedAt: now() })
        .where(and(isWaiting, eq(outbox.id, id)))
        .run();
    });

  return {
    claim: async (now, limit, lease) => {
      const taken = await claimReady(db, run, ready, { now, limit }, (tx, rows) => {
        const ids = rows.map((row) => row.seq);
        tx.update(outbox)
          .set({ leasedUntil: now + lease, claims: sql`${outbox.claims} + 1` })
          .where(inArray(outbox.seq, ids))
          .run();
      });
      return taken.map(({ id, table, kind, payload, claims, attempts, at }) => ({
        id,
        table,
        kind,
        payload,
        claims: claims + 1,
        attempts,
        at,
      }));
    },

    done: (id, result) => end(id, { status: 'done', result: result ?? null }),
    dead: (id, why) => end(id, { status: 'dead', why }),

    retry: (id, due, why) =>
      run(() => {
        db.update(outbox)
          .set({ due, why, leasedUntil: 0, attempts: sql`${outbox.attempts} + 1` })
          .where(and(isWaiting, eq(outbox.id, id)))
          .run();
      }),

    nextDue: () =>
      run(() => {
        const next = db
          .select({ at: sql<number | null>`min(max(${outbox.due}, ${outbox.leasedUntil}))` })
          .from(outbox)
          .where(and(isWaiting, isFirst))
          .get();
        return next?.at ?? undefined;
      }),

    behind: (id) =>
      run(() =>
        db
          .select({ payload: outbox.payload })
          .from(outbox)
          .innerJoin(older, and(eq(older.table, outbox.table), lt(older.seq, outbox.seq)))
          .where(and(isWaiting, eq(older.id, id)))
          .orderBy(sql`+${outbox.seq}`)
          .all()
          .map(({ payload }) => payload),
      ),

    prune: (before) =>
      run(
        () =>
          db
            .delete(outbox)
            .where(and(isNotNull(outbox.endedAt), lt(outbox.endedAt, before)))
            .run().changes,
      ),
  };
}
