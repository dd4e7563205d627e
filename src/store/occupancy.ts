/**
 * Who works on a database: bots share it, a restore wants it alone. SQLite's own locks would not do, since a restore must
 * neither open the file that it puts aside (that would fold the `-wal` in) nor let a bot start meanwhile.
 */
import { openFile } from '#sqlite';

export type Occupancy = { readonly release: () => void };

/**
 * Occupies the database at `path` until released or until the process ends, however it ends. Throws SQLite's busy error if
 * others are in the way. The lock is on the file `<path>-lock`, which stays.
 */
export function occupy(path: string, how: 'shared' | 'alone'): Occupancy {
  if (path === ':memory:') return { release: () => undefined };
  const lock = openFile(`${path}-lock`, { timeout: 0 });
  try {
    if (how === 'alone') lock.exec('BEGIN EXCLUSIVE');
    else {
      lock.exec('BEGIN');
      // SQLite takes the lock with the first look.
      lock.prepare('SELECT count(*) FROM sqlite_master').get();
    }
  } catch (error) {
    lock.close();
    throw error;
  }
  return { release: () => lock.close() };
}
