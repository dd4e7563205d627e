/** How much there is to do, for whoever watches the program. */
import { count, isNotNull, type SQL, sql } from 'drizzle-orm';
import { all, one, type Runner } from '../steps.ts';
import type { StoreFigures } from '../types.ts';
import { isUnfinished } from './room.ts';

/** How long the numbers of tables that are over are good for, ms: to count them takes longer the more there are. */
const GOOD_FOR = 60 * 60_000;

export function figuresOf({ dialect, read }: Runner, now: () => number): () => Promise<StoreFigures> {
  const { tables, seats, outbox, due } = dialect.schema;
  const isOpen = isUnfinished(dialect.schema);
  let over: { readonly counted: number; readonly tables: Readonly<Record<string, number>> } | undefined;
  return () =>
    read(function* (tx) {
      const byStatus = (which: SQL) =>
        all(tx.select({ status: tables.status, count: count() }).from(tables).where(which).groupBy(tables.status));
      if (over === undefined || now() - over.counted >= GOOD_FOR)
        over = { counted: now(), tables: numbers(yield* byStatus(sql`not (${isOpen})`)) };
      const open = yield* byStatus(isOpen);
      const waiting = yield* one(tx.select({ count: count() }).from(seats).where(isNotNull(seats.waitingSince)));
      const messages = yield* one(
        tx
          .select({ count: count(), oldest: sql<number | null>`min(${outbox.at})`.mapWith(Number) })
          .from(outbox)
          .where(sql`${outbox.status} = 'waiting'`),
      );
      const times = yield* one(tx.select({ first: sql<number | null>`min(${due.at})`.mapWith(Number) }).from(due));
      return {
        tables: { ...over.tables, ...numbers(open) },
        asksWaiting: waiting?.count ?? 0,
        outboxWaiting: messages?.count ?? 0,
        oldestOutbox: messages?.oldest ?? undefined,
        oldestDue: times?.first ?? undefined,
      };
    });
}

const numbers = (rows: readonly { readonly status: string; readonly count: number }[]) =>
  Object.fromEntries(rows.map(({ status, count }) => [status, count]));
