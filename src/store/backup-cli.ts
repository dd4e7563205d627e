/** `npm run backup [FILE]`: copies the database while the bot runs. */

import { existsSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { commandLine, configOrExit, fail } from '#cli';
import { type DatabaseFile, openFile } from '#sqlite';
import { CopyError, copyDatabase } from './sqlite/backup.ts';
import { contentsOf, describeContents } from './sqlite/contents.ts';
import { describeFault, describeTarget, faultOf } from './sqlite/faults.ts';
import { versionOf } from './sqlite/version.ts';

const { operands } = commandLine({
  command: 'npm run backup',
  about: `Copies the database (DATABASE_PATH) to a new file while the bot runs. Without FILE the copy gets a
dated name in the folder "backups" beside the database. Nothing is ever overwritten.
Puts it back: npm run restore FILE`,
  options: {},
  operands: { name: 'FILE', least: 0, most: 1 },
});
const { databasePath } = configOrExit();
const problem = await backup(databasePath, operands[0] ?? usualTarget(databasePath));
if (problem !== undefined) fail(problem);

/** Returns why there is no copy, undefined if there is one. */
async function backup(path: string, target: string): Promise<string | undefined> {
  if (!existsSync(path)) return `There is no database at ${path} to copy. Check DATABASE_PATH.`;
  if (existsSync(target)) return `${target} exists already, and nothing is overwritten. Give another file name.`;
  let file: DatabaseFile | undefined;
  try {
    file = openFile(path, { readonly: true, fileMustExist: true });
    if (versionOf(file) === 'foreign') return `${path} is not a database of this bot. Check DATABASE_PATH.`;
    await copyDatabase(file, target);
    const size = statSync(target).size;
    console.log(`Copied ${path} to ${target}: ${describeContents(contentsOf(file), size)}.`);
    return undefined;
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    const onTarget = error instanceof CopyError && error.of === 'target';
    const why = onTarget ? describeTarget(fault, target) : describeFault(fault, path);
    return `No copy was made. ${why}\n${error instanceof Error ? error.message : error}`;
  } finally {
    file?.close();
  }
}

function usualTarget(path: string): string {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  return join(dirname(path), 'backups', `${basename(path, extname(path))}-${stamp}.sqlite`);
}
