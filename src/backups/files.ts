/** The files of backups that the program makes by itself: their names, and which of them are too old. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';

/** A backup's file, and when it was made, ms since 1970. */
export type BackupFile = { readonly path: string; readonly at: number };

export type BackupFiles = {
  readonly folder: string;
  /** Those that are complete, the newest first. Files with other names are never listed. */
  list(): readonly BackupFile[];
  /** The file for a backup that is made now. */
  next(now: number): string;
  /** Deletes all but the newest `keep`, and what interrupted attempts have left. Files with other names are never touched. */
  prune(keep: number): void;
};

/** The backups of a database, in the folder `backups` beside it. */
export function backupFiles(database: string): BackupFiles {
  const folder = join(dirname(database), 'backups');
  const prefix = `${basename(database, extname(database))}-auto-`;

  /** The own files whose names end in a way. */
  function ending(end: RegExp): readonly BackupFile[] {
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.startsWith(prefix))
      .flatMap(({ name }) => {
        const rest = name.slice(prefix.length);
        const at = end.test(rest) ? timeOf(rest) : Number.NaN;
        return Number.isNaN(at) ? [] : [{ path: join(folder, name), at }];
      });
  }

  const list = () => [...ending(COMPLETE)].sort((a, b) => b.at - a.at);
  return {
    folder,
    list,
    next: (now) => join(folder, `${prefix}${stampOf(now)}.sqlite`),
    prune(keep) {
      for (const { path } of [...list().slice(keep), ...ending(INTERRUPTED)]) rmSync(path, { force: true });
    },
  };
}

/** The size of a file in bytes. */
export const sizeOf = (path: string): number => statSync(path).size;

const COMPLETE = /^\d{8}T\d{6}Z\.sqlite$/;
const INTERRUPTED = /^\d{8}T\d{6}Z\.sqlite\.part(-journal|-wal|-shm)?$/;

/** `20260131T235900Z`. */
const stampOf = (at: number): string => new Date(at).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

/** The inverse of `stampOf`, for a text that begins with a stamp. */
function timeOf(text: string): number {
  return Date.parse(text.slice(0, 16).replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
