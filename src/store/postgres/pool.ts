/** Connections to a PostgreSQL server, opened when they are needed and kept for the next call. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { faultOf } from './faults.ts';
import type { Connections } from './runner.ts';

/** How long a call waits for a connection, ms. */
const CONNECTING = 5000;

/** Creates a pool of at most `most` connections; nothing is connected yet. */
export function createPool(url: string, most: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: CONNECTING,
    application_name: 'wardroom',
    // What is acknowledged is on disk, whatever the server's default is.
    options: '-c synchronous_commit=on',
  });
  // A connection that breaks is replaced at the next call; a query in progress on it rejects.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function connectionsOf(pool: pg.Pool): Connections {
  /** What builds the queries of a connection goes with it, and so do those that are kept. */
  const ofConnection = new WeakMap<pg.PoolClient, NodePgDatabase>();
  const queriesOn = (client: pg.PoolClient): NodePgDatabase => {
    const queries = ofConnection.get(client) ?? drizzle({ client });
    ofConnection.set(client, queries);
    return queries;
  };
  return {
    queries: drizzle({ client: pool }),
    async transaction(isolation, work) {
      const client = await pool.connect();
      let broken = false;
      try {
        await client.query(`begin isolation level ${isolation}`);
        const result = await work(queriesOn(client));
        await client.query('commit');
        return result;
      } catch (error) {
        // A connection whose state is not known is not used again.
        broken = faultOf(error) === 'connection' || !(await rolledBack(client));
        throw error;
      } finally {
        client.release(broken);
      }
    },
  };
}

async function rolledBack(client: pg.PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}
