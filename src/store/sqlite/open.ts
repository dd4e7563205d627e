/** Opens the SQLite store: the file, its settings, its migrations, and one object with all repositories. */

import { randomInt } from 'node:crypto';
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { type Failure, failure } from '#core/failure';
import { type DatabaseFile, openFile } from '#core/sqlite';
import { StoreError, type StoreProblem } from '../faults.ts';
import { repositories } from '../repositories/index.ts';
import type { Db } from '../steps.ts';
import type { Store } from '../types.ts';
import { copyDatabase } from './backup.ts';
import { describeFault, faultOf } from './faults.ts';
import { type FileIdentity, fileIdentity } from './file-identity.ts';
import { takeForgotten } from './forgotten.ts';
import { type Occupancy, occupy } from './occupancy.ts';
import { type Run, type SqliteDb, sqliteRunner } from './runner.ts';
import { type Check, type CheckOptions, checkSound } from './sound.ts';
import { lastApplied, lastShipped, migrationsFolder } from './version.ts';

export type SqliteOptions = CheckOptions & {
  /** How long to wait for another process that holds the file, in ms. Default 5,000. Does not block the program. */
  readonly busyFor?: number;
  /** How often to check that the file is still at its path, in ms. Default 15,000; every call checks as well. */
  readonly lookEvery?: number;
  /**
   * Whether every commit is flushed to disk before it counts. Default true. Without it a commit survives the program being
   * killed, but not the machine losing power: for tests only.
   */
  readonly flush?: boolean;
  /** Further PRAGMAs of the connection, run last, such as `max_page_count = 100`. */
  readonly pragmas?: readonly string[];
  /** The clock, ms since 1970. */
  readonly now?: () => number;
};

/** Opens the file (creating it and its folder if missing) and applies migrations. Returns a fault as a value. */
export async function openSqlite(path: string, options: SqliteOptions = {}): Promise<Store | Failure<StoreProblem>> {
  const run = runner(options.busyFor ?? 5000);
  let file: DatabaseFile | undefined;
  let occupancy: Occupancy | undefined;
  let checking: Check | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true });
    occupancy = await run(() => occupy(path, 'shared'));
    // With a timeout the driver would block the whole program, responses included; `run` waits without blocking.
    file = openFile(path, { timeout: 0 });
    const opened = file;
    const place = fileIdentity(path);
    const check = await checkSound(opened, path, options, run);
    checking = check;
    await run(() => configure(opened, options.flush ?? true));
    if (lastApplied(opened) > lastShipped()) throw new StoreError('newer', 'a migration that is not known');
    const db = drizzle({ client: opened });
    await bringUpToDate(opened, db, run);
    await run(() => takeForgotten(opened, path));
    for (const pragma of options.pragmas ?? []) opened.pragma(pragma);
    const guarded: Run = (work) => run(work, place);
    const watch = endedBy(check, path, watchPlace(opened, place, path, options.lookEvery ?? 15_000));
    return storeOn({ file: opened, db, run: guarded, now: options.now ?? Date.now, occupancy, watch });
  } catch (error) {
    checking?.stop();
    file?.close();
    occupancy?.release();
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    return failure({ fault, text: describeFault(fault, path) });
  }
}

type Opened = {
  readonly file: DatabaseFile;
  readonly db: SqliteDb;
  readonly run: Run;
  readonly now: () => number;
  readonly occupancy: Occupancy;
  readonly watch: Watch;
};

/** `lost` resolves only if the file is lost, to a line for the person who runs the program. */
type Watch = { readonly lost: Promise<string>; readonly stop: () => void };

/** Checks periodically that the file is still at its path; if it is not, saves its content to a new file. */
function watchPlace(file: DatabaseFile, place: FileIdentity, path: string, every: number): Watch {
  let timer: NodeJS.Timeout | undefined;
  const lost = new Promise<string>((resolve) => {
    timer = setInterval(() => {
      if (place.holds()) return;
      clearInterval(timer);
      const rescued = `${path}-rescued-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
      void copyDatabase(file, rescued).then(
        () => resolve(`${describeFault('replaced', path)} What was played lies in ${rescued}.`),
        (error: unknown) => resolve(`${describeFault('replaced', path)} A copy could not be made: ${String(error)}`),
      );
    }, every);
    timer.unref();
  });
  return { lost, stop: () => clearInterval(timer) };
}

function storeOn({ file, db, run, now, occupancy, watch }: Opened): Store {
  return {
    ...repositories(sqliteRunner(db, run), now),
    size: async () => (file.memory ? 0 : sizeOf(file.name)),
    backup: (target) => copyDatabase(file, target),
    lost: watch.lost,
    async close() {
      watch.stop();
      file.close();
      occupancy.release();
    },
  };
}

/** What a database takes with its companions, bytes. */
function sizeOf(path: string): number {
  const sizes = ['', '-wal', '-shm'].map(
    (suffix) => statSync(`${path}${suffix}`, { throwIfNoEntry: false })?.size ?? 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function configure(file: DatabaseFile, flush: boolean): void {
  file.pragma('journal_mode = WAL');
  // Every commit is flushed to disk before anything is acknowledged.
  file.pragma(`synchronous = ${flush ? 'FULL' : 'OFF'}`);
  file.pragma('foreign_keys = ON');
  // A write that changes nothing, so that a read-only file is noticed now and not at somebody's move.
  const version = Number(file.pragma('user_version', { simple: true }));
  file.transaction(() => file.pragma(`user_version = ${version}`)).immediate();
}

/** The same watch, which is also lost by damage that is found later. */
function endedBy(check: Check, path: string, { lost, stop }: Watch): Watch {
  return {
    lost: Promise.race([lost, check.damage.then(() => describeFault('corrupt', path))]),
    stop() {
      check.stop();
      stop();
    },
  };
}

async function bringUpToDate(file: DatabaseFile, db: Db, run: Run): Promise<void> {
  for (let attempt = 1; lastApplied(file) < lastShipped(); attempt++) {
    try {
      await run(() => migrate(db, { migrationsFolder }));
    } catch (error) {
      // Another process that is starting may have created the tables between the check and the migration.
      if (faultOf(error) !== undefined || attempt === 5) throw error;
      await sleep(randomInt(20, 80));
    }
  }
}

/** With a `place`, refuses to work once the file has been moved or deleted: writes would be acknowledged, and then lost. */
function runner(busyFor: number): <T>(work: () => T, place?: FileIdentity) => Promise<T> {
  return async (work, place) => {
    const until = performance.now() + busyFor;
    for (;;) {
      if (place?.holds() === false) throw new StoreError('replaced', 'the file is not at its place');
      try {
        return work();
      } catch (error) {
        const fault = faultOf(error);
        if (fault === undefined) throw error;
        if (fault !== 'locked' || performance.now() >= until) throw new StoreError(fault, error);
      }
      await sleep(randomInt(5, 40));
    }
  };
}
