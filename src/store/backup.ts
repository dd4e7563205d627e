/** Online copies of the database: a whole, consistent file while the bot goes on writing. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { faultOf, StoreError } from './faults.ts';

/**
 * Copies an open database to a new file, which appears under its name only when it is whole and sound.
 * Rejects with a `StoreError` if that cannot be, also when the file exists already.
 */
export async function copyDatabase(source: Database.Database, target: string): Promise<void> {
  if (existsSync(target)) throw new StoreError('path', `${target} exists already`);
  const part = `${target}.part`;
  try {
    mkdirSync(dirname(target), { recursive: true });
    rmSync(part, { force: true });
    // All pages in one step: a copy in small steps begins anew whenever another process writes in between.
    await source.backup(part, { progress: () => 0x7fffffff });
    const copy = new Database(part);
    try {
      // One plain file, that can be moved about without a second one beside it.
      copy.pragma('journal_mode = DELETE');
      const found = copy.pragma('quick_check', { simple: true });
      if (found !== 'ok') throw new StoreError('corrupt', String(found));
    } finally {
      copy.close();
    }
    renameSync(part, target);
  } catch (error) {
    rmSync(part, { force: true });
    const fault = faultOf(error);
    throw fault === undefined || error instanceof StoreError ? error : new StoreError(fault, error);
  }
}
