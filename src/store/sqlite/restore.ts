/** Replaces the database with a backup, and keeps the former database under another name. */

import { constants, copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type DatabaseFile, openFile } from '#core/sqlite';
import { CopyError, copyDatabase } from './backup.ts';
import { type Contents, contentsOf } from './contents.ts';
import { describeFault, describeTarget, faultOf } from './faults.ts';
import { carryForgotten } from './forgotten.ts';
import { occupy } from './occupancy.ts';
import { type Version, versionOf } from './version.ts';

export type Restored = {
  readonly contents: Contents;
  /** Size of the database after the restore, in bytes. */
  readonly size: number;
  /** Where the former database and its companion files are now; empty if there was none. */
  readonly aside: readonly string[];
};

/** Files in which SQLite keeps recent changes; they belong to that one database, and would damage another. */
const companions = ['-wal', '-shm', '-journal'];

/**
 * Checks a backup and puts it at `path`; what was there is kept under a dated name. If it returns a problem, a line that
 * says what to do, nothing has changed. No bot may be using the database.
 */
export async function restoreDatabase(
  backup: string,
  path: string,
  now: Date,
): Promise<Restored | { problem: string }> {
  if (path === ':memory:') return { problem: 'DATABASE_PATH is ":memory:": there is no file to restore to.' };
  if (!existsSync(backup)) return { problem: `There is no file ${backup}. npm run backup makes one.` };
  if (existsSync(path) && sameFile(backup, path)) {
    return { problem: `${backup} is the database itself. Give the file that a backup was written to.` };
  }
  const fresh = `${path}-restoring`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    const occupancy = occupy(path, 'alone');
    try {
      const contents = await takeCopy(backup, fresh);
      if ('problem' in contents) return contents;
      carryForgotten(path);
      const aside = setAside(path, now);
      renameSync(fresh, path);
      return { contents, size: statSync(path).size, aside };
    } finally {
      for (const suffix of ['', ...companions, '.part']) rmSync(`${fresh}${suffix}`, { force: true });
      occupancy.release();
    }
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    if (fault === 'locked') {
      return { problem: `The bot runs on ${path}. Stop it, then restore again; nothing was changed.` };
    }
    return { problem: describeTarget(fault, path) };
  }
}

/** Copies the backup to `fresh` if it is intact, a Wardroom database, and of a version that this program can open. */
async function takeCopy(backup: string, fresh: string): Promise<Contents | { problem: string }> {
  let file: DatabaseFile | undefined;
  try {
    file = openFile(backup, { readonly: true, fileMustExist: true });
    const wrong = wrongVersion(versionOf(file), backup);
    if (wrong !== undefined) return { problem: wrong };
    rmSync(fresh, { force: true });
    await copyDatabase(file, fresh);
    return contentsOf(file);
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined || (error instanceof CopyError && error.of === 'target')) throw error;
    if (fault === 'corrupt')
      return { problem: `${backup} is not a sound database. Take another backup; nothing was changed.` };
    return { problem: describeFault(fault, backup) };
  } finally {
    file?.close();
  }
}

function wrongVersion(version: Version, backup: string): string | undefined {
  switch (version) {
    case 'known':
      return undefined;
    case 'newer':
      return `${backup} was written by a newer version of the bot. Install that version, or take an older backup; nothing was changed.`;
    case 'foreign':
      return `${backup} is not a database of this bot. Take a file that npm run backup has written; nothing was changed.`;
    default:
      return version satisfies never;
  }
}

/** Keeps the database and its companions under a free name, and deletes the companions. Returns the paths of what was kept. */
function setAside(path: string, now: Date): readonly string[] {
  const there = ['', ...companions].filter((suffix) => existsSync(`${path}${suffix}`));
  if (there.length === 0) return [];
  const name = freeName(path, now);
  // Everything is kept before anything is deleted: an interrupted restore loses nothing and can be repeated. The database
  // itself stays until the new one replaces it; without it, a bot that starts too early would create an empty one.
  for (const suffix of there) keep(`${path}${suffix}`, `${name}${suffix}`);
  for (const suffix of there) if (suffix !== '') rmSync(`${path}${suffix}`);
  return there.map((suffix) => `${name}${suffix}`);
}

function freeName(path: string, now: Date): string {
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const names = Array.from({ length: 100 }, (_, n) => `${path}-before-restore-${stamp}${n === 0 ? '' : `-${n + 1}`}`);
  const free = names.find((name) => !['', ...companions].some((suffix) => existsSync(`${name}${suffix}`)));
  if (free === undefined) throw new Error(`no free name beside ${path}`);
  return free;
}

/** Hard-links a file, or copies it where the file system has no hard links. Never overwrites. */
function keep(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (faultOf(error) === 'full') throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

function sameFile(a: string, b: string): boolean {
  const [one, other] = [statSync(a), statSync(b)];
  return one.ino === other.ino && one.dev === other.dev;
}
