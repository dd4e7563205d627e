/** `npm run backup [FILE]`: copies the database while the bot runs. */

import { existsSync, mkdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { commandLine, configOrExit, fail } from '#cli';
import { isFailure } from '#core/failure';
import { type DatabaseFile, openFile } from '#core/sqlite';
import { openStore } from './open.ts';
import { CopyError, copyDatabase } from './sqlite/backup.ts';
import { contentsOf, describeContents } from './sqlite/contents.ts';
import { describeFault, describeTarget, faultOf } from './sqlite/faults.ts';
import { versionOf } from './sqlite/version.ts';

const { operands } = commandLine({
  command: 'npm run backup',
  about: `Copies the database (DATABASE_PATH or DATABASE_URL) to a new SQLite file while the bot runs. Without FILE the copy gets a
dated name in the folder "backups" beside the database. Nothing is ever overwritten.
Puts it back: npm run restore FILE; into PostgreSQL: npm run store:copy -- --from FILE --to URL`,
  options: {},
  operands: { name: 'FILE', least: 0, most: 1 },
});
const { databasePath, databaseUrl } = configOrExit();
const target = operands[0] ?? usualTarget(databasePath);
const problem = await (databaseUrl === undefined ? backup(databasePath, target) : backUpServer(databaseUrl, target));
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

/** Copies a PostgreSQL database into a SQLite file. */
async function backUpServer(url: string, target: string): Promise<string | undefined> {
  if (existsSync(target)) return `${target} exists already, and nothing is overwritten. Give another file name.`;
  const store = await openStore(url, { connections: 1 });
  if (isFailure(store)) return `No copy was made. ${store.failed.map(({ text }) => text).join('\n')}`;
  try {
    mkdirSync(dirname(target), { recursive: true });
    await store.backup(target);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return `No copy was made. ${error.message}`;
  } finally {
    await store.close();
  }
  const file = openFile(target, { readonly: true });
  console.log(`Copied the database to ${target}: ${describeContents(contentsOf(file), statSync(target).size)}.`);
  file.close();
  return undefined;
}

function usualTarget(path: string): string {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  return join(dirname(path), 'backups', `${basename(path, extname(path))}-${stamp}.sqlite`);
}
