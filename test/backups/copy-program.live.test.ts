// The program that copies the database for the backups, while the bot has it open.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProgram } from '#backups/copy-program';
import { newFolder } from '#test/folder';
import { storeAt } from '#test/store';
import { newTable } from '../store/rows.ts';

const notAborted = () => new AbortController().signal;

test('a copy holds what the store holds, which stays in use', async () => {
  const folder = newFolder();
  const store = await storeAt(join(folder, 'wardroom.sqlite'));
  await store.tables.create(newTable('t1'));
  const target = join(folder, 'backups', 'copy.sqlite');
  await copyProgram(join(folder, 'wardroom.sqlite'))(target, notAborted());
  await store.tables.create(newTable('t2'));
  const copy = await storeAt(target);
  expect((await copy.tables.find('t1'))?.id).toBe('t1');
  expect(await copy.tables.find('t2')).toBeUndefined();
  await copy.close();
  await store.close();
});

test('a copy that cannot be made says why', async () => {
  const folder = newFolder();
  const copy = copyProgram(join(folder, 'none.sqlite'));
  await expect(copy(join(folder, 'copy.sqlite'), notAborted())).rejects.toThrow('There is no database at');
});

test('a copy that is given up leaves no file of its name', async () => {
  const folder = newFolder();
  const store = await storeAt(join(folder, 'wardroom.sqlite'));
  const given = new AbortController();
  const copying = copyProgram(join(folder, 'wardroom.sqlite'))(join(folder, 'copy.sqlite'), given.signal);
  given.abort();
  await expect(copying).rejects.toThrow();
  expect(existsSync(join(folder, 'copy.sqlite'))).toBe(false);
  await store.close();
});
