/** Copies a PostgreSQL database into a SQLite file while bots run on it. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { openFile } from '#core/sqlite';
import { StoreError } from '../faults.ts';
import { faultOf } from '../sqlite/faults.ts';
import { copyAll } from './copy.ts';
import { postgresSide } from './postgres.ts';
import { sqliteSide } from './sqlite.ts';

/** Writes what is stored at this moment to a new file, which gets its name only once it is complete. */
export async function backUpPostgres(url: string, target: string): Promise<void> {
  if (existsSync(target)) throw new StoreError('path', `${target} exists already`);
  const part = `${target}.part`;
  const remove = () => {
    for (const suffix of ['', '-wal', '-shm', '-lock']) rmSync(`${part}${suffix}`, { force: true });
  };
  remove();
  try {
    const [from, to] = [await postgresSide(url), await sqliteSide(part, { fresh: true })];
    try {
      await copyAll(from, to);
    } finally {
      await from.close();
      await to.close();
    }
    // Without WAL the copy is a single file, with no companion that must be moved along with it.
    const file = openFile(part);
    file.pragma('journal_mode = DELETE');
    file.close();
    renameSync(part, target);
  } catch (error) {
    throw new StoreError(faultOf(error) ?? 'io', error);
  } finally {
    remove();
  }
}
