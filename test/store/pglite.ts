/** PostgreSQL within this process, with a single connection, so that transactions never meet. */
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type Connections, postgresRunner } from '#store/postgres/runner';
import * as schema from '#store/postgres/schema';
import { migrationsFolder } from '#store/postgres/version';
import { repositories } from '#store/repositories/index';
import type { Site } from './contract/index.ts';

let database: PGlite | undefined;

/** A database in memory that several stores share, as several processes share a server; empty for each test. */
export async function pgliteSite(): Promise<Site> {
  const shared = await started();
  return {
    async open() {
      let closed = false;
      const own = drizzle({ client: whileOpen(shared, () => !closed) });
      const connections: Connections = {
        queries: own as unknown as Connections['queries'],
        transaction: (_isolation, work) => own.transaction((tx) => work(tx as unknown as Connections['queries'])),
      };
      return {
        ...repositories(postgresRunner(connections), Date.now),
        size: async () => {
          const { rows } = await shared.query<{ bytes: number }>(
            'select pg_database_size(current_database()) as bytes',
          );
          return Number(rows[0]?.bytes);
        },
        backup: () => Promise.reject(new Error('nothing to copy to')),
        lost: new Promise(() => {}),
        async close() {
          closed = true;
        },
      };
    },
    async clean() {
      const names = sql.join(Object.values(schema), sql`, `);
      await drizzle({ client: shared }).execute(sql`truncate ${names} restart identity`);
    },
  };
}

/** Starting takes seconds, so it is done once. */
async function started(): Promise<PGlite> {
  if (database === undefined) {
    database = new PGlite();
    await migrate(drizzle({ client: database }), { migrationsFolder });
  }
  return database;
}

/** The database as one of those that share it has it, who may close it for themselves. */
function whileOpen(client: PGlite, isOpen: () => boolean): PGlite {
  return new Proxy(client, {
    get(target, key) {
      if (!isOpen()) throw new Error('PGlite is closed');
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
