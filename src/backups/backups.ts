/**
 * Backups that the program makes by itself, every few hours. Of several processes on one database, whichever has the lease
 * makes them. When the last one was made is read from the files, so a time that was missed while the program was off is
 * made up for once, soon after its start.
 */
import type { LeaseRepository } from '#store/types';
import { backupFiles, sizeOf } from './files.ts';

type Log = Readonly<Record<'info' | 'warn' | 'error', (facts: object, text: string) => void>>;

export type BackupParts = {
  /** The database's file, beside which the backups lie; that of PostgreSQL need not exist. */
  readonly database: string;
  /** Time from one backup to the next, ms. */
  readonly every: number;
  /** How many are kept, at least 1. */
  readonly keep: number;
  /** Writes a complete copy of the database to a new file. May be given up when the signal is aborted. */
  readonly copy: (target: string, signal: AbortSignal) => Promise<void>;
  readonly leases: Pick<LeaseRepository, 'take' | 'release'>;
  /** The name of this process among the holders of leases. */
  readonly holder: string;
  readonly log: Log;
  /** The clock, ms since 1970. Default: the machine's. */
  readonly now?: () => number;
  /** Calls `look` again and again until the function it returned is called. Default: every minute. */
  readonly regularly?: (look: () => Promise<void>) => () => void;
};

export type Backups = {
  /** When the newest was made, ms since 1970 (undefined: there is none), and whether this process has failed to make the last. */
  state(): { readonly newest: number | undefined; readonly failed: boolean };
  /** Makes no more backups and gives up one in progress, which is made after the next start. */
  close(): Promise<void>;
};

const LEASE = 'backup';
/** How long one backup may take, and how long nobody tries again after a failure, ms. */
const HOUR = 60 * 60_000;

/** Starts to make backups. Failures are logged and never thrown. */
export function startBackups(parts: BackupParts): Backups {
  const { every, keep, copy, leases, holder, log, now = Date.now, regularly = everyMinute } = parts;
  const files = backupFiles(parts.database);
  const closing = new AbortController();
  let notBefore = Number.NEGATIVE_INFINITY;
  let failed = false;
  let current: Promise<void> | undefined;

  // A file from the future was made by a wrong clock, and says nothing.
  const newest = (): number | undefined => files.list().find(({ at }) => at <= now())?.at;

  function isDue(): boolean {
    const last = newest();
    return last === undefined || last + every <= now();
  }

  async function look(): Promise<void> {
    if (closing.signal.aborted || now() < notBefore) return;
    try {
      if (!isDue() || !(await leases.take(LEASE, holder, HOUR))) return;
      // Another process may have made one just before it gave the lease back.
      if (isDue()) await make();
      await leases.release(LEASE, holder);
    } catch (error) {
      if (closing.signal.aborted) {
        await leases.release(LEASE, holder).catch(() => undefined);
        return;
      }
      // The lease stays taken, so that no other process fails at the same before the hour is over.
      notBefore = now() + HOUR;
      failed = true;
      const what =
        'no backup was made; the bot goes on, and tries again in an hour. Make room on the disk, or let it write to the folder; `npm run backup` tries at once';
      log.error({ err: error, folder: files.folder }, what);
    }
  }

  async function make(): Promise<void> {
    const from = now();
    const target = files.next(from);
    await copy(target, closing.signal);
    failed = false;
    log.info({ file: target, size: sizeOf(target), took: now() - from }, 'made a backup');
    try {
      files.prune(keep);
    } catch (error) {
      log.warn({ err: error, folder: files.folder }, 'older backups could not be deleted; delete them by hand');
    }
  }

  const stop = regularly(() => {
    // A slow copy is not overtaken by the next look.
    current ??= look().finally(() => {
      current = undefined;
    });
    return current;
  });

  return {
    state: () => ({ newest: newest(), failed }),
    async close() {
      stop();
      closing.abort();
      await current;
    },
  };
}

function everyMinute(look: () => Promise<void>): () => void {
  const timer = setInterval(look, 60_000);
  timer.unref();
  return () => clearInterval(timer);
}
