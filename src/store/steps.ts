/**
 * Repositories are written once for both databases. What they do is a generator that yields queries and gets their results:
 * on SQLite a runner drives it synchronously, so that nothing of this process comes between its steps, on PostgreSQL it
 * awaits each of them.
 */
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Schema } from './schema.ts';

/** Builds queries. Typed as SQLite's; PostgreSQL's has the same names where it is used here. */
export type Db = BetterSQLite3Database;

type Rows<T> = { all(): T[] };
export type Effect = { run(): { readonly changes: number } };
export type Args = Readonly<Record<string, unknown>>;

/** One query: for its rows, or for how many it has changed; kept ones are built only once, under their name. */
export type Step =
  | { readonly kind: 'rows'; readonly query: unknown }
  | { readonly kind: 'effect'; readonly query: unknown }
  | KeptStep;
export type KeptStep = {
  readonly kind: 'kept' | 'kept effect';
  readonly name: string;
  readonly build: (db: Db) => unknown;
  readonly args: Args;
};
export type Steps<T> = Generator<Step, T, unknown>;

/** A query for rows that is asked often; its arguments are placeholders. */
export type Kept<T> = { readonly name: string; readonly build: (db: Db) => Rows<T> };

/** All rows of a query. */
export function* all<T>(query: Rows<T>): Steps<T[]> {
  return (yield { kind: 'rows', query }) as T[];
}

/** The first row of a query. */
export function* one<T>(query: Rows<T>): Steps<T | undefined> {
  return (yield* all(query))[0];
}

/** All rows of a kept query. */
export function* allKept<T>({ name, build }: Kept<T>, args: Args): Steps<T[]> {
  return (yield { kind: 'kept', name, build, args }) as T[];
}

/** A query without rows that is executed often; its arguments are placeholders. */
export type KeptEffect = { readonly name: string; readonly build: (db: Db) => Effect };

/** Executes a kept query that has no rows; returns how many rows it has changed. */
export function* executeKept({ name, build }: KeptEffect, args: Args): Steps<number> {
  return (yield { kind: 'kept effect', name, build, args }) as number;
}

/** The first row of a kept query. */
export function* oneKept<T>(query: Kept<T>, args: Args): Steps<T | undefined> {
  return (yield* allKept(query, args))[0];
}

/** Executes a query that has no rows; returns how many rows it has changed. */
export function* execute(query: Effect): Steps<number> {
  return (yield { kind: 'effect', query }) as number;
}

/** What the two databases do differently. */
export type Dialect = {
  readonly schema: Schema;
  /** The greater of two values. */
  greatest(a: SQLWrapper, b: SQLWrapper): SQL<number>;
  /** Whom an act of moderators was about, of its arguments; indexed. */
  aboutIn(args: SQLWrapper): SQL<string | null>;
  /** A top-level field of a column with JSON objects, as text. */
  field(json: SQLWrapper, name: string): SQL<string | null>;
  /** The query, without rows that another transaction keeps; the others are kept from all others until this one ends. */
  skippingLocked<T>(query: T): T;
  /** Keeps the rows of a query from all other transactions until this one ends, once none of them has them. */
  lockRows(query: () => unknown): Steps<void>;
  /** Lets one transaction at a time continue for each of the keys, until it ends. */
  lock(db: Db, keys: readonly string[]): Steps<void>;
};

/** Executes steps on a database. Rejects with a `StoreError` when the storage fails. */
export type Runner = {
  readonly dialect: Dialect;
  /** A single step, which needs no transaction. */
  single<T>(work: (db: Db) => Steps<T>): Promise<T>;
  /** Reads what was stored at one moment. */
  read<T>(work: (db: Db) => Steps<T>): Promise<T>;
  /** Stores everything or nothing: what is thrown undoes it. May be repeated from its beginning. */
  write<T>(work: (db: Db) => Steps<T>): Promise<T>;
};
