/** A PostgreSQL database to be copied from or to. */
import { and, gt, like } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isFailure } from '#core/failure';
import { describeFault, faultOf, withoutPassword } from '../postgres/faults.ts';
import { openPostgres } from '../postgres/open.ts';
import * as schema from '../postgres/schema.ts';
import { holdLease, MOVING, PRESENCE } from '../presence.ts';
import type { Schema } from '../schema.ts';
import type { Db } from '../steps.ts';
import type { Store } from '../types.ts';
import { CannotCopy, type Side } from './side.ts';

/** Opens a database on which no bot runs, brings it up to date, and keeps bots from starting until it is closed. */
export async function postgresSideAlone(url: string): Promise<Side> {
  const store = await openPostgres(url, { connections: 1 });
  if (isFailure(store)) throw new CannotCopy(store.failed.map(({ text }) => text).join('\n'));
  const end = await keepBotsFrom(store, withoutPassword(url));
  const side = await postgresSide(url);
  if (await isUsed(side)) {
    await Promise.all([side.close(), end()]);
    throw new CannotCopy(`A bot runs on ${side.name}. Stop it first; after a crash, wait for a minute.`);
  }
  return {
    ...side,
    async close() {
      await side.close();
      await end();
    },
  };
}

/** Opens a database that may be in use; what is read is of one moment all the same. */
export async function postgresSide(url: string): Promise<Side> {
  const client = new pg.Client({ connectionString: url });
  // The query in progress, or the next one, rejects.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new CannotCopy(describeFault(faultOf(error) ?? 'path', url));
  }
  const execute = async (sql: string): Promise<void> => {
    await client.query(sql);
  };
  return {
    name: withoutPassword(url),
    db: drizzle({ client }) as unknown as Db,
    schema: schema as unknown as Schema,
    beginReading: () => execute('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'),
    beginWriting: () => execute('BEGIN'),
    commit: () => execute('COMMIT'),
    rollback: () => execute('ROLLBACK'),
    async continueCounting() {
      for (const table of ['facts', 'outbox', 'pending_texts']) {
        const next = `(select coalesce(max(seq), 0) + 1 from ${table})`;
        await execute(`select setval(pg_get_serial_sequence('${table}', 'seq'), ${next}, false)`);
      }
    },
    close: () => client.end(),
  };
}

async function keepBotsFrom(store: Pick<Store, 'leases' | 'close'>, name: string): Promise<() => Promise<void>> {
  const release = await holdLease(store.leases, MOVING);
  if (release === undefined) {
    await store.close();
    throw new CannotCopy(`${name} is being copied already. Wait until that is done.`);
  }
  return async () => {
    await release();
    await store.close();
  };
}

async function isUsed({ db, schema: { leases } }: Side): Promise<boolean> {
  const present = and(like(leases.name, `${PRESENCE}%`), gt(leases.until, Date.now()));
  return (await db.select().from(leases).where(present)).length > 0;
}
