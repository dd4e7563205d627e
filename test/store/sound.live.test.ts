// The whole file of a database is checked at the start, a large one in a process of its own.
import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isFailure } from '#core/failure';
import { openFile } from '#core/sqlite';
import { openSqlite, type SqliteOptions } from '#store/sqlite/open';
import { newFolder } from '#test/folder';

/** A database with a page in its middle that is overwritten, which only a check of the whole file notices at once. */
async function damaged(): Promise<string> {
  const path = await sound();
  const file = openFile(path);
  file.exec(
    'CREATE TABLE filler (text); INSERT INTO filler SELECT hex(randomblob(2000)) FROM json_each(json_array(1,2,3,4,5,6,7,8,9))',
  );
  file.pragma('wal_checkpoint(TRUNCATE)');
  file.close();
  const size = statSync(path).size;
  const opened = openSync(path, 'r+');
  writeSync(opened, Buffer.alloc(4096, 0xff), 0, 4096, size - 3 * 4096);
  closeSync(opened);
  return path;
}

async function sound(): Promise<string> {
  const path = join(newFolder(), 'wardroom.sqlite');
  const store = await openSqlite(path);
  if (isFailure(store)) throw new Error('not made');
  await store.close();
  return path;
}

const large: SqliteOptions = { largeFrom: 0 };

test('a large file is checked beside the program, which is told so and does other things meanwhile', async () => {
  const path = await sound();
  const told: unknown[] = [];
  let turns = 0;
  const turning = setInterval(() => turns++, 1);
  const store = await openSqlite(path, { ...large, checking: (facts) => told.push(facts) });
  clearInterval(turning);
  if (isFailure(store)) throw new Error(JSON.stringify(store));
  expect(told).toEqual([{ database: path, bytes: statSync(path).size }]);
  expect(turns).toBeGreaterThan(0);
  await store.close();
});

test.each([
  ['a small one', {}],
  ['a large one', large],
])('damage in the middle of %s is found before it is opened', async (_, options) => {
  const store = await openSqlite(await damaged(), options);
  expect(store).toMatchObject({ failed: [{ fault: 'corrupt', text: expect.stringContaining('npm run restore') }] });
});

test('when the time is up it is opened; damage that is found later ends the program', async () => {
  const store = await openSqlite(await damaged(), { ...large, checkFor: 0 });
  if (isFailure(store)) throw new Error(JSON.stringify(store));
  expect(await store.notes.get('x')).toBeUndefined();
  expect(await store.lost).toContain('is not a sound database');
  await store.close();
});

test('a check that still goes on ends with the store', async () => {
  const store = await openSqlite(await sound(), { ...large, checkFor: 0 });
  if (isFailure(store)) throw new Error(JSON.stringify(store));
  await store.close();
});
