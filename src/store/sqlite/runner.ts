/** Executes steps on SQLite. */
import { sql } from 'drizzle-orm';
import type { DatabaseFile } from '#core/sqlite';
import type { Args, Db, Dialect, KeptStep, Runner, Step, Steps } from '../steps.ts';
import { sqliteKit } from './kit.ts';
import * as schema from './schema.ts';

/** Runs synchronous work on the database, retrying while another process holds it; storage failures become `StoreError`s. */
export type Run = <T>(work: () => T) => Promise<T>;

const dialect: Dialect = {
  schema,
  greatest: (a, b) => sql`max(${a}, ${b})`,
  aboutIn: sqliteKit.aboutIn,
  field: (json, name) => sql`json_extract(${json}, ${`$.${name}`})`,
  // A transaction that writes has the whole file for itself from its beginning.
  skippingLocked: (query) => query,
  *lockRows() {},
  *lock() {},
};

/** The query builder on an open file. */
export type SqliteDb = Db & { readonly $client: DatabaseFile };

type Prepared = { all(args: Args): unknown[]; run(args: Args): { readonly changes: number } };

export function sqliteRunner(db: SqliteDb, run: Run): Runner {
  const prepared = new Map<string, Prepared>();

  function perform(step: Step): unknown {
    switch (step.kind) {
      case 'rows':
        return (step.query as { all(): unknown[] }).all();
      case 'effect':
        return (step.query as { run(): { readonly changes: number } }).run().changes;
      case 'kept':
        return preparedOf(step).all(step.args);
      case 'kept effect':
        return preparedOf(step).run(step.args).changes;
      default:
        return step satisfies never;
    }
  }

  function preparedOf({ name, build }: KeptStep): Prepared {
    let query = prepared.get(name);
    if (query === undefined) {
      query = (build(db) as { prepare(): Prepared }).prepare();
      prepared.set(name, query);
    }
    return query;
  }

  function drive<T>(steps: Steps<T>): T {
    let at = steps.next();
    while (at.done !== true) at = steps.next(perform(at.value));
    return at.value;
  }

  // The query builder's own transactions are made anew each time.
  const transaction = db.$client.transaction((work: () => unknown) => work());

  return {
    dialect,
    single: (work) => run(() => drive(work(db))),
    read: <T>(work: (db: Db) => Steps<T>) => run(() => transaction(() => drive(work(db))) as T),
    write: <T>(work: (db: Db) => Steps<T>) => run(() => transaction.immediate(() => drive(work(db))) as T),
  };
}
