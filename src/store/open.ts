/** Opens the SQLite store: the file, its settings, its migrations, and one object with all repositories. */
import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { type DatabaseFile, openFile } from '#sqlite';
import { copyDatabase } from './backup.ts';
import { deckRepository } from './decks.ts';
import { describeFault, faultOf, StoreError, type StoreProblem } from './faults.ts';
import { type Occupancy, occupy } from './occupancy.ts';
import { outboxRepository } from './outbox.ts';
import { peopleRepository } from './people.ts';
import { dueRepository, noteRepository, pendingTextRepository, rulesetRepository, userRepository } from './small.ts';
import { tableRepository } from './tables.ts';
import type { Store } from './types.ts';
import { lastApplied, lastShipped, migrationsFolder } from './version.ts';

export type StoreOptions = {
  /** How long to wait for another process that holds the file, in ms. Default 5,000. The program goes on meanwhile. */
  readonly busyFor?: number;
  /** Further PRAGMAs of the connection, run last, as `max_page_count = 100`. */
  readonly pragmas?: readonly string[];
  /** The clock, ms since 1970. */
  readonly now?: () => number;
};

export type Db = BetterSQLite3Database;
/** Runs synchronous work on the database, again while another process holds it; its failures become `StoreError`s. */
export type Run = <T>(work: () => T) => Promise<T>;

/** Opens the file (made with its folder if missing) and brings its tables up to date. A fault is answered as a value. */
export async function openStore(path: string, options: StoreOptions = {}): Promise<Store | StoreProblem> {
  const run = runner(options.busyFor ?? 5000);
  let file: DatabaseFile | undefined;
  let occupancy: Occupancy | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true });
    occupancy = await run(() => occupy(path, 'shared'));
    // The driver would wait by blocking the whole program, people's answers with it; `run` waits without blocking.
    file = openFile(path, { timeout: 0 });
    const opened = file;
    await run(() => checkSound(opened));
    await run(() => configure(opened));
    if (lastApplied(opened) > lastShipped()) throw new StoreError('newer', 'a migration that is not known');
    const db = drizzle({ client: opened });
    await bringUpToDate(opened, db, run);
    for (const pragma of options.pragmas ?? []) opened.pragma(pragma);
    return storeOn({ file: opened, db, run, now: options.now ?? Date.now, occupancy });
  } catch (error) {
    file?.close();
    occupancy?.release();
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    return { fault, text: describeFault(fault, path) };
  }
}

type Opened = {
  readonly file: DatabaseFile;
  readonly db: Db;
  readonly run: Run;
  readonly now: () => number;
  readonly occupancy: Occupancy;
};

function storeOn({ file, db, run, now, occupancy }: Opened): Store {
  return {
    tables: tableRepository(db, run),
    people: peopleRepository(db, run),
    decks: deckRepository(db, run),
    outbox: outboxRepository(db, run, now),
    due: dueRepository(db, run),
    users: userRepository(db, run),
    notes: noteRepository(db, run),
    pendingTexts: pendingTextRepository(db, run),
    rulesets: rulesetRepository(db, run),
    backup: (target) => copyDatabase(file, target),
    async close() {
      file.close();
      occupancy.release();
    },
  };
}

function configure(file: DatabaseFile): void {
  file.pragma('journal_mode = WAL');
  // Every commit is flushed to the disk before it is acknowledged to anybody.
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  // Finds out at the start, not at somebody's move, whether the file may be written: by a write that changes nothing.
  const version = Number(file.pragma('user_version', { simple: true }));
  file.transaction(() => file.pragma(`user_version = ${version}`)).immediate();
}

/** Throws if the file is damaged. A look at every page: what is damaged is to be known before anybody plays on it. */
function checkSound(file: DatabaseFile): void {
  const found = file.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw new StoreError('corrupt', String(found));
}

async function bringUpToDate(file: DatabaseFile, db: Db, run: Run): Promise<void> {
  for (let attempt = 1; lastApplied(file) < lastShipped(); attempt++) {
    try {
      await run(() => migrate(db, { migrationsFolder }));
    } catch (error) {
      // Another process that starts at the same time may have made the tables between our look and our step.
      if (faultOf(error) !== undefined || attempt === 5) throw error;
      await sleep(randomInt(20, 80));
    }
  }
}

function runner(busyFor: number): Run {
  return async (work) => {
    const until = performance.now() + busyFor;
    for (;;) {
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
