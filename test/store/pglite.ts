/** PostgreSQL within this process, with a single connection, so that transactions never meet. */
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type Connections, postgresRunner } from '#store/postgres/runner';
import * as schema from '#store/postgres/schema';
import { migrationsFolder } from '#store/postgres/version';
import { repositories } from '#store/repositories/index';
import type { Site } from './contract/index.ts';

let database: PgliteDatabase | undefined;

/** A database in memory that several stores share, as several processes share a server; empty for each test. */
export async function pgliteSite(): Promise<Site> {
  const shared = await started();
  return {
    async open() {
      let closed = false;
      const whileOpen = <T>(value: T): T => {
        if (closed) throw new Error('PGlite is closed');
        return value;
      };
      const connections: Connections = {
        get queries() {
          return whileOpen(shared) as unknown as Connections['queries'];
        },
        transaction: async (_isolation, work) =>
          whileOpen(shared).transaction((tx) => work(tx as unknown as Connections['queries'])),
      };
      return {
        ...repositories(postgresRunner(connections), Date.now),
        backup: () => Promise.reject(new Error('nothing to copy to')),
        lost: new Promise(() => {}),
        async close() {
          closed = true;
        },
      };
    },
    async clean() {
      const names = sql.join(Object.values(schema), sql`, `);
      await shared.execute(sql`truncate ${names} restart identity`);
    },
  };
}

/** Starting takes seconds, so it is done once. */
async function started(): Promise<PgliteDatabase> {
  if (database === undefined) {
    database = drizzle({ client: new PGlite() });
    await migrate(database, { migrationsFolder });
  }
  return database;
}
