/** Executes steps on PostgreSQL. */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { StoreError } from '../faults.ts';
import type { Schema } from '../schema.ts';
import type { Args, Db, Dialect, KeptStep, Runner, Step, Steps } from '../steps.ts';
import { faultAtWork, mayBeRepeated } from './faults.ts';
import { postgresKit } from './kit.ts';
import * as schema from './schema.ts';

type Queries = PgDatabase<PgQueryResultHKT>;

/** How transactions begin: those that read see one moment, those that write see what has been stored before each step. */
export type Isolation = 'repeatable read read only' | 'read committed';

/** Connections to a database. */
export type Connections = {
  /** Executes each query on any connection. */
  readonly queries: Queries;
  /** Executes work on one connection, in a transaction that is committed at its end and undone if it throws. */
  transaction<T>(isolation: Isolation, work: (queries: Queries) => Promise<T>): Promise<T>;
};

/** How often a transaction is tried that the server keeps breaking off in favour of others. */
const ATTEMPTS = 6;
/** And for how long, ms: who waits for an answer is told to try again. */
const MAX_TIME = 10_000;

type Lockable = { for(strength: 'update', how?: { readonly skipLocked: true }): unknown };
type Executing = { execute(query: unknown): unknown };

const dialect: Dialect = {
  schema: schema as unknown as Schema,
  greatest: (a, b) => sql`greatest(${a}, ${b})`.mapWith(Number),
  aboutIn: postgresKit.aboutIn,
  field: (json, name) => sql`${json}::json ->> ${name}`,
  skippingLocked<T>(query: T) {
    return (query as Lockable).for('update', { skipLocked: true }) as T;
  },
  *lockRows(query) {
    yield { kind: 'rows', query: (query() as Lockable).for('update') };
  },
  *lock(db, keys) {
    const names = sql.join(
      [...keys].sort().map((key) => sql`(${key})`),
      sql`, `,
    );
    const query = sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from (values ${names}) as names(name)`;
    yield { kind: 'effect', query: (db as unknown as Executing).execute(query) };
  },
};

type Prepared = { execute(args: Args): Promise<unknown> };

export function postgresRunner({ queries, transaction }: Connections): Runner {
  async function attempt<T>(work: () => Promise<T>): Promise<T> {
    const begun = Date.now();
    for (let tried = 1; ; tried++) {
      try {
        return await work();
      } catch (error) {
        const fault = faultAtWork(error);
        if (fault === undefined) throw error;
        const isLate = Date.now() - begun > MAX_TIME;
        if (tried === ATTEMPTS || isLate || !mayBeRepeated(error)) throw new StoreError(fault, error);
      }
      await sleep(randomInt(5, 20 * tried));
    }
  }
  const inTransaction = <T>(isolation: Isolation, work: (db: Db) => Steps<T>): Promise<T> =>
    attempt(() => transaction(isolation, (own) => drive(own as unknown as Db, work)));

  return {
    dialect,
    single: (work) => attempt(() => drive(queries as unknown as Db, work)),
    read: (work) => inTransaction('repeatable read read only', work),
    write: (work) => inTransaction('read committed', work),
  };
}

async function drive<T>(db: Db, work: (db: Db) => Steps<T>): Promise<T> {
  const steps = work(db);
  let at = steps.next();
  while (at.done !== true) at = steps.next(await perform(db, at.value));
  return at.value;
}

/** Kept queries, by what executes them: all connections, or the one of a transaction. The server keeps its own part by their names. */
const kept = new WeakMap<Db, Map<string, Prepared>>();

function preparedOf(db: Db, { name, build }: KeptStep): Prepared {
  const known = kept.get(db) ?? new Map<string, Prepared>();
  kept.set(db, known);
  const query = known.get(name) ?? (build(db) as { prepare(name: string): Prepared }).prepare(name);
  known.set(name, query);
  return query;
}

type Result = unknown[] | { readonly rowCount?: number; readonly affectedRows?: number };

async function perform(db: Db, step: Step): Promise<unknown> {
  const result = (await ('name' in step ? preparedOf(db, step).execute(step.args) : step.query)) as Result;
  return Array.isArray(result) ? result : (result.rowCount ?? result.affectedRows ?? 0);
}
