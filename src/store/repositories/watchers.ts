/** Spectators who are told directly how a game goes. */
import { and, asc, count, eq, ne } from 'drizzle-orm';
import { all, execute, one, type Runner } from '../steps.ts';
import type { WatcherRepository, Watching } from '../types.ts';
import { personLockKey } from './room.ts';

const toldOf = (eachTurn: number): Watching => (eachTurn === 1 ? 'turns' : 'end');

export function watcherRepository({ dialect, single, write }: Runner): WatcherRepository {
  const { watchers } = dialect.schema;
  return {
    set: (table, user, told, max) =>
      write(function* (tx) {
        const theirs = and(eq(watchers.table, table), eq(watchers.user, user));
        if (told === undefined) {
          yield* execute(tx.delete(watchers).where(theirs));
          return true;
        }
        yield* dialect.lock(tx, [`watchers ${table}`, personLockKey(user)]);
        const here = tx
          .select({ n: count() })
          .from(watchers)
          .where(and(eq(watchers.table, table), ne(watchers.user, user)));
        const elsewhere = tx
          .select({ n: count() })
          .from(watchers)
          .where(and(eq(watchers.user, user), ne(watchers.table, table)));
        if (((yield* one(here))?.n ?? 0) >= max.perTable || ((yield* one(elsewhere))?.n ?? 0) >= max.perPerson)
          return false;
        const eachTurn = told === 'turns' ? 1 : 0;
        const row = tx.insert(watchers).values({ table, user, eachTurn });
        yield* execute(row.onConflictDoUpdate({ target: [watchers.table, watchers.user], set: { eachTurn } }));
        return true;
      }),

    of: (table) =>
      single(function* (db) {
        const rows = yield* all(
          db.select().from(watchers).where(eq(watchers.table, table)).orderBy(asc(watchers.user)),
        );
        return rows.map(({ user, eachTurn }) => ({ user, told: toldOf(eachTurn) }));
      }),

    get: (table, user) =>
      single(function* (db) {
        const row = yield* one(
          db
            .select()
            .from(watchers)
            .where(and(eq(watchers.table, table), eq(watchers.user, user))),
        );
        return row === undefined ? undefined : toldOf(row.eachTurn);
      }),

    clear: (table) =>
      write(function* (tx) {
        yield* execute(tx.delete(watchers).where(eq(watchers.table, table)));
      }),
  };
}
