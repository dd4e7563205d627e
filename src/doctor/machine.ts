/** The machine: the disk, the database, and the backups. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { backupFiles } from '#backups/files';
import type { Config } from '#config';
import { freeBytesAt } from '#core/disk';
import { examineStore } from '#store/examine';
import { bad, type Finding, good, note } from './finding.ts';

/** With less than this the bot soon cannot store anything, and with less than that a backup may not fit, bytes. */
const DISK = { least: 1e9, spare: 5e9 };
const HOUR = 60 * 60_000;

/** Findings about the disk, the database and the backups. `now`: ms since 1970. */
export async function* examineMachine(config: Config, now: number): AsyncGenerator<Finding> {
  const { databasePath, databaseUrl } = config;
  const { state, text } = await examineStore(databaseUrl ?? databasePath);
  if (state === 'unusable') yield bad(`Database: ${text}`);
  else yield good(`Database: ${text}${state === 'older' ? '; the next start brings it up to date' : ''}`);
  if (databasePath === ':memory:') {
    yield note('DATABASE_PATH is :memory:, so everything is gone when the bot stops.');
    return;
  }
  yield await diskOf(dirname(databasePath));
  yield backupsOf(config, now);
}

async function diskOf(wanted: string): Promise<Finding> {
  // The folder is made at the first start.
  const free = await freeBytesAt(existsSync(wanted) ? wanted : '.');
  if (free === undefined) return note('Disk: how much is free cannot be told here.');
  const gigabytes = `${(free / 1e9).toFixed(1)} GB free`;
  if (free < DISK.least)
    return bad(`Disk: ${gigabytes}. Delete what is not needed; with no room left, nothing can be stored.`);
  if (free < DISK.spare) return note(`Disk: ${gigabytes}, which may not be enough for a backup as well.`);
  return good(`Disk: ${gigabytes}`);
}

function backupsOf({ backups, databasePath }: Config, now: number): Finding {
  const { every } = backups;
  if (every === undefined) return note('Backups: none are made by the bot. BACKUP_EVERY=1d makes one each day.');
  const [newest] = backupFiles(databasePath).list();
  if (newest === undefined)
    return note('Backups: none has been made yet. The bot makes the first one soon after its start.');
  const age = now - newest.at;
  const hours = `${Math.round(age / HOUR)} h old`;
  if (age > 2 * every)
    return bad(
      `Backups: the newest, ${newest.path}, is ${hours}. Is the bot running? Look for "no backup was made" in its log.`,
    );
  return good(`Backups: the newest is ${hours}. Have them copied to another machine too.`);
}
