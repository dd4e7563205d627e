/** Tests that are not live need nothing but a processor: what a test must not do in them fails at once and says where it belongs. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { longest } from '#test/longest';

const refused = /one that starts others is named `….live.test.ts`/;

test.each([
  ['a program', () => spawn(process.execPath, ['--version'])],
  ['a program that is waited for', () => execFileSync(process.execPath, ['--version'])],
  ['a thread', () => new Worker('', { eval: true })],
  ['a server', () => createServer().listen(0)],
  ['a connection', () => connect(9)],
])('%s cannot be started', (_what, start) => {
  expect(start).toThrow(refused);
});

test('nothing can be fetched', async () => {
  await expect(fetch('http://127.0.0.1:59999/')).rejects.toMatchObject({
    cause: { message: expect.stringMatching(refused) },
  });
});

test('which tests are live, long or nightly their names say, not a list', () => {
  const config = readFileSync(new URL('../vitest.config.ts', import.meta.url), 'utf8');
  expect(config).toContain('.live.test.ts');
  expect(config.match(/'test\/[^'*]*\.test\.ts'/g)).toBeNull();
});

test('the files that begin first, as they take longest, are all there', () => {
  const missing = longest.filter((path) => !existsSync(new URL(`..${path}`, import.meta.url)));
  expect(missing).toEqual([]);
});
