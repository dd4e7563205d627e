/** Messages that wait to be sent. A table's commit adds them; senders claim them under a lease. */
import { and, eq, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Schema } from '../schema.ts';
import { all, type Db, type Dialect, execute, type Kept, one, oneKept, type Runner, type Steps } from '../steps.ts';
import type { NewOutboxRow, OutboxFate, OutboxRepository, Sender } from '../types.ts';
import { claimReady } from './claim.ts';

/** A literal, not a bound parameter: otherwise the databases do not use the partial index. */
const isWaiting = ({ outbox }: Schema): SQL => sql`${outbox.status} = 'waiting'`;

/** The rows of a table are sent one after the other. */
const isFirst = ({ outbox }: Schema): SQL =>
  sql`not exists (select 1 from outbox as older where older.table_id = ${outbox.table} and older.status = 'waiting' and older.seq < ${outbox.seq})`;

/** Rows of the sender's own shards, and those for which their sender has let too much time pass. */
const isForSender = ({ outbox }: Schema): SQL => {
  const [first, last, count, overdue] = ['first', 'last', 'count', 'overdue'].map((name) => sql.placeholder(name));
  return sql`(coalesce(${outbox.spot}, 0) % ${count} between ${first} and ${last} or ${outbox.due} <= ${overdue})`;
};

const everybody: Sender = { first: 0, last: 0, count: 1, overdue: 0 };

/** Adds a row, within the transaction `tx`. */
export function* enqueue({ schema }: Dialect, tx: Db, table: string, row: NewOutboxRow): Steps<void> {
  const { outbox, tables } = schema;
  let payload = row.payload;
  if (row.supersede !== undefined) {
    // A row that was ever claimed may have been sent, so it is not replaced.
    const taken = yield* all(
      tx
        .update(outbox)
        .set({ status: 'superseded', endedAt: row.at })
        .where(and(isWaiting(schema), eq(outbox.table, table), eq(outbox.kind, row.kind), eq(outbox.claims, 0)))
        .returning({ seq: outbox.seq, payload: outbox.payload }),
    );
    if (taken.length > 0) payload = row.supersede(taken.sort((a, b) => a.seq - b.seq).map((one) => one.payload));
  }
  yield* execute(
    tx.insert(outbox).values({
      id: row.id,
      table,
      spot: sql<number>`(select ${tables.spot} from ${tables} where ${tables.id} = ${table})`,
      kind: row.kind,
      payload,
      status: 'waiting',
      claims: 0,
      attempts: 0,
      due: row.at,
      leasedUntil: 0,
      at: row.at,
    }),
  );
}

export function outboxRepository(runner: Runner, now: () => number): OutboxRepository {
  const { dialect, single } = runner;
  const { schema } = dialect;
  const { outbox } = schema;
  const older = alias(outbox, 'older');
  const end = (id: string, set: Partial<typeof outbox.$inferInsert>): Promise<void> =>
    single(function* (db) {
      yield* execute(
        db
          .update(outbox)
          .set({ ...set, endedAt: now() })
          .where(and(isWaiting(schema), eq(outbox.id, id))),
      );
    });

  const ready: Kept<typeof outbox.$inferSelect> = {
    name: 'ready_messages',
    build: (db) =>
      db
        .select()
        .from(outbox)
        .where(
          and(
            isWaiting(schema),
            lte(outbox.due, sql.placeholder('now')),
            lte(outbox.leasedUntil, sql.placeholder('now')),
            isForSender(schema),
            isFirst(schema),
          ),
        )
        // The plus keeps databases from scanning everything ever sent in the order of `seq`, to find the few that wait.
        .orderBy(sql`+${outbox.seq}`)
        .limit(sql.placeholder('limit')),
  };
  const nextDue: Kept<{ at: number | null }> = {
    name: 'next_message_due',
    build: (db) => {
      const at = dialect.greatest(outbox.due, outbox.leasedUntil);
      return db
        .select({ at: sql<number | null>`min(${at})`.mapWith(Number) })
        .from(outbox)
        .where(and(isWaiting(schema), isForSender(schema), isFirst(schema)));
    },
  };

  return {
    claim: async (now, limit, lease, sender = everybody) => {
      const taken = await claimReady(runner, ready, { now, limit, ...sender }, (tx, rows) => {
        const seqs = rows.map((row) => row.seq);
        return execute(
          tx
            .update(outbox)
            .set({ leasedUntil: now + lease, claims: sql`${outbox.claims} + 1` })
            .where(inArray(outbox.seq, seqs)),
        );
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
      single(function* (db) {
        yield* execute(
          db
            .update(outbox)
            .set({ due, why, leasedUntil: 0, attempts: sql`${outbox.attempts} + 1` })
            .where(and(isWaiting(schema), eq(outbox.id, id))),
        );
      }),

    nextDue: (sender = everybody) =>
      single(function* () {
        return (yield* oneKept(nextDue, sender))?.at ?? undefined;
      }),

    find: (id) =>
      single(function* (db) {
        const { status, endedAt, result } = outbox;
        const row = yield* one(db.select({ status, endedAt, result }).from(outbox).where(eq(outbox.id, id)));
        if (row === undefined) return undefined;
        return {
          status: row.status as OutboxFate['status'],
          endedAt: row.endedAt ?? undefined,
          result: row.result ?? undefined,
        };
      }),

    behind: (id) =>
      single(function* (db) {
        const rows = yield* all(
          db
            .select({ payload: outbox.payload })
            .from(outbox)
            .innerJoin(older, and(eq(older.table, outbox.table), lt(older.seq, outbox.seq)))
            .where(and(isWaiting(schema), eq(older.id, id)))
            .orderBy(sql`+${outbox.seq}`),
        );
        return rows.map(({ payload }) => payload);
      }),

    setAside: (kinds, before) =>
      single((db) =>
        execute(
          db
            .update(outbox)
            .set({ status: 'superseded', endedAt: now() })
            .where(and(isWaiting(schema), inArray(outbox.kind, [...kinds]), lt(outbox.at, before))),
        ),
      ),

    prune: (before) =>
      single((db) => execute(db.delete(outbox).where(and(isNotNull(outbox.endedAt), lt(outbox.endedAt, before))))),
  };
}
