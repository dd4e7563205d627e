// Several bots on one database, each with some of Discord's shards: who answers where, and how they come in one after the other.
import { join } from 'node:path';
import { Client, Events, GatewayIntentBits } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { connectionFault } from '#discord/core/faults';
import { type Leases, localLeases } from '#discord/core/leases';
import { keepLean } from '#discord/core/light-caches';
import { type Sandbox, type SandboxOptions, startSandbox } from '#sandbox/sandbox';
import { componentsOf, createDriver, textOfMessage } from '#test/driver';
import { newFolder } from '#test/folder';
import { PATIENT_DEADLINE } from '#test/patience';
import { openStage, type Stage, type StageOptions } from '../stage.ts';
import { eventually, isLive, isLobby, league, outcome } from '../stories.ts';

/** How far apart the stand-in wants identifies, and how far apart the bots keep them: a busy machine delays some of them. */
const WANTED_APART = 100;
const KEPT_APART = 1000;

async function openSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const sandbox = await startSandbox({
    deadlines: { firstMs: PATIENT_DEADLINE },
    identifyApartMs: WANTED_APART,
    ...options,
  });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/** A bot of its own on the sandbox and a database that it may share. */
async function openBot(sandbox: Sandbox, options: StageOptions): Promise<Stage> {
  const stage = await openStage({ sandbox, ...options, share: { identifyApartMs: KEPT_APART, ...options.share } });
  onTestFinished(() => stage.close());
  return stage;
}

/** As many bots as told, started at once, with a shard each unless there are more of them. */
async function openBots(
  sandbox: Sandbox,
  bots: number,
  more: { readonly shards?: number; readonly log?: string[] } = {},
) {
  const database = join(newFolder(), 'wardroom.sqlite');
  const count = more.shards ?? bots;
  const each = count / bots;
  const leases = localLeases(Date.now);
  const opened: { readonly bot: number; readonly guild: string | undefined }[] = [];
  const open = (bot: number) =>
    openBot(sandbox, {
      database,
      ...(more.log !== undefined && { log: more.log }),
      share: { shards: { first: bot * each, last: (bot + 1) * each - 1, count }, processes: bots, leases },
      wrap: (tables) => ({
        ...tables,
        open(request) {
          opened.push({ bot, guild: request.place.guild });
          return tables.open(request);
        },
      }),
    });
  const stages = await Promise.all(Array.from({ length: bots }, (_, bot) => open(bot)));
  return { stages, opened };
}

test.each([2, 4])(
  '%i bots share the servers: each answers in its own, and everybody may go on anywhere',
  async (bots) => {
    const sandbox = await openSandbox();
    const { stages, opened } = await openBots(sandbox, bots);
    const { driver, tables } = stages[0]!;
    const mira = await driver.person('mira');
    const jun = await driver.person('jun');
    const servers = stages.map((_, shard) => `Sector ${shard}`);
    for (const [shard, name] of servers.entries())
      await driver.control({ do: 'add-server', name, shard: [shard, bots] });
    for (const name of servers) {
      const { id, guildId } = await mira.channel('game-tables', name);
      await mira.command(id, 'play');
      const lobby = await jun.waitFor((m) => m.channel_id === id && isLobby(m));
      await jun.press(lobby, 'Join');
      await mira.waitFor((m) => m.id === lobby.id && JSON.stringify(m.components).includes(jun.id));
      await mira.press(lobby, 'Start');
      await eventually(async () => (await tables.tablesIn(guildId ?? '')).some((one) => one.status === 'running'));
      await mira.waitFor((m) => isLive(m) && m.id !== lobby.id);
    }
    const ids = await Promise.all(servers.map(async (name) => (await mira.channel('general', name)).guildId));
    expect(opened).toEqual(ids.map((guild, bot) => ({ bot, guild })));

    // What one bot has stored, the others show; direct messages are answered as well.
    const dm = await mira.openDm();
    const lists = [
      dm.id,
      ...(await Promise.all(servers.map(async (name) => (await mira.channel('general', name)).id))),
    ];
    for (const channel of lists) {
      const list = await outcome(await mira.command(channel, 'games'));
      const choices = componentsOf(list).flatMap(({ options = [] }) => options);
      expect(choices.length).toBe(bots);
    }
    expect(sandbox.violations()).toEqual([]);
    expect(stages.flatMap(({ logged }) => logged)).toEqual([]);
  },
);

