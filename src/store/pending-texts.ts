/** Texts that wait for people in SQLite. */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Run } from './open.ts';
import { pendingTexts } from './schema.ts';
import type { PendingTextRepository } from './types.ts';

/** Texts for people, a queue each. */
export function pendingTextRepository(db: Db, run: Run): PendingTextRepository {
  const first = db
    .select({ seq: pendingTexts.seq })
    .from(pendingTexts)
    .where(eq(pendingTexts.user, sql.placeholder('user')))
    .limit(1)
    .prepare();
  return {
    add: (user, id, text) =>
      run(() => {
        db.insert(pendingTexts).values({ user, id, text }).onConflictDoNothing().run();
      }),
    take: (user, most) =>
      run(() => {
        // Looking does not lock; for most people nothing waits.
        if (first.get({ user }) === undefined) return [];
        const oldest = db
          .select({ seq: pendingTexts.seq })
          .from(pendingTexts)
          .where(eq(pendingTexts.user, user))
          .orderBy(asc(pendingTexts.seq))
          .limit(most);
        const taken = db.delete(pendingTexts).where(inArray(pendingTexts.seq, oldest)).returning().all();
        return taken.sort((a, b) => a.seq - b.seq).map(({ id, text }) => ({ id, text }));
      }),
  };
}
