/** The smaller repositories in SQLite: due times, people's settings, notes, texts for people, rulesets. */
import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Db, Run } from './open.ts';
import { due, notes, pendingTexts, rulesets, users } from './schema.ts';
import type {
  DueRepository,
  NoteRepository,
  PendingTextRepository,
  RulesetRepository,
  UserRepository,
} from './types.ts';

/** Due times of tables; they are put in and settled by the tables' commits. */
export function dueRepository(db: Db, run: Run): DueRepository {
  const ready = db
    .select()
    .from(due)
    .where(and(lte(due.at, sql.placeholder('now')), lte(due.leasedUntil, sql.placeholder('now'))))
    .orderBy(asc(due.at))
    .limit(sql.placeholder('limit'))
    .prepare();
  return {
    claim: (now, limit, lease) =>
      run(() => {
        if (ready.all({ now, limit: 1 }).length === 0) return [];
        return db.transaction(
          (tx) => {
            const rows = ready.all({ now, limit });
            const same = rows.map((row) =>
              and(eq(due.table, row.table), eq(due.kind, row.kind), eq(due.seat, row.seat)),
            );
            tx.update(due)
              .set({ leasedUntil: now + lease })
              .where(or(...same))
              .run();
            return rows.map(({ table, kind, seat, at }) => ({ table, kind, seat, at }));
          },
          { behavior: 'immediate' },
        );
      }),
  };
}

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

/** Small facts by key. */
export function noteRepository(db: Db, run: Run): NoteRepository {
  return {
    get: (key) => run(() => db.select({ value: notes.value }).from(notes).where(eq(notes.key, key)).get()?.value),
    set: (key, value) =>
      run(() => {
        db.insert(notes).values({ key, value }).onConflictDoUpdate({ target: notes.key, set: { value } }).run();
      }),
  };
}

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

/** Rulesets by hash; they are put in by the tables' commits. */
export function rulesetRepository(db: Db, run: Run): RulesetRepository {
  return { get: (hash) => run(() => db.select().from(rulesets).where(eq(rulesets.hash, hash)).get()) };
}

function objectOf(text: string | undefined): object {
  if (text === undefined) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // Damaged settings are not worth an error each time: the person sets them anew.
    return {};
  }
}
