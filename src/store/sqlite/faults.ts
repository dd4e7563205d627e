/** Faults of SQLite and of the file system. */
import { codeOf, type Fault, StoreError } from '../faults.ts';

/** The fault that an error of SQLite or of the file system stands for; undefined for any other error. */
export function faultOf(error: unknown): Fault | undefined {
  if (error instanceof StoreError) return error.fault;
  const code = codeOf(error);
  if (code === undefined) return isClosed(error) ? 'closed' : undefined;
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return 'locked';
  if (/^SQLITE_READONLY|^EROFS$/.test(code)) return 'readonly';
  if (/^SQLITE_FULL|^ENOSPC$|^EDQUOT$/.test(code)) return 'full';
  if (/^SQLITE_(CANTOPEN|PERM|AUTH)|^(EACCES|EPERM|ENOENT|ENOTDIR|EEXIST|EISDIR)$/.test(code)) return 'path';
  if (/^SQLITE_(CORRUPT|NOTADB|FORMAT)/.test(code)) return 'corrupt';
  if (/^SQLITE_(IOERR|PROTOCOL|NOLFS|TOOBIG)|^EIO$/.test(code)) return 'io';
  if (code === 'NO_DRIVER') return 'driver';
  return undefined;
}

/** One line for the person who runs the program: which file has what fault, and what to do. */
export function describeFault(fault: Fault, path: string): string {
  switch (fault) {
    case 'locked':
      return `The database ${path} is held by another process. Stop that process, or wait for its restore or repair to end.`;
    case 'readonly':
      return `The database ${path} may not be written. Make the file and its folder writable for the user that runs the bot.`;
    case 'full':
      return `There is no room left for the database ${path}. Free some space on that disk.`;
    case 'path':
      return `The database ${path} cannot be opened or made. Check DATABASE_PATH and the rights of its folder.`;
    case 'corrupt':
      return `The file ${path} is not a sound database. Put a backup in its place with npm run restore FILE, which sets the damaged file aside; docs/operations.md says how.`;
    case 'newer':
      return `The database ${path} was written by a newer version of the bot. Run that version, or put an older backup in its place with npm run restore FILE.`;
    case 'io':
      return `The disk fails at the database ${path}. Check the disk; if the file is damaged, put a backup in its place with npm run restore FILE.`;
    case 'connection':
      return `The database ${path} cannot be reached.`;
    case 'closed':
      return `The database ${path} is closed: the bot is shutting down.`;
    case 'driver':
      return `The SQLite module is not installed for Node ${process.versions.node}. Run npm ci with the Node that runs the bot.`;
    case 'replaced':
      return `The database ${path} was deleted or replaced while the bot ran on it. The bot ends now; docs/operations.md says what to do.`;
    default:
      return fault satisfies never;
  }
}

/** The same for a file that could not be written. */
export function describeTarget(fault: Fault, target: string): string {
  switch (fault) {
    case 'full':
      return `There is no room left to write ${target}. Free some space on that disk, or choose a file on another one.`;
    case 'path':
    case 'readonly':
      return `${target} cannot be written. Check that its folder can be made and written by the user that you are.`;
    case 'io':
      return `The disk fails at ${target}. Choose a file on another disk.`;
    case 'locked':
    case 'corrupt':
    case 'newer':
    case 'connection':
    case 'closed':
    case 'driver':
    case 'replaced':
      return describeFault(fault, target);
    default:
      return fault satisfies never;
  }
}

function isClosed(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error instanceof TypeError && error.message.includes('not open')) || isClosed(error.cause);
}
