/** Small values that the program stores for itself. */
import { eq } from 'drizzle-orm';
import { execute, one, type Runner } from '../steps.ts';
import type { NoteRepository } from '../types.ts';

/** The program's own values by key. */
export function noteRepository({ dialect, single }: Runner): NoteRepository {
  const { notes } = dialect.schema;
  return {
    get: (key) =>
      single(function* (db) {
        return (yield* one(db.select({ value: notes.value }).from(notes).where(eq(notes.key, key))))?.value;
      }),
    set: (key, value) =>
      single(function* (db) {
        const set = { value };
        yield* execute(db.insert(notes).values({ key, value }).onConflictDoUpdate({ target: notes.key, set }));
      }),
  };
}
