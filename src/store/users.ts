/** People's settings in SQLite. */
import { eq, sql } from 'drizzle-orm';
import type { Db, Run } from './open.ts';
import { users } from './schema.ts';
import type { UserRepository } from './types.ts';

/** People's settings, a JSON object each. */
export function userRepository(db: Db, run: Run): UserRepository {
  const settings = db
    .select({ settings: users.settings })
    .from(users)
    .where(eq(users.user, sql.placeholder('user')))
    .prepare();
  return {
    get: (user) => run(() => settings.get({ user })?.settings),
    merge: (user, change) =>
      run(() =>
        db.transaction(
          (tx) => {
            const whole = JSON.stringify({ ...objectOf(settings.get({ user })?.settings), ...change });
            tx.insert(users)
              .values({ user, settings: whole })
              .onConflictDoUpdate({ target: users.user, set: { settings: whole } })
              .run();
            return whole;
          },
          { behavior: 'immediate' },
        ),
      ),
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
