/** Texts kept for people until their next contact, in SQLite. */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Run } from './open.ts';
import { pendingTexts } from './schema.ts';
import type { PendingTextRepository } from './types.ts';

/** A queue of texts for each person. */
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
        // Reading takes no lock, and for most people nothing is waiting.
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
