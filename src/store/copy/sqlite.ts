/** A SQLite file to be copied from or to. */
import { existsSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { isFailure } from '#core/failure';
import { type DatabaseFile, openFile } from '#core/sqlite';
import { describeFault, faultOf } from '../sqlite/faults.ts';
import { type Occupancy, occupy } from '../sqlite/occupancy.ts';
import { openSqlite } from '../sqlite/open.ts';
import * as schema from '../sqlite/schema.ts';
import { lastApplied, lastShipped, versionOf } from '../sqlite/version.ts';
import { CannotCopy, type Side } from './side.ts';

/** Opens a file that no bot uses. A `fresh` one may be missing, and is then made. */
export async function sqliteSide(path: string, { fresh }: { readonly fresh: boolean }): Promise<Side> {
  if (fresh) await makeFile(path);
  if (!existsSync(path)) throw new CannotCopy(`There is no database at ${path}.`);
  const file = openKnown(path);
  const occupancy = occupyAlone(path, file);
  const execute = async (sql: string): Promise<void> => {
    file.exec(sql);
  };
  return {
    name: path,
    db: drizzle({ client: file }),
    schema,
    beginReading: () => execute('BEGIN'),
    beginWriting: () => execute('BEGIN IMMEDIATE'),
    commit: () => execute('COMMIT'),
    rollback: () => execute('ROLLBACK'),
    // SQLite counts on from the highest number by itself.
    continueCounting: async () => {},
    async close() {
      file.close();
      occupancy.release();
    },
  };
}

async function makeFile(path: string): Promise<void> {
  const made = await openSqlite(path);
  if (isFailure(made)) throw new CannotCopy(made.failed.map(({ text }) => text).join('\n'));
  await made.close();
}

/** Opens a database of this very version. */
function openKnown(path: string): DatabaseFile {
  let file: DatabaseFile | undefined;
  try {
    file = openFile(path, { fileMustExist: true });
    if (versionOf(file) === 'foreign') throw new CannotCopy(`${path} is not a database of this bot.`);
    if (lastApplied(file) === lastShipped()) return file;
    throw new CannotCopy(
      `${path} was written by another version of the bot. Start this version on it once, and stop it.`,
    );
  } catch (error) {
    file?.close();
    const fault = faultOf(error);
    throw fault === undefined ? error : new CannotCopy(describeFault(fault, path));
  }
}

function occupyAlone(path: string, file: DatabaseFile): Occupancy {
  try {
    return occupy(path, 'alone');
  } catch {
    file.close();
    throw new CannotCopy(`The bot runs on ${path}. Stop it first.`);
  }
}
