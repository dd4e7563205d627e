/** Opens the PostgreSQL store: connections, migrations, and one object with all repositories. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { type Failure, failure } from '#core/failure';
import { StoreError, type StoreProblem } from '../faults.ts';
import { repositories } from '../repositories/index.ts';
import type { Store } from '../types.ts';
import { describeFault, faultOf } from './faults.ts';
import { connectionsOf, createPool } from './pool.ts';
import { postgresRunner } from './runner.ts';
import { lastShipped, migrationsFolder } from './version.ts';

export type PostgresOptions = {
  /** How many connections are opened at most. Default 10. */
  readonly connections?: number;
  /** How long the server, or the network to it, may be silent before a call fails, ms. Default 8,000. */
  readonly patience?: number;
  /** The clock, ms since 1970. */
  readonly now?: () => number;
};

/** A number of our own for PostgreSQL's advisory locks: whoever holds it migrates. */
const MIGRATING = 0x57415244;

/** Connects and applies migrations; of several processes that start at once, one does. Returns a fault as a value. */
export async function openPostgres(
  url: string,
  { connections = 10, patience = 8000, now = Date.now }: PostgresOptions = {},
): Promise<Omit<Store, 'backup'> | Failure<StoreProblem>> {
  // A migration takes as long as the tables are large.
  const migrating = createPool(url, { connections: 1, patience: undefined });
  try {
    await bringUpToDate(migrating);
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    return failure({ fault, text: describeFault(fault, url) });
  } finally {
    await migrating.end();
  }
  const pool = createPool(url, { connections, patience });
  return {
    ...repositories(postgresRunner(connectionsOf(pool, patience)), now),
    size: async () => {
      const { rows } = await pool.query('select pg_database_size(current_database()) as bytes');
      return Number(rows[0]?.bytes);
    },
    lost: new Promise(() => {}),
    close: async () => {
      if (!pool.ending) await pool.end();
    },
  };
}

async function bringUpToDate(pool: pg.Pool): Promise<void> {
  await connectionsOf(pool).transaction('read committed', async (queries) => {
    const db = queries as NodePgDatabase;
    await db.execute(`select pg_advisory_xact_lock(${MIGRATING})`);
    if ((await lastApplied(db)) > lastShipped()) throw new StoreError('newer', 'a migration that is not known');
    await migrate(db, { migrationsFolder });
  });
}

async function lastApplied(db: Pick<NodePgDatabase, 'execute'>): Promise<number> {
  const { rows } = await db.execute(`select to_regclass('drizzle.__drizzle_migrations') is not null as known`);
  if (rows[0]?.known !== true) return 0;
  const applied = await db.execute('select max(created_at) as at from drizzle.__drizzle_migrations');
  return Number(applied.rows[0]?.at ?? 0);
}
