/**
 * Who may use a database: bots share it, a restore needs it exclusively. SQLite's own locks would not do: a restore must
 * not open the file that it puts aside (that would merge the `-wal` into it), and no bot may start meanwhile.
 */
import { openFile } from '#core/sqlite';

export type Occupancy = { readonly release: () => void };

/**
 * Occupies the database at `path` until released or until the process ends, however it ends. Throws SQLite's busy error if
 * another process prevents it. The lock is on the file `<path>-lock`, which is never deleted.
 */
export function occupy(path: string, how: 'shared' | 'alone'): Occupancy {
  if (path === ':memory:') return { release: () => undefined };
  const lock = openFile(`${path}-lock`, { timeout: 0 });
  try {
    if (how === 'alone') lock.exec('BEGIN EXCLUSIVE');
    else {
      lock.exec('BEGIN');
      // SQLite takes the lock at the first read.
      lock.prepare('SELECT count(*) FROM sqlite_master').get();
    }
  } catch (error) {
    lock.close();
    throw error;
  }
  return { release: () => lock.close() };
}
