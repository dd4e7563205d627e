/**
 * When a backup replaces a database, the deletions that the backup does not know of are carried over in a file beside the
 * database, and taken in when it is opened next: a backup may be older than the table that keeps them.
 */
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { type DatabaseFile, openFile } from '#core/sqlite';

const shape = z.array(z.object({ hash: z.string(), salt: z.string(), at: z.number() }));
type Rows = z.infer<typeof shape>;

const beside = (path: string): string => `${path}-forgotten.json`;

/** Writes the deletions that a database knows, and those that were carried over to it, for the one that will replace it. */
export function carryForgotten(path: string): void {
  const rows = [...carried(path), ...knownTo(path)];
  if (rows.length > 0) writeFileSync(beside(path), JSON.stringify(rows));
}

/** Takes in what was carried over to a database that has all its tables; to be done again where it did not know of it. */
export function takeForgotten(file: DatabaseFile, path: string): void {
  const rows = carried(path);
  if (rows.length === 0) return;
  const insert = file.prepare('INSERT OR IGNORE INTO forgotten (hash, salt, at, pending) VALUES (?, ?, ?, 1)');
  file.transaction(() => {
    for (const { hash, salt, at } of rows) insert.run(hash, salt, at);
  })();
  rmSync(beside(path));
}

function carried(path: string): Rows {
  if (!existsSync(beside(path))) return [];
  return shape.parse(JSON.parse(readFileSync(beside(path), 'utf8')));
}

/**
 * None if there is no database, or it is too old or too damaged to know of any. A copy is read, since SQLite writes to the
 * companions of a file that it only reads.
 */
function knownTo(path: string): Rows {
  if (!existsSync(path)) return [];
  const copy = `${path}-reading`;
  let file: DatabaseFile | undefined;
  try {
    for (const suffix of ['', '-wal'].filter((one) => existsSync(`${path}${one}`)))
      copyFileSync(`${path}${suffix}`, `${copy}${suffix}`);
    file = openFile(copy);
    return shape.parse(file.prepare('SELECT hash, salt, at FROM forgotten').all());
  } catch {
    return [];
  } finally {
    file?.close();
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${copy}${suffix}`, { force: true });
  }
}
