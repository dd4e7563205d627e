// Writes whose queries are kept: what is left out, null and SQL each do what they say, whatever a kept query was built for.
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { beforeEach, expect, test } from 'vitest';
import { openFile } from '#core/sqlite';
import { deleteRows, insertOrSet, insertRow, insertRows, updateRows } from '#store/kept-writes';
import { sqliteRunner } from '#store/sqlite/runner';
import type { Runner, Steps } from '#store/steps';

const ships = sqliteTable(
  'ships',
  {
    fleet: text().notNull(),
    n: integer().notNull(),
    name: text().default('unnamed'),
    crew: integer(),
    armed: integer({ mode: 'boolean' }),
  },
  (columns) => [primaryKey({ columns: [columns.fleet, columns.n] })],
);

let runner: Runner;
let stored: () => unknown[];
beforeEach(() => {
  const file = openFile(':memory:');
  file.exec(
    "create table ships (fleet text, n integer, name text default 'unnamed', crew integer, armed integer, primary key (fleet, n))",
  );
  const db = drizzle({ client: file });
  runner = sqliteRunner(db, async (work) => work());
  stored = () => file.prepare('select * from ships order by fleet, n').all();
});

const execute = (steps: Steps<number>): Promise<number> => runner.single(() => steps);
const add = (n: number, more: object = {}) => execute(insertRow(ships, { fleet: 'a', n, ...more }));
const row = (n: number, more: object = {}) => ({ fleet: 'a', n, name: 'unnamed', crew: null, armed: null, ...more });

test('a column that is left out has its default, whether it is missing or undefined; null is null', async () => {
  await add(1);
  await add(2, { name: undefined, crew: undefined });
  await add(3, { name: null, crew: 5 });
  await add(4, { name: 'Kestrel', crew: null });
  expect(stored()).toEqual([row(1), row(2), row(3, { name: null, crew: 5 }), row(4, { name: 'Kestrel' })]);
});

test('many rows are added as they are given, however many there are', async () => {
  for (const count of [0, 1, 7, 8, 9, 20]) {
    const fleet = `of ${count}`;
    const crew = sql<number>`(select ${sql.placeholder('aboard')} + 1)`;
    const rows = Array.from({ length: count }, (_, n) => ({ fleet, n, name: n % 2 === 0 ? null : 'Heron', crew }));
    expect(await execute(insertRows(ships, rows, { aboard: count }))).toBe(count);
    const found = stored().filter((one) => (one as { fleet: string }).fleet === fleet);
    expect(found).toEqual(rows.map(({ crew: _, ...one }) => ({ ...one, crew: count + 1, armed: null })));
  }
});

test('an update leaves alone what is undefined and empties what is null', async () => {
  await add(1, { name: 'Kestrel', crew: 5 });
  expect(await execute(updateRows(ships, { name: undefined, crew: 6 }, { fleet: 'a', n: 1 }))).toBe(1);
  expect(stored()).toEqual([row(1, { name: 'Kestrel', crew: 6 })]);
  expect(await execute(updateRows(ships, { name: null, crew: undefined }, { fleet: 'a', n: 1 }))).toBe(1);
  expect(stored()).toEqual([row(1, { name: null, crew: 6 })]);
  expect(await execute(updateRows(ships, { name: 'Heron' }, { fleet: 'a', n: 2 }))).toBe(0);
});

test('values are encoded as their columns say', async () => {
  await add(1, { armed: true });
  await execute(updateRows(ships, { armed: false }, { armed: true }));
  expect(stored()).toEqual([row(1, { armed: 0 })]);
});

test('a value that is SQL is computed at each write, with what is given for it', async () => {
  const next = sql<number>`(select coalesce(max(crew), 0) + ${sql.placeholder('more')} from ships)`;
  for (const [n, more] of [
    [1, 10],
    [2, 3],
  ] as const)
    await execute(insertRow(ships, { fleet: 'a', n, crew: next }, { more }));
  await execute(updateRows(ships, { crew: sql`crew * 2` }, { n: 2 }));
  expect(stored()).toEqual([row(1, { crew: 10 }), row(2, { crew: 26 })]);
});

test('the same columns in another order take their own values', async () => {
  await execute(insertRow(ships, { fleet: 'a', n: 1, crew: 5, name: 'Kestrel' }));
  await execute(insertRow(ships, { name: 'Heron', crew: 6, n: 2, fleet: 'a' }));
  await execute(updateRows(ships, { crew: 7, name: 'Kite' }, { fleet: 'a', n: 1 }));
  await execute(updateRows(ships, { name: 'Tern', crew: 8 }, { n: 2, fleet: 'a' }));
  expect(stored()).toEqual([row(1, { name: 'Kite', crew: 7 }), row(2, { name: 'Tern', crew: 8 })]);
});

test('what is there already has its other columns set; whatever was not named stays', async () => {
  const set = (n: number, rest: object) => execute(insertOrSet(ships, { fleet: 'a', n }, rest));
  await set(1, { name: 'Kestrel', crew: 5 });
  await set(2, { name: 'Heron', crew: 6 });
  await set(1, { crew: 7 });
  await set(2, { name: null, crew: undefined });
  expect(stored()).toEqual([row(1, { name: 'Kestrel', crew: 7 }), row(2, { name: null, crew: 6 })]);
});

test('rows are deleted that are as it says, and counted', async () => {
  for (const n of [1, 2, 3]) await add(n, { crew: n === 3 ? 5 : 6 });
  expect(await execute(deleteRows(ships, { fleet: 'a', crew: 6 }))).toBe(2);
  expect(await execute(deleteRows(ships, { fleet: 'b' }))).toBe(0);
  expect(stored()).toEqual([row(3, { crew: 5 })]);
});
