/** People's settings, a JSON object each. */
import { and, eq, sql } from 'drizzle-orm';
import { execute, type Kept, oneKept, type Runner } from '../steps.ts';
import type { UserRepository } from '../types.ts';
import { writeDue } from './due.ts';

export function userRepository({ dialect, single, write }: Runner): UserRepository {
  const { users, due } = dialect.schema;
  const settingsOf: Kept<{ settings: string }> = {
    name: 'settings',
    build: (db) =>
      db
        .select({ settings: users.settings })
        .from(users)
        .where(eq(users.user, sql.placeholder('user'))),
  };
  return {
    get: (user) =>
      single(function* () {
        return (yield* oneKept(settingsOf, { user }))?.settings;
      }),
    merge: (user, change, { set = [], clear = [] } = {}) =>
      write(function* (tx) {
        yield* dialect.lock(tx, [`settings ${user}`]);
        const stored = yield* oneKept(settingsOf, { user });
        const settings = JSON.stringify({ ...objectOf(stored?.settings), ...change });
        yield* execute(
          tx.insert(users).values({ user, settings }).onConflictDoUpdate({ target: users.user, set: { settings } }),
        );
        for (const { table, kind, seat } of clear)
          yield* execute(tx.delete(due).where(and(eq(due.table, table), eq(due.kind, kind), eq(due.seat, seat))));
        for (const { table, ...row } of set) yield* writeDue(dialect, table, [row]);
        return settings;
      }),
  };
}

function objectOf(text: string | undefined): object {
  if (text === undefined) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // Damaged settings count as none: the person can set them again, instead of getting an error each time.
    return {};
  }
}
