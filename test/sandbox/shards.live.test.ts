// Shards as Discord has them: how many it recommends and requires, whose events go where, and how often sessions may begin.
import { afterEach, expect, test } from 'vitest';
import { createDriver, type Driver } from '#test/driver';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../src/sandbox/sandbox.ts';
import { type Raw, type RawGateway, rawBot, rawGateway } from './raw.ts';

let sandbox: Sandbox;
let bot: Raw;
let driver: Driver;

async function open(options: SandboxOptions = {}): Promise<void> {
  sandbox = await startSandbox(options);
  bot = rawBot(sandbox);
  driver = await createDriver(sandbox);
}

afterEach(async () => {
  driver.close();
  await sandbox.close();
});

async function identify(shard: readonly [number, number]): Promise<RawGateway> {
  const gateway = await rawGateway(sandbox);
  gateway.send({ op: 2, d: { token: sandbox.token, intents: 1, properties: {}, shard } });
  return gateway;
}

async function session(index: number, count: number): Promise<RawGateway> {
  const gateway = await identify([index, count]);
  await gateway.next((e) => e.t === 'READY');
  return gateway;
}

const told = async () => (await bot.call('GET', '/gateway/bot')).json;

test('the bot is told how many shards to connect, and how many sessions it may still begin', async () => {
  await open({ recommendedShards: 3, maxConcurrency: 2 });
  await session(0, 3);
  await session(1, 3);
  expect(await told()).toMatchObject({
    shards: 3,
    session_start_limit: { total: 1000, remaining: 998, max_concurrency: 2 },
  });
  expect(sandbox.sessionStarts()).toMatchObject([
    { index: 0, count: 3 },
    { index: 1, count: 3 },
  ]);
  sandbox.control({ do: 'shards', recommended: 5 });
  expect(await told()).toMatchObject({ shards: 5 });
  expect(bot.fresh()).toEqual([]);
});

test('a session for each of so many shards that they are too few is refused', async () => {
  await open({ requireShards: 4 });
  expect(await (await identify([0, 2])).closed).toBe(4011);
  await session(0, 4);
  sandbox.control({ do: 'shards', required: 1 });
  await session(0, 2);
  expect(bot.fresh()).toEqual(['gateway-shards-mixed']);
});

test('a bot without session starts loses its token; once they are back it is let in', async () => {
  await open();
  sandbox.control({ do: 'session-starts', remaining: 0, resetAfterMs: 60_000 });
  expect(await (await identify([0, 1])).closed).toBe(4004);
  expect(bot.fresh()).toEqual(['gateway-session-starts']);
  sandbox.control({ do: 'session-starts', remaining: 0, resetAfterMs: 0 });
  await session(0, 1);
  expect(await told()).toMatchObject({ session_start_limit: { remaining: 999 } });
  expect(bot.fresh()).toEqual([]);
});

test('shards under one key keep their distance, those under different keys need none', async () => {
  await open({ maxConcurrency: 2, identifyApartMs: 3_600_000 });
  await session(0, 4);
  await session(1, 4);
  expect(bot.fresh()).toEqual([]);
  await session(2, 4);
  expect(bot.fresh()).toEqual(['gateway-identify-rate']);
});

test('shards of different counts are only mixed where no server falls on both', async () => {
  await open();
  await session(0, 2);
  await session(1, 4);
  expect(bot.fresh()).toEqual([]);
  const twice = await session(2, 4);
  expect(bot.fresh()).toEqual(['gateway-shards-mixed']);
  twice.drop();
});

test('a new server goes to its shard, and so does what people press there', async () => {
  await open();
  const shards = await Promise.all([0, 1, 2, 3].map((index) => session(index, 4)));
  const mira = await driver.person('mira');
  await driver.control({ do: 'add-server', name: 'Outer Rim', shard: [2, 4], members: [mira.id] });
  const created = await shards[2]!.next((e) => e.t === 'GUILD_CREATE' && e.d.name === 'Outer Rim');
  expect(Number((BigInt(String(created.d.id)) >> 22n) % 4n)).toBe(2);
  const command = { name: 'wave', description: 'Waves', type: 1 };
  await bot.call('PUT', `/applications/${sandbox.applicationId}/commands`, [command]);
  const channel = await mira.channel('general', 'Outer Rim');
  const waved = mira.command(channel.id, 'wave');
  const { d: packet } = await shards[2]!.next((e) => e.t === 'INTERACTION_CREATE');
  expect(packet.guild_id).toBe(created.d.id);
  await bot.call('POST', `/interactions/${packet.id}/${packet.token}/callback`, { type: 4, data: { content: 'o/' } });
  expect((await waved).message?.content).toBe('o/');
  const dm = await mira.openDm();
  const alone = mira.command(dm.id, 'wave');
  const direct = await shards[0]!.next((e) => e.t === 'INTERACTION_CREATE');
  const answer = { type: 4, data: { content: 'o/' } };
  await bot.call('POST', `/interactions/${direct.d.id}/${direct.d.token}/callback`, answer);
  await alone;
  expect(bot.fresh()).toEqual([]);
});

test('as many servers as are wanted fall on a shard; two of one name are refused', async () => {
  await open();
  for (const name of ['one', 'two', 'three']) await driver.control({ do: 'add-server', name, shard: [7, 16] });
  const seen = (await (await driver.person('pascal')).world()).guilds.filter(({ name }) => /one|two|three/.test(name));
  expect(new Set(seen.map(({ id }) => id)).size).toBe(3);
  expect(seen.map(({ id }) => (BigInt(id) >> 22n) % 16n)).toEqual([7n, 7n, 7n]);
  await expect(driver.control({ do: 'add-server', name: 'two' })).rejects.toThrow('there is a server of that name');
  await expect(driver.control({ do: 'add-server', name: 'x', members: ['nobody'] })).rejects.toThrow('no such person');
});
