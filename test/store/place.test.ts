// The file goes from under the open store: nothing more is taken, and what was stored is saved.

import { renameSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '#test/folder';
import { storeAt } from '#test/store';
import { newTable } from './rows.ts';

test.each<[string, (path: string, backup: string) => void]>([
  ['deleted', (path) => unlinkSync(path)],
  ['moved away', (path) => renameSync(path, `${path}.old`)],
  ['replaced by a backup', (path, backup) => renameSync(backup, path)],
])('a database that is %s is noticed at once, and what it held is saved', async (_what, take) => {
  const place = newFolder();
  const path = join(place, 'wardroom.sqlite');
  const store = await storeAt(path, { lookEvery: 50 });
  const backup = join(place, 'backup.sqlite');
  await store.backup(backup);
  await store.tables.create(newTable('t1'));
  take(path, backup);
  await expect(store.tables.create(newTable('t2'))).rejects.toMatchObject({ fault: 'replaced' });
  await expect(store.tables.find('t1')).rejects.toMatchObject({ fault: 'replaced' });
  const line = await store.lost;
  expect(line).toContain(`The database ${path} was deleted or replaced`);
  const rescued = await storeAt(/lies in (\S+)\.$/.exec(line)?.[1] ?? '');
  expect((await rescued.tables.find('t1'))?.id).toBe('t1');
  expect(await rescued.tables.find('t2')).toBeUndefined();
});
