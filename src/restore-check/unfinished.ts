/** Which tables of a database are unfinished. */
import { z } from 'zod';
import { openFile } from '#sqlite';

const rows = z.array(z.object({ id: z.string(), game: z.string() }));

/** The unfinished tables of a database that the store has brought up to date, oldest first. */
export function unfinishedIn(path: string): z.infer<typeof rows> {
  const file = openFile(path, { readonly: true, fileMustExist: true });
  try {
    const found = file.prepare(
      `SELECT id, game FROM tables WHERE status IN ('lobby', 'running') ORDER BY opened_at, id`,
    );
    return rows.parse(found.all());
  } finally {
    file.close();
  }
}
