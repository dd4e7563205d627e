/** Opens the store: a SQLite file, or a PostgreSQL database. */
import { type Failure, isFailure } from '#core/failure';
import type { StoreProblem } from './faults.ts';
import { openSqlite, type SqliteOptions } from './sqlite/open.ts';
import type { Store } from './types.ts';

export type StoreOptions = SqliteOptions & {
  /** How many connections to a PostgreSQL database this process opens at most. Default 10. */
  readonly connections?: number;
  /** How long a PostgreSQL server, or the network to it, may be silent before a call fails, ms. Default 8,000. */
  readonly patience?: number;
};

/** Whether a place of a store is the URL of a PostgreSQL database; otherwise it is the path of a SQLite file. */
export function isPostgres(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place);
}

/** Opens what is at `place` and applies migrations. Returns a fault as a value. */
export async function openStore(place: string, options: StoreOptions = {}): Promise<Store | Failure<StoreProblem>> {
  if (!isPostgres(place)) return openSqlite(place, options);
  // Its driver is loaded only by those who use it.
  const [{ openPostgres }, { backUpPostgres }] = await Promise.all([
    import('./postgres/open.ts'),
    import('./copy/backup.ts'),
  ]);
  const store = await openPostgres(place, options);
  return isFailure(store) ? store : { ...store, backup: (target) => backUpPostgres(place, target) };
}
