/** Small values that the program stores for itself. */
import { eq, sql } from 'drizzle-orm';
import { insertOrSet } from '../kept-writes.ts';
import { type Kept, oneKept, type Runner } from '../steps.ts';
import type { NoteRepository } from '../types.ts';

/** The program's own values by key. */
export function noteRepository({ dialect, single }: Runner): NoteRepository {
  const { notes } = dialect.schema;
  const noted: Kept<{ value: string }> = {
    name: 'noted',
    build: (db) =>
      db
        .select({ value: notes.value })
        .from(notes)
        .where(eq(notes.key, sql.placeholder('key'))),
  };
  return {
    get: (key) =>
      single(function* () {
        return (yield* oneKept(noted, { key }))?.value;
      }),
    set: (key, value) =>
      single(function* () {
        yield* insertOrSet(notes, { key }, { value });
      }),
  };
}
