/** Messages that wait to be sent. A table's commit adds them; senders claim them under a lease. */
import { and, eq, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { insertRow, updateRows } from '../kept-writes.ts';
import { pause } from '../pause.ts';
import type { Schema } from '../schema.ts';
import { allKept, type Dialect, execute, type Kept, one, oneKept, type Runner, type Steps } from '../steps.ts';
import type { NewOutboxRow, OutboxFate, OutboxRepository, Sender } from '../types.ts';
import { claimReady } from './claim.ts';

/** How many messages are deleted in one transaction: it must not keep anybody waiting. */
const BATCH = 500;

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

/** Sets aside what a newer row says as well. */
const superseded = (schema: Schema): Kept<{ seq: number; payload: string }> => ({
  name: 'superseded',
  build: (db) => {
    const { outbox } = schema;
    const sameKind = and(eq(outbox.table, sql.placeholder('table')), eq(outbox.kind, sql.placeholder('kind')));
    return db
      .update(outbox)
      .set({ status: 'superseded', endedAt: sql`${sql.placeholder('at')}` })
      .where(and(isWaiting(schema), sameKind, eq(outbox.claims, 0)))
      .returning({ seq: outbox.seq, payload: outbox.payload });
  },
});

/** Adds a row, within a transaction. */
export function* enqueue({ schema }: Dialect, table: string, row: NewOutboxRow): Steps<void> {
  const { outbox, tables } = schema;
  let payload = row.payload;
  if (row.merge !== undefined) {
    // A row that was ever claimed may have been sent, so it is not replaced.
    const taken = yield* allKept(superseded(schema), { table, kind: row.kind, at: row.at });
    if (taken.length > 0) payload = row.merge(taken.sort((a, b) => a.seq - b.seq).map((one) => one.payload));
  }
  const { id, kind, at } = row;
  const spot = sql<number>`(select ${tables.spot} from ${tables} where ${tables.id} = ${sql.placeholder('of')})`;
  const unsent = { status: 'waiting', claims: 0, attempts: 0, due: at, leasedUntil: 0 };
  yield* insertRow(outbox, { id, table, spot, kind, payload, ...unsent, at }, { of: table });
}

export function outboxRepository(runner: Runner, now: () => number): OutboxRepository {
  const { dialect, single } = runner;
  const { schema } = dialect;
  const { outbox } = schema;
  const older = alias(outbox, 'older');
  const end = (id: string, set: Partial<typeof outbox.$inferInsert>): Promise<void> =>
    single(function* () {
      yield* updateRows(outbox, { ...set, endedAt: now() }, { id, status: 'waiting' });
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

  const behind: Kept<{ payload: string }> = {
    name: 'messages_behind',
    build: (db) =>
      db
        .select({ payload: outbox.payload })
        .from(outbox)
        .innerJoin(older, and(eq(older.table, outbox.table), lt(older.seq, outbox.seq)))
        .where(and(isWaiting(schema), eq(older.id, sql.placeholder('id'))))
        .orderBy(sql`+${outbox.seq}`),
  };

  return {
    claim: async (now, limit, lease, sender = everybody) => {
      const claims = sql`${outbox.claims} + 1`;
      const taken = await claimReady(runner, ready, { now, limit, ...sender }, function* (_, rows) {
        for (const { seq } of rows) yield* updateRows(outbox, { leasedUntil: now + lease, claims }, { seq });
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
      single(function* () {
        return (yield* allKept(behind, { id })).map(({ payload }) => payload);
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

    async prune(before, stopped = () => false) {
      const over = and(isNotNull(outbox.endedAt), lt(outbox.endedAt, before));
      for (let pruned = 0; ; await pause()) {
        const some = await single((db) => {
          const first = db.select({ seq: outbox.seq }).from(outbox).where(over).orderBy(outbox.endedAt).limit(BATCH);
          return execute(db.delete(outbox).where(inArray(outbox.seq, first)));
        });
        pruned += some;
        if (some < BATCH || stopped()) return pruned;
      }
    },
  };
}
