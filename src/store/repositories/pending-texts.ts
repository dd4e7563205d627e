/** Texts kept for people until their next contact, a queue for each person. */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { all, execute, type Kept, oneKept, type Runner } from '../steps.ts';
import type { PendingTextRepository } from '../types.ts';

export function pendingTextRepository({ dialect, single }: Runner): PendingTextRepository {
  const { pendingTexts } = dialect.schema;
  const first: Kept<{ seq: number }> = {
    name: 'first_pending_text',
    build: (db) =>
      db
        .select({ seq: pendingTexts.seq })
        .from(pendingTexts)
        .where(eq(pendingTexts.user, sql.placeholder('user')))
        .limit(1),
  };
  return {
    add: (user, id, text) =>
      single(function* (db) {
        yield* execute(db.insert(pendingTexts).values({ user, id, text }).onConflictDoNothing());
      }),
    take: async (user, max) => {
      // Reading takes no lock, and for most people nothing is waiting.
      if ((await single(() => oneKept(first, { user }))) === undefined) return [];
      const taken = await single((db) => {
        const oldest = db
          .select({ seq: pendingTexts.seq })
          .from(pendingTexts)
          .where(eq(pendingTexts.user, user))
          .orderBy(asc(pendingTexts.seq))
          .limit(max);
        return all(db.delete(pendingTexts).where(inArray(pendingTexts.seq, oldest)).returning());
      });
      return taken.sort((a, b) => a.seq - b.seq).map(({ id, text }) => ({ id, text }));
    },
  };
}