test('AS62 bots that start at once connect one after the other, and one of them registers the commands', async () => {
  const sandbox = await openSandbox();
  const log: string[] = [];
  await openBots(sandbox, 3, { log });
  expect(sandbox.sessionStarts().map(({ index }) => index)).toHaveLength(3);
  const outcomes = log.flatMap((line) => /"outcome":"(\w+)"/.exec(line)?.[1] ?? []);
  expect(outcomes.sort()).toEqual(['registered', 'unchanged', 'unchanged']);
  expect(sandbox.violations()).toEqual([]);
});

test('shards take turns under the same key only, within a bot and between bots', async () => {
  const sandbox = await openSandbox({ maxConcurrency: 2 });
  await openBots(sandbox, 2, { shards: 4 });
  const begun = sandbox.sessionStarts().map(({ index, count }) => `${index}/${count}`);
  expect(begun.sort()).toEqual(['0/4', '1/4', '2/4', '3/4']);
  expect(sandbox.violations()).toEqual([]);
});

test('a bot left to itself connects as many shards as Discord recommends', async () => {
  const sandbox = await openSandbox({ recommendedShards: 2, requireShards: 2 });
  const stage = await openBot(sandbox, {});
  expect(sandbox.sessionStarts().map(({ index, count }) => `${index}/${count}`)).toEqual(['0/2', '1/2']);
  const mira = await stage.driver.person('mira');
  for (const server of [league, 'Quiet Orbit']) {
    const { id } = await mira.channel('general', server);
    expect(textOfMessage(await outcome(await mira.command(id, 'help')))).toContain('/play');
  }
  expect(sandbox.violations()).toEqual([]);
});

test('with fewer shards than Discord takes, the bot ends with a line that names SHARD_COUNT', async () => {
  const sandbox = await openSandbox({ requireShards: 4 });
  const start = openBot(sandbox, { share: { shards: { first: 0, last: 1, count: 2 } } });
  const refusal = await start.catch((error: unknown) => connectionFault(error, sandbox.apiUrl));
  expect(refusal).toMatch(/^SHARD_COUNT: .* stop all processes, set a higher SHARD_COUNT/);
});

test('… as it does when it outgrows its shards, after it has been warned', async () => {
  const sandbox = await openSandbox({ recommendedShards: 4 });
  const log: string[] = [];
  await openBot(sandbox, { log, share: { shards: { first: 0, last: 0, count: 1 } } });
  expect(log.join()).toContain('Discord recommends more shards');
  sandbox.control({ do: 'shards', required: 4 });
  sandbox.control({ do: 'drop-gateway', code: 4009, resumable: false });
  await expect.poll(() => log.some((line) => line.includes('"why":"SHARD_COUNT: '))).toBe(true);
});

test('a bot with few session starts left waits until there are more', async () => {
  const sandbox = await openSandbox();
  const log: string[] = [];
  const back = Date.now() + 1500;
  sandbox.control({ do: 'session-starts', remaining: 49, resetAfterMs: back - Date.now() });
  await openBot(sandbox, { log });
  expect(log.join()).toContain('too few session starts are left');
  const [begun] = sandbox.sessionStarts();
  expect(begun?.at).toBeGreaterThanOrEqual(back);
  expect(sandbox.violations()).toEqual([]);
});

test('… also when it has lost its session', async () => {
  const sandbox = await openSandbox();
  const log: string[] = [];
  const stage = await openBot(sandbox, { log });
  const back = Date.now() + 1500;
  sandbox.control({ do: 'session-starts', remaining: 49, resetAfterMs: back - Date.now() });
  sandbox.control({ do: 'drop-gateway', code: 4009, resumable: false });
  const again = await eventually(() => sandbox.sessionStarts()[1]);
  expect(again.at).toBeGreaterThanOrEqual(back);
  const mira = await stage.driver.person('mira');
  await eventually(async () => (await mira.world()).application.online);
  expect(sandbox.violations()).toEqual([]);
});

