/** Small values that the program stores for itself, in SQLite. */
import { eq } from 'drizzle-orm';
import type { Db, Run } from './open.ts';
import { notes } from './schema.ts';
import type { NoteRepository } from './types.ts';

/** The program's own values by key. */
export function noteRepository(db: Db, run: Run): NoteRepository {
  return {
    get: (key) => run(() => db.select({ value: notes.value }).from(notes).where(eq(notes.key, key)).get()?.value),
    set: (key, value) =>
      run(() => {
        db.insert(notes).values({ key, value }).onConflictDoUpdate({ target: notes.key, set: { value } }).run();
      }),
  };
}
