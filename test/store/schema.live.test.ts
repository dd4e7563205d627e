// The tables of the two databases are the same, and the migrations make what the program reads and writes.
import { PGlite } from '@electric-sql/pglite';
import { is } from 'drizzle-orm';
import { PgTable, getTableConfig as postgresTable } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { SQLiteTable, getTableConfig as sqliteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, test } from 'vitest';
import { openFile } from '#core/sqlite';
import * as postgresSchema from '#store/postgres/schema';
import { migrationsFolder } from '#store/postgres/version';
import * as sqliteSchema from '#store/sqlite/schema';
import { newFolder } from '#test/folder';
import { storeAt } from '#test/store';

/** A table as it is meant to be, or as it is: columns with whether they may be empty, and the names of its indexes. */
type Shape = { readonly columns: readonly string[]; readonly indexes: readonly string[] };

const column = (name: string, notNull: boolean) => `${name}${notNull ? '' : '?'}`;
const sorted = (names: readonly string[]) => [...names].sort();

const sqliteTables = new Map<string, Shape>();
for (const table of Object.values(sqliteSchema)) {
  if (!is(table, SQLiteTable)) continue;
  const { name, columns, indexes } = sqliteTable(table);
  sqliteTables.set(name, {
    columns: sorted(columns.map((one) => column(one.name, one.notNull))),
    indexes: sorted(indexes.map((one) => one.config.name)),
  });
}

test('both databases have the same tables, columns and indexes', () => {
  const postgresTables = new Map<string, Shape>();
  for (const table of Object.values(postgresSchema as Record<string, unknown>)) {
    if (!is(table, PgTable)) continue;
    const { name, columns, indexes } = postgresTable(table);
    postgresTables.set(name, {
      columns: sorted(columns.map((one) => column(one.name, one.notNull))),
      indexes: sorted(indexes.map((one) => one.config.name ?? '')),
    });
  }
  expect(sqliteTables.size).toBeGreaterThan(10);
  expect(Object.fromEntries(postgresTables)).toEqual(Object.fromEntries(sqliteTables));
});

describe('the migrations make these tables', () => {
  test('in SQLite', async () => {
    const path = `${newFolder()}/test.sqlite`;
    const store = await storeAt(path);
    const file = openFile(path, { readonly: true });
    const made = (sql: string) => file.prepare(sql).raw().all() as [string, string, 0 | 1][];
    const columns = made(
      `select t.name, c.name, c."notnull" from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table'`,
    );
    const indexes = made(`select tbl_name, name, 1 from sqlite_master where type = 'index' and sql is not null`);
    file.close();
    await store.close();
    expect(shapesOf(columns, indexes)).toEqual(Object.fromEntries(sqliteTables));
  });

  test('in PostgreSQL', async () => {
    const client = new PGlite();
    const database = drizzle({ client });
    await migrate(database, { migrationsFolder });
    const made = async (sql: string) => {
      const { rows } = await client.query<[string, string, boolean]>(sql, [], { rowMode: 'array' });
      return rows;
    };
    const columns = await made(
      `select table_name, column_name, is_nullable = 'NO' from information_schema.columns where table_schema = 'public'`,
    );
    const indexes = await made(
      `select tablename, indexname, true from pg_indexes where schemaname = 'public' and indexname not like '%pk%'`,
    );
    await client.close();
    expect(shapesOf(columns, indexes)).toEqual(Object.fromEntries(sqliteTables));
  });
});

function shapesOf(
  columns: readonly (readonly [table: string, name: string, notNull: boolean | number])[],
  indexes: readonly (readonly [table: string, name: string, ...rest: unknown[]])[],
): Record<string, Shape> {
  const shapes: Record<string, { columns: string[]; indexes: string[] }> = {};
  for (const [table, name, notNull] of columns) {
    // Tables of the databases and of the migrations themselves.
    if (table.startsWith('sqlite_') || table.startsWith('__')) continue;
    shapes[table] ??= { columns: [], indexes: [] };
    shapes[table].columns.push(column(name, Boolean(notNull)));
  }
  for (const [table, name] of indexes) shapes[table]?.indexes.push(name);
  for (const shape of Object.values(shapes)) {
    shape.columns.sort();
    shape.indexes.sort();
  }
  return shapes;
}
