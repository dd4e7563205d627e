/** Which SQLite driver is used, and what is told where it is missing. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { driverName, openFile } from '#core/sqlite';
import { newFolder } from '#test/folder';

test('version 13 where Node-API 10 is to be had, version 12 elsewhere', () => {
  const { version } = createRequire(import.meta.url)(`${driverName}/package.json`) as { version: string };
  expect(version.split('.')[0]).toBe(Number(process.versions.napi) >= 10 ? '13' : '12');
  const file = openFile(':memory:');
  expect(file.prepare('SELECT 1 + 1 AS two').get()).toEqual({ two: 2 });
  file.close();
});

test('a driver that was built for another Node is told, with what to do', async () => {
  const binding = join(newFolder(), 'better_sqlite3.node');
  writeFileSync(binding, 'built for another machine');
  expect(() => openFile(':memory:', { nativeBinding: binding })).toThrow(
    expect.objectContaining({ code: 'NO_DRIVER' }),
  );
});