test('… but not when Discord does not say how many there are', async () => {
  const sandbox = await openSandbox();
  const log: string[] = [];
  await openBot(sandbox, { log });
  sandbox.control({ do: 'fail', path: '/gateway/bot', times: 1000 });
  sandbox.control({ do: 'drop-gateway', code: 4009, resumable: false });
  await eventually(() => sandbox.sessionStarts()[1]);
  expect(log.join()).toContain('Discord does not tell how many session starts are left');
});

test('a bot that cannot agree with the others tries until it can', async () => {
  const sandbox = await openSandbox();
  const log: string[] = [];
  const working = localLeases(Date.now);
  let failures = 3;
  const leases: Leases = {
    ...working,
    async take(...lease) {
      if (failures-- > 0) throw new Error('the database is busy');
      return working.take(...lease);
    },
  };
  await openBot(sandbox, { log, share: { leases } });
  expect(log.filter((line) => line.includes('a lease cannot be taken'))).toHaveLength(1);
  expect(sandbox.sessionStarts()).toHaveLength(1);
});

test('a shard that is connected answers, while another one still waits for its turn', async () => {
  const sandbox = await openSandbox({ recommendedShards: 2 });
  const database = join(newFolder(), 'wardroom.sqlite');
  const before = await openStage({ sandbox, database, share: { identifyApartMs: KEPT_APART } });
  await before.close();
  const working = localLeases(Date.now);
  let open = true;
  let last: string | undefined;
  const leases: Leases = {
    ...working,
    async take(name, holder, forMs) {
      if (!name.startsWith('identify')) return working.take(name, holder, forMs);
      // Whoever has it may have it for longer.
      const taken = (open || holder === last) && (await working.take(name, holder, forMs));
      if (taken) {
        open = false;
        last = holder;
      }
      return taken;
    },
  };
  const starting = openBot(sandbox, { database, share: { leases } });
  const driver = await createDriver(sandbox);
  onTestFinished(() => driver.close());
  const begun = await eventually(() => sandbox.sessionStarts()[2]);
  await driver.control({ do: 'add-server', name: 'Early Bird', shard: [begun.index, 2] });
  const mira = await driver.person('mira');
  await eventually(async () => (await mira.world()).application.online);
  const { id } = await mira.channel('general', 'Early Bird');
  expect(textOfMessage(await outcome(await mira.command(id, 'help')))).toContain('/play');
  expect(sandbox.sessionStarts()).toHaveLength(3);
  open = true;
  await starting;
  expect(sandbox.sessionStarts()).toHaveLength(4);
});

test('a bot waits for the lease of one that has died, and then connects', async () => {
  const sandbox = await openSandbox();
  const leases = localLeases(Date.now);
  for (const name of ['identify:0', 'register']) await leases.take(name, 'somebody who died', 1000);
  const log: string[] = [];
  await openBot(sandbox, { log, share: { leases } });
  expect(log.join()).toContain('"outcome":"registered"');
});

test('of servers the client keeps no channels, roles or threads, and hears of what changes who may see what', async () => {
  const sandbox = await openSandbox();
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: sandbox.apiUrl } });
  onTestFinished(() => client.destroy());
  const changed = new Set<string>();
  keepLean(client, (id) => void changed.add(id));
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(sandbox.token);
  await ready;
  sandbox.control({ do: 'add-server', name: 'Outer Rim' });
  await expect.poll(() => client.guilds.cache.map(({ name }) => name)).toContain('Outer Rim');
  const hidden = '1457709004800000031';
  sandbox.control({ do: 'deny', channel: hidden, permissions: ['ViewChannel'] });
  await expect.poll(() => [...changed]).toContain(hidden);
  expect(client.channels.cache.size).toBe(0);
  expect(client.guilds.cache.map(({ roles, members }) => roles.cache.size + members.cache.size)).toEqual([0, 0, 0]);
});
