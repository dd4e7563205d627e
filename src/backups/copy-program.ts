/**
 * Copies a database by `npm run backup` in a process of its own. SQLite copies in one go, a second or more for every few
 * hundred megabytes; in the bot's own process nobody would be answered meanwhile.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { programFile } from '#core/program-file';

/** Makes the function that copies a database to a new file. It rejects with what the program says went wrong. */
export function copyProgram(database: string): (target: string, signal: AbortSignal) => Promise<void> {
  return async (target, signal) => {
    const { file, isSource } = programFile('store/backup-cli');
    const args = [...(isSource ? ['--import', import.meta.resolve('tsx')] : []), fileURLToPath(file), target];
    try {
      await promisify(execFile)(process.execPath, args, { signal, env: { ...process.env, DATABASE_PATH: database } });
    } catch (error) {
      const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
      throw new Error(said === '' ? 'the program that copies the database failed' : said, { cause: error });
    }
  };
}
