// The drill as a program, as people run it.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { npmScript } from '#test/npm-script';
import { backupWith } from './backup.ts';

const root = join(import.meta.dirname, '../..');

const run = (file: string) => promisify(execFile)(process.execPath, npmScript('restore:check', file), { cwd: root });

test('names what would be lost and ends with 1', async () => {
  const { file, damaged } = await backupWith('UPDATE tables SET state = substr(state, 1, 500) WHERE id = ?');
  await expect(run(file)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining(`table ${damaged} (ese): `),
    stderr: expect.stringContaining('5 of 6 unfinished tables can be played on; boards drawn: 4.'),
  });
});

test('passes a sound backup', async () => {
  const { file } = await backupWith(`UPDATE tables SET status = 'cancelled' WHERE id = ?`);
  expect((await run(file)).stdout).toBe(`${file}: 5 of 5 unfinished tables can be played on; boards drawn: 4.\n`);
});
