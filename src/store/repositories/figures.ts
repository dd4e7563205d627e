/** How much there is to do, for whoever watches the program. */
import { count, isNotNull, sql } from 'drizzle-orm';
import { all, one, type Runner } from '../steps.ts';
import type { StoreFigures } from '../types.ts';

export function figuresOf({ dialect, read }: Runner): () => Promise<StoreFigures> {
  const { tables, seats, outbox, due } = dialect.schema;
  return () =>
    read(function* (tx) {
      const byStatus = yield* all(
        tx.select({ status: tables.status, count: count() }).from(tables).groupBy(tables.status),
      );
      const waiting = yield* one(tx.select({ count: count() }).from(seats).where(isNotNull(seats.waitingSince)));
      const messages = yield* one(
        tx
          .select({ count: count(), oldest: sql<number | null>`min(${outbox.at})`.mapWith(Number) })
          .from(outbox)
          .where(sql`${outbox.status} = 'waiting'`),
      );
      const times = yield* one(tx.select({ first: sql<number | null>`min(${due.at})`.mapWith(Number) }).from(due));
      return {
        tables: Object.fromEntries(byStatus.map(({ status, count }) => [status, count])),
        asksWaiting: waiting?.count ?? 0,
        outboxWaiting: messages?.count ?? 0,
        oldestOutbox: messages?.oldest ?? undefined,
        oldestDue: times?.first ?? undefined,
      };
    });
}
