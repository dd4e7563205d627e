/**
 * Writes that every move makes. Building such a query takes longer than executing it, so each is built once for the columns
 * that it names, and afterwards only filled in.
 */
import { and, eq, getTableName, is, SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteInsertValue, SQLiteTable, SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import { type Args, type Db, type Effect, executeKept, type Steps } from './steps.ts';

type Values = Readonly<Record<string, unknown>>;
/** Columns and what they must be equal to. */
type Where<T extends SQLiteTable> = Partial<T['$inferSelect']>;

/** How many rows are added by one query at most: each number of rows is a query of its own. */
const rowsAtOnce = 8;

/** Short names by what a query does and the columns that it names: PostgreSQL cuts long ones off. */
const names = new Map<string, string>();

/** Adds a row. A value that is SQL must be the same for its column whenever a row is added; `given` fills in what it asks for. */
export function insertRow<T extends SQLiteTable>(table: T, row: SQLiteInsertValue<T>, given: Args = {}): Steps<number> {
  return insertRows(table, [row], given);
}

/** Adds rows that name the same columns, a few by each query. */
export function* insertRows<T extends SQLiteTable>(
  table: T,
  rows: readonly SQLiteInsertValue<T>[],
  given: Args = {},
): Steps<number> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce);
    yield* kept(table, 'insert', some, given, (db, parts) => db.insert(table).values(parts as SQLiteInsertValue<T>[]));
  }
  return rows.length;
}

/**
 * Adds a row, or sets its other columns if there is one with the same `keys`; what is given as `once` is set only in a row that
 * is added.
 */
export function insertOrSet<T extends SQLiteTable>(
  table: T,
  keys: SQLiteUpdateSetSource<T>,
  rest: SQLiteUpdateSetSource<T>,
  once: SQLiteUpdateSetSource<T> = {},
): Steps<number> {
  return kept(table, 'upsert', [keys, rest, once], {}, (db, [same = {}, set = {}, first = {}]) =>
    db
      .insert(table)
      .values({ ...same, ...set, ...first } as SQLiteInsertValue<T>)
      .onConflictDoUpdate({
        target: Object.keys(same).map((key) => columnOf(table, key)),
        set: set as SQLiteUpdateSetSource<T>,
      }),
  );
}

/** Sets columns of the rows that are as `where` says; returns how many there are. What is undefined stays as it is. */
export function updateRows<T extends SQLiteTable>(
  table: T,
  set: SQLiteUpdateSetSource<T>,
  where: Where<T>,
): Steps<number> {
  return kept(table, 'update', [set, where], {}, (db, [values = {}, same = {}]) =>
    db
      .update(table)
      .set(values as SQLiteUpdateSetSource<T>)
      .where(isAs(table, same)),
  );
}

/** Deletes the rows that are as `where` says; returns how many there were. */
export function deleteRows<T extends SQLiteTable>(table: T, where: Where<T>): Steps<number> {
  return kept(table, 'delete', [where], {}, (db, [same = {}]) => db.delete(table).where(isAs(table, same)));
}

/** Builds a query with placeholders for the values of its parts, and fills these in. */
function kept(
  table: SQLiteTable,
  verb: string,
  parts: readonly object[],
  given: Args,
  build: (db: Db, parts: readonly Values[]) => Effect,
): Steps<number> {
  const written = parts.map((part) => Object.entries(part).filter(([, value]) => value !== undefined));
  const args: Record<string, unknown> = { ...given };
  written.forEach((entries, n) => {
    // A placeholder for null would be given to the column's encoder, so that all values are encoded here.
    for (const [key, value] of entries)
      if (!is(value, SQL)) args[`${key}${n}`] = value === null ? null : columnOf(table, key).mapToDriverValue(value);
  });
  const asked = (entries: readonly (readonly [string, unknown])[], n: number): Values =>
    Object.fromEntries(
      entries.map(([key, value]) => [key, is(value, SQL) ? value : sql`${sql.placeholder(`${key}${n}`)}`]),
    );
  const query = { name: nameOf(verb, table, written), build: (db: Db) => build(db, written.map(asked)) };
  return executeKept(query, args);
}

function nameOf(verb: string, table: SQLiteTable, written: readonly (readonly [string, unknown][])[]): string {
  const columns = written.map((entries) => entries.map(([key]) => key).join(' ')).join(', ');
  const where = getTableName(table);
  const whole = `${verb} ${where}: ${columns}`;
  const known = names.get(whole) ?? `${verb}_${where}_${names.size}`;
  names.set(whole, known);
  return known;
}

const columnOf = (table: SQLiteTable, key: string): SQLiteColumn =>
  table[key as keyof typeof table] as unknown as SQLiteColumn;

function isAs(table: SQLiteTable, where: Values): SQL | undefined {
  return and(...Object.entries(where).map(([key, value]) => eq(columnOf(table, key), value)));
}
