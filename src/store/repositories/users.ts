/** People's settings, a JSON object each. */
import { eq, sql } from 'drizzle-orm';
import { execute, type Kept, oneKept, type Runner } from '../steps.ts';
import type { UserRepository } from '../types.ts';

export function userRepository({ dialect, single, write }: Runner): UserRepository {
  const { users } = dialect.schema;
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
    merge: (user, change) =>
      write(function* (tx) {
        yield* dialect.lock(tx, [`settings ${user}`]);
        const stored = yield* oneKept(settingsOf, { user });
        const settings = JSON.stringify({ ...objectOf(stored?.settings), ...change });
        yield* execute(
          tx.insert(users).values({ user, settings }).onConflictDoUpdate({ target: users.user, set: { settings } }),
        );
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
