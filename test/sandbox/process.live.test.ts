// The sandbox in a process of its own, cut down without warning and started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { createDriver } from '#test/driver';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
let child: ChildProcess | undefined;

afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function serve(): Promise<{ readonly url: string; readonly token: string }> {
  const started = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/sandbox/serve.ts', '--database', join(folder, 's.sqlite')],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  child = started;
  for await (const line of createInterface({ input: started.stdout }))
    return JSON.parse(line) as { url: string; token: string };
  throw new Error('the sandbox did not start');
}

test('nothing that was said is lost when the process is killed', async () => {
  const first = await serve();
  const driver = await createDriver(first.url);
  const mira = await driver.person('mira');
  const tables = (await mira.channel('game-tables')).id;
  for (let i = 0; i < 20; i += 1) await mira.send(tables, `line ${i}`);
  await driver.control({ do: 'deny', channel: tables, permissions: ['SendMessages'] });
  child?.kill('SIGKILL');
  driver.close();

  const second = await serve();
  const again = await createDriver(second.url);
  const person = await again.person('mira');
  expect((await person.messages(tables)).map((m) => m.content)).toEqual(
    Array.from({ length: 20 }, (_, i) => `line ${i}`),
  );
  const headers = { authorization: `Bot ${second.token}`, 'content-type': 'application/json' };
  const refused = await fetch(`${second.url}/api/v10/channels/${tables}/messages`, {
    method: 'POST',
    body: '{"content":"x"}',
    headers,
  });
  expect(refused.status).toBe(403);
  expect(await again.violations()).toEqual([]);
  again.close();
});
