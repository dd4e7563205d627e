// The check that the image makes of itself: it says how the program is, and ends one that hangs.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder } from '#test/folder';

/** A program that answers at a port in some way. */
async function answering(how: { status: number }): Promise<number> {
  const server = createServer((_, response) => response.writeHead(how.status).end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** A process that looks like the program with this port. */
function programAt(port: number): ChildProcess {
  const env = { ...process.env, HEALTH_PORT: String(port) };
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'src/start.mjs'], { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test('a healthy program passes, others fail, and one that fails again and again is ended and no other', async () => {
  const how = { status: 200 };
  const port = await answering(how);
  const env = { ...process.env, HEALTH_PORT: String(port), TMPDIR: newFolder() };
  const check = async (...args: string[]): Promise<unknown> => {
    const [code] = await once(spawn(process.execPath, ['src/health-check.mjs', ...args], { env }), 'close');
    return code;
  };
  const [mine, other] = [programAt(port), programAt(port + 1)];
  const ended = once(mine, 'close');
  expect(await check('--end-after', '2')).toBe(0);
  how.status = 503;
  expect([await check(), await check('--end-after', '2')]).toEqual([1, 1]);
  how.status = 200;
  expect(await check('--end-after', '2')).toBe(0);
  how.status = 503;
  expect(await check('--end-after', '2')).toBe(1);
  expect(mine.exitCode ?? mine.signalCode).toBeNull();
  expect(await check('--end-after', '2')).toBe(1);
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(other.exitCode ?? other.signalCode).toBeNull();
});
