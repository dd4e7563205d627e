/** Connections to a PostgreSQL server, opened when they are needed and kept for the next call. */
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { faultAtWork, NotCommitted } from './faults.ts';
import type { Connections, Isolation } from './runner.ts';

/** How long a call waits for a connection, ms. */
const CONNECTING = 5000;
/** When the operating systems begin to ask whether the other side of an idle connection is still there, ms. */
const KEEP_ALIVE = 10_000;

export type PoolOptions = {
  /** How many connections are opened at most. */
  readonly connections: number;
  /**
   * How long a query may take before its connection counts as silent, ms; undefined: as long as it likes. The server breaks
   * off what it waits or works for too long somewhat earlier, so that its answer arrives in time.
   */
  readonly patience: number | undefined;
};

/** Creates a pool; nothing is connected yet. */
export function createPool(url: string, { connections, patience }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: Math.min(CONNECTING, patience ?? CONNECTING),
    application_name: 'wardroom',
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    ...(patience !== undefined && { query_timeout: patience }),
    options: serverSettings(patience)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  // A connection that breaks is replaced at the next call; a query in progress on it rejects.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function serverSettings(patience: number | undefined): readonly (readonly [name: string, value: string | number])[] {
  // What is acknowledged is on disk, whatever the server's default is.
  const always = [
    ['synchronous_commit', 'on'],
    ['tcp_keepalives_idle', KEEP_ALIVE / 1000],
  ] as const;
  if (patience === undefined) return always;
  return [
    ...always,
    ['lock_timeout', Math.round(patience * 0.5)],
    ['statement_timeout', Math.round(patience * 0.75)],
    // What somebody holds whose network has fallen silent is let go for the others.
    ['idle_in_transaction_session_timeout', patience],
  ];
}

/** `patience`: that of the pool. */
export function connectionsOf(pool: pg.Pool, patience: number = CONNECTING): Connections {
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
      const attempt = await attemptOn(await pool.connect(), isolation, (client) => work(queriesOn(client)));
      if (!('unsure' in attempt) || (await hasCommitted(pool, attempt, patience))) return attempt.result;
      throw new NotCommitted(attempt.error);
    },
  };
}

/** The connection failed at the commit of a transaction, so that nobody here knows whether it was stored. */
type Unsure = {
  /** The number by which the server knows the transaction. */
  readonly unsure: string;
  readonly serverRun: string | undefined;
  readonly error: unknown;
};
type Attempt<T> = { readonly result: T } | ({ readonly result: T } & Unsure);

/** Executes work in a transaction, and gives the connection back. */
async function attemptOn<T>(
  client: pg.PoolClient,
  isolation: Isolation,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<Attempt<T>> {
  // A connection whose state is not known is not used again.
  let broken = true;
  try {
    const serverRun = await serverRunOf(client);
    const id = await begin(client, isolation);
    const result = await work(client);
    try {
      await client.query('commit');
    } catch (error) {
      if (id === undefined || faultAtWork(error) !== 'connection') throw error;
      return { result, unsure: id, serverRun, error };
    }
    broken = false;
    return { result };
  } catch (error) {
    broken = faultAtWork(error) === 'connection' || !(await rolledBack(client));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Begins a transaction. Returns the number by which the server knows it, for those that write. */
async function begin(client: pg.PoolClient, isolation: Isolation): Promise<string | undefined> {
  if (isolation !== 'read committed') {
    await client.query(`begin isolation level ${isolation}`);
    return undefined;
  }
  // Both in one message, so that the number costs no way to the server of its own.
  const answers: unknown = await client.query(`begin isolation level ${isolation}; select txid_current()::text as id`);
  const [, numbered] = answers as readonly [unknown, pg.QueryResult<{ id: string }>];
  return numbered.rows[0]?.id;
}

/** Time between two questions to the server about a commit of which the answer was lost, ms. */
const APART = 100;

/**
 * Whether a transaction was committed. Asks for as long as it takes the server to let go of a silent connection, and again as
 * long; then rejects with what went wrong.
 */
async function hasCommitted(pool: pg.Pool, { unsure, serverRun, error }: Unsure, patience: number): Promise<boolean> {
  const end = performance.now() + 2 * patience;
  while (performance.now() < end) {
    const { status, run } = await statusOf(pool, unsure);
    if (status === 'aborted') return false;
    // Numbers that a crash has erased are given out again: it may be another transaction that was committed.
    if (status === 'committed' && run !== serverRun) throw error;
    if (status === 'committed') return true;
    await sleep(APART);
  }
  throw error;
}

/** What the server knows of a transaction, and in which of its runs; without status: it does not answer, or has forgotten it. */
type Status = { readonly status?: string | null; readonly run?: string };

async function statusOf(pool: pg.Pool, id: string): Promise<Status> {
  try {
    const { rows } = await pool.query<Status>(`select txid_status($1::bigint) as status, (${SERVER_RUN}) as run`, [id]);
    return rows[0] ?? {};
  } catch (error) {
    // The number is yet to be given out, so a crash has erased all that was done under it.
    if (error instanceof pg.DatabaseError && error.code === INVALID_PARAMETER_VALUE) return { status: 'aborted' };
    if (faultAtWork(error) === undefined) throw error;
    return {};
  }
}

const INVALID_PARAMETER_VALUE = '22023';

/**
 * Text that changes whenever the server starts, and whenever it recovers from a crash of one of its processes, for which it does
 * not start anew: then those that belong to no database and no role are others.
 */
const SERVER_RUN = `select pg_postmaster_start_time()::text || ' ' || coalesce(string_agg(pid::text, ' ' order by pid), '')
  from pg_stat_activity where datid is null and usesysid is null`;

/** No connection outlives a run of the server. */
const serverRuns = new WeakMap<pg.PoolClient, string>();

async function serverRunOf(client: pg.PoolClient): Promise<string | undefined> {
  const known = serverRuns.get(client);
  if (known !== undefined) return known;
  const { rows } = await client.query<{ run: string }>(`select (${SERVER_RUN}) as run`);
  const run = rows[0]?.run;
  if (run !== undefined) serverRuns.set(client, run);
  return run;
}

async function rolledBack(client: pg.PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}
