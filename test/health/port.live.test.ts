// What the bot answers about itself at its health port, while people play and things go wrong.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { commands } from '#commands/index';
import { createLog } from '#discord/core/log';
import { ARGS } from '#discord/ids';
import { createHealth } from '#health/index';
import { startSandbox } from '#sandbox/sandbox';
import { newFolder } from '#test/folder';
import { PATIENT_DEADLINE } from '#test/patience';
import { openStage, type Stage } from '../discord/stage.ts';
import { eventually, outcome, startTable } from '../discord/stories.ts';
import { type Sample, samplesOf, sumOf } from './exposition.ts';

const root = join(import.meta.dirname, '../..');
let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

type Answer = { readonly status: number; readonly says: { readonly reasons?: readonly string[] } };

const ask = async (path: 'healthz' | 'readyz'): Promise<Answer> => {
  const response = await fetch(`${stage.health.url()}/${path}`);
  return { status: response.status, says: (await response.json()) as Answer['says'] };
};

/** What /healthz or /readyz says, once it is of this kind. */
const told = (path: 'healthz' | 'readyz', status: number): Promise<Answer> =>
  eventually(async () => {
    const answer = await ask(path);
    return answer.status === status ? answer : undefined;
  });

const metrics = async (): Promise<readonly Sample[]> => {
  const response = await fetch(`${stage.health.url()}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  return samplesOf(await response.text());
};

test('a game that is played shows in the metrics', async () => {
  stage = await openStage({ watched: true });
  const { host, live } = await startTable(stage);
  const panel = await outcome(await host.press(live, 'My hand & moves'));
  await outcome(await host.press(panel, 'keep'));
  await told('readyz', 200);
  const samples = await eventually(async () => {
    const found = await metrics();
    return sumOf(found, 'wardroom_interactions_total', { name: 'go' }) === undefined ? undefined : found;
  });
  const counted = (name: string, labels: Record<string, string>) => sumOf(samples, name, labels) ?? 0;
  for (const [kind, name] of [
    ['command', 'play'],
    ['press', 'join'],
    ['press', 'start'],
    ['press', 'hand'],
    ['press', 'go'],
  ] as const)
    expect(counted('wardroom_interactions_total', { kind, name, outcome: 'answered' }), name).toBe(1);
  expect(counted('wardroom_first_response_seconds_count', { kind: 'command' })).toBe(1);
  expect(counted('wardroom_first_response_seconds_count', { kind: 'press' })).toBe(4);
  expect(counted('wardroom_sends_total', { kind: 'live', outcome: 'sent' })).toBeGreaterThan(0);
  expect(counted('wardroom_discord_requests_total', { outcome: 'ok' })).toBeGreaterThan(5);
  // A person joins, the game starts, a hand is kept.
  expect(counted('wardroom_commits_total', { result: 'stored' })).toBeGreaterThanOrEqual(3);
  expect(counted('wardroom_store_call_seconds_count', { call: 'tables.create' })).toBe(1);
  expect(counted('wardroom_pictures_total', { outcome: 'drawn' })).toBeGreaterThan(0);
  expect(counted('wardroom_sweep_seconds_count', {})).toBeGreaterThan(0);
  expect(counted('wardroom_shard_ready', { shard: '0' })).toBe(1);
  expect(counted('wardroom_tables', { status: 'running' })).toBe(1);
  const heap = counted('nodejs_heap_size_used_bytes', {});
  expect(counted('wardroom_heap_limit_bytes', {})).toBeGreaterThan(heap);
});

test('everything that is exported is documented', async () => {
  stage = await openStage({ watched: true });
  const page = await (await fetch(`${stage.health.url()}/metrics`)).text();
  const names = [...page.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name);
  const documented = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
});

test('nothing that people type or forge becomes a label, nor does any id', async () => {
  stage = await openStage({ watched: true });
  const { host, channel, table } = await startTable(stage);
  const forged = [
    'x:nothing:',
    't:gone:0:1z000:no.such.verb:',
    'x:constructor:',
    '"} 1\nwardroom_forged 1',
    'x:deck.show:😀',
  ];
  const strange = ['constructor', 'sabotage'];
  await stage.rest.put(`/applications/${stage.sandbox.applicationId}/guilds/${channel.guildId}/commands`, {
    body: strange.map((name) => ({ name, description: 'of another program', type: 1 })),
  });
  const sent = (await stage.rest.post(`/channels/${channel.id}/messages`, {
    body: {
      flags: 1 << 15,
      components: [
        {
          type: 1,
          components: forged.map((custom_id, n) => ({ type: 2, style: 2, label: `forged ${n}`, custom_id })),
        },
      ],
    },
  })) as { id: string };
  const message = await host.waitFor((one) => one.id === sent.id);
  for (const n of forged.keys()) await host.press(message, `forged ${n}`);
  for (const name of strange) await host.command(channel.id, name);
  const samples = await eventually(async () => {
    const found = await metrics();
    const unknown = sumOf(found, 'wardroom_interactions_total', { name: 'unknown' });
    return unknown === forged.length + strange.length ? found : undefined;
  });
  const names = samples.filter(({ name }) => name === 'wardroom_interactions_total').map(({ labels }) => labels.name);
  const known = [...Object.keys(ARGS), ...commands.map((command) => command.name), 'unknown'];
  expect(names.filter((name) => !known.includes(name ?? ''))).toEqual([]);
  expect(sumOf(samples, 'wardroom_forged')).toBeUndefined();
  const values = samples
    .filter(({ name }) => name.startsWith('wardroom_'))
    .flatMap(({ labels }) => Object.values(labels));
  const ids = [host.id, table.id, channel.id, channel.guildId, message.id];
  expect(values.filter((value) => ids.includes(value) || /\d{6}/.test(value))).toEqual([]);
});

test('the bot is not ready while the gateway is away, and ready when it is back', async () => {
  const databasePath = join(newFolder(), 'sandbox.sqlite');
  const open = (port: number) => startSandbox({ port, databasePath, deadlines: { firstMs: PATIENT_DEADLINE } });
  let sandbox = await open(0);
  onTestFinished(() => sandbox.close());
  stage = await openStage({ watched: true, sandbox });
  await told('readyz', 200);
  stage.driver.close();
  await sandbox.close();
  const { says } = await told('readyz', 503);
  expect(says.reasons).toEqual(['shard 0 is not connected to Discord']);
  expect(sumOf(await metrics(), 'wardroom_shard_ready', { shard: '0' })).toBe(0);
  expect((await ask('healthz')).status).toBe(200);
  sandbox = await open(Number(new URL(sandbox.url).port));
  await told('readyz', 200);
  expect(sumOf(await metrics(), 'wardroom_shard_ready', { shard: '0' })).toBe(1);
});

test('a bot that is about to be closed is no longer ready', async () => {
  stage = await openStage({ watched: true });
  await told('readyz', 200);
  stage.health.retire();
  expect(await ask('readyz')).toEqual({
    status: 503,
    says: { ready: false, reasons: ['the program is shutting down'] },
  });
});

test('a store that hangs or fails is told, and so is that it answers again', async () => {
  const trouble = { kind: 'none' as 'none' | 'hangs' | 'fails', over: () => {} };
  stage = await openStage({
    watched: true,
    wrapStore: (store) => ({
      ...store,
      notes: {
        ...store.notes,
        async get(key) {
          if (trouble.kind === 'fails') throw new Error('the disk is gone');
          if (trouble.kind === 'hangs') await new Promise<void>((resolve) => Object.assign(trouble, { over: resolve }));
          return store.notes.get(key);
        },
      },
    }),
  });
  expect(await ask('healthz')).toEqual({ status: 200, says: { healthy: true } });
  trouble.kind = 'hangs';
  expect((await told('healthz', 503)).says.reasons).toEqual(['the store has not answered for 2 s']);
  trouble.kind = 'none';
  trouble.over();
  expect((await told('healthz', 200)).says).toEqual({ healthy: true });
  trouble.kind = 'fails';
  expect((await told('healthz', 503)).says.reasons).toEqual(['the store fails: the disk is gone']);
  // Nobody can be served without it.
  expect((await told('readyz', 503)).says.reasons).toContain('the store fails: the disk is gone');
});

test('refusals of Discord that lead to a ban are counted', async () => {
  stage = await openStage({ watched: true });
  const { host, live } = await startTable(stage);
  const panel = await outcome(await host.press(live, 'My hand & moves'));
  const count = async (kind: string) => sumOf(await metrics(), 'wardroom_discord_requests_total', { outcome: kind });
  expect(await count('forbidden')).toBe(0);
  await stage.driver.control({ do: 'fail', path: '/channels/', status: 403, times: 1 });
  await outcome(await host.press(panel, 'keep'));
  await eventually(async () => ((await count('forbidden')) === 1 ? true : undefined));
});

/** The program in a process of its own, with its stand-in for Discord and these settings. */
function launch(settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['src/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DISCORD_TOKEN: '',
      SANDBOX_PORT: '0',
      DATABASE_PATH: ':memory:',
      LOG_LEVEL: 'info',
      ...settings,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => Object.assign(said, { out: said.out + text }));
  child.stderr.setEncoding('utf8').on('data', (text: string) => Object.assign(said, { err: said.err + text }));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, said, ended };
}

test('the program answers at its port once it is ready, and ends as usual', async () => {
  const program = launch({ HEALTH_PORT: '0' });
  const url = await eventually(() => /"url":"(http[^"]+)"/.exec(program.said.out)?.[1]);
  const status = await eventually(async () => {
    const ready = await fetch(`${url}/readyz`);
    return ready.ok ? ready.status : undefined;
  });
  expect([status, (await fetch(`${url}/healthz`)).status]).toEqual([200, 200]);
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  expect(program.said.err).toBe('');
});

test('a port in use is reported in one line, and the program does not start', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const program = launch({ HEALTH_PORT: String(port) });
  expect(await program.ended).toBe(1);
  expect(program.said.err).toBe(`HEALTH_PORT: port ${port} is in use; choose another one, or 0 for any.\n`);
});

test('an address of another machine is reported in one line', async () => {
  const program = launch({ HEALTH_PORT: '0', HEALTH_HOST: '192.0.2.1' });
  expect(await program.ended).toBe(1);
  expect(program.said.err).toMatch(/^HEALTH_HOST: 192\.0\.2\.1 is no address of this machine; .*\n$/);
});

test('the port answers while the database is being opened', async () => {
  const health = createHealth({ port: 0, host: '127.0.0.1', log: createLog('silent') });
  onTestFinished(() => health.close());
  expect(await health.open(() => [])).toBeUndefined();
  const at = async (path: string) => (await fetch(`${health.url()}/${path}`)).status;
  expect([await at('healthz'), await at('readyz'), await at('metrics')]).toEqual([200, 503, 200]);
  expect(await (await fetch(`${health.url()}/readyz`)).json()).toEqual({
    ready: false,
    reasons: ['the database is being opened and checked'],
  });
});
