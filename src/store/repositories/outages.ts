/** When no process of the program ran. */
import { asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Schema } from '../schema.ts';
import { allKept, execute, type Kept, one, type Runner } from '../steps.ts';
import type { OutageRepository } from '../types.ts';

/** The note of when any process last said that it runs. */
const RUNNING = 'running';

export function outageRepository({ dialect, single, write }: Runner): OutageRepository {
  const { notes, outages } = dialect.schema;
  const since: Kept<Schema['outages']['$inferSelect']> = {
    name: 'outages_since',
    build: (db) =>
      db
        .select()
        .from(outages)
        .where(gt(outages.to, sql.placeholder('from')))
        .orderBy(asc(outages.from)),
  };
  return {
    running: (now, gap) =>
      write(function* (tx) {
        yield* dialect.lock(tx, ['running']);
        const noted = yield* one(tx.select().from(notes).where(eq(notes.key, RUNNING)));
        const from = Number(noted?.value ?? now);
        // Of two processes whose clocks differ a little, the one ahead is believed.
        if (noted !== undefined && from >= now) return undefined;
        const value = String(now);
        yield* execute(
          tx.insert(notes).values({ key: RUNNING, value }).onConflictDoUpdate({ target: notes.key, set: { value } }),
        );
        if (now - from <= gap) return undefined;
        const outage = { from, to: now };
        yield* execute(tx.insert(outages).values(outage).onConflictDoNothing());
        return outage;
      }),
    since: (from) => single(() => allKept(since, { from })),
    prune: (before) =>
      single(function* (db) {
        yield* execute(db.delete(outages).where(lt(outages.to, before)));
      }),
  };
}
