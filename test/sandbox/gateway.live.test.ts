// The gateway's protocol, step by step: who may come in, what they are told, and how they come back.
import { GatewayIntentBits as I } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDriver, type DrivenPerson, type Driver } from '#test/driver';
import { type Sandbox, startSandbox } from '../../src/sandbox/sandbox.ts';
import { type Raw, rawBot, rawGateway, rawSession } from './raw.ts';

let sandbox: Sandbox;
let driver: Driver;
let bot: Raw;
let mira: DrivenPerson;
let channel: string;

beforeEach(async () => {
  sandbox = await startSandbox();
  driver = await createDriver(sandbox);
  bot = rawBot(sandbox);
  mira = await driver.person('mira');
  channel = (await mira.channel('game-tables')).id;
});

afterEach(async () => {
  driver.close();
  await sandbox.close();
});

const identify = (more: object = {}) => ({ op: 2, d: { token: sandbox.token, intents: 1, properties: {}, ...more } });

describe('the gateway closes on', () => {
  test.each<[string, number, string, () => unknown]>([
    ['a wrong token', 4004, 'gateway-token', () => identify({ token: 'nonsense' })],
    ['intents that are none', 4013, 'gateway-intents', () => identify({ intents: 1 << 30 })],
    ['no intents', 4013, 'gateway-intents', () => identify({ intents: undefined })],
    ['a privileged intent nobody granted', 4014, 'gateway-privileged', () => identify({ intents: I.MessageContent })],
    ['a shard out of range', 4010, 'gateway-shard', () => identify({ shard: [2, 2] })],
    ['talking before identifying', 4003, 'gateway-order', () => ({ op: 3, d: {} })],
    ['an unknown opcode', 4001, 'gateway-opcode', () => ({ op: 99 })],
    ['something that is not JSON', 4002, 'gateway-decode', () => 'nonsense'],
  ])('%s', async (_, code, rule, packet) => {
    const gateway = await rawGateway(sandbox);
    gateway.send(packet());
    expect(await gateway.closed).toBe(code);
    expect(bot.fresh()).toEqual([rule]);
  });

  test('another version, another encoding, identifying twice, talking too much', async () => {
    expect(await (await rawGateway(sandbox, '?v=6&encoding=json')).closed).toBe(4012);
    expect(await (await rawGateway(sandbox, '?v=10&encoding=etf')).closed).toBe(4002);
    const twice = await rawSession(sandbox);
    twice.send(identify());
    expect(await twice.closed).toBe(4005);
    const loud = await rawSession(sandbox);
    for (let i = 0; i < 121; i += 1) loud.send({ op: 1, d: null });
    expect(await loud.closed).toBe(4008);
    expect(bot.fresh()).toEqual(['gateway-version', 'gateway-encoding', 'gateway-twice', 'gateway-rate']);
  });
});

describe('a session', () => {
  test('begins with hello, ready and the servers, with channels and only its own member', async () => {
    const gateway = await rawGateway(sandbox);
    expect((await gateway.next((e) => e.op === 10)).d.heartbeat_interval).toBe(41_250);
    gateway.send(identify());
    const ready = await gateway.next((e) => e.t === 'READY');
    expect(ready.d).toMatchObject({ v: 10, user: { bot: true }, application: { id: sandbox.applicationId } });
    expect(ready.d.resume_gateway_url).toContain('/gateway');
    const guild = await gateway.next((e) => e.t === 'GUILD_CREATE');
    expect(guild.d.member_count).toBe(8);
    expect(guild.d.members).toHaveLength(1);
    expect(guild.d.channels).toHaveLength(4);
    gateway.send({ op: 1, d: 2 });
    await gateway.next((e) => e.op === 11);
    expect((await mira.world()).application.online).toBe(true);
    gateway.drop();
    await expect.poll(async () => (await mira.world()).application.online).toBe(false);
  });

  test('hears only what its intents allow', async () => {
    const deaf = await rawSession(sandbox, I.Guilds);
    const hearing = await rawSession(sandbox, I.Guilds | I.GuildMessages);
    const heard = hearing.next((e) => e.t === 'MESSAGE_CREATE');
    let told = false;
    void deaf
      .next((e) => e.t === 'MESSAGE_CREATE')
      .then(() => {
        told = true;
      });
    await mira.send(channel, 'psst');
    expect((await heard).d).toMatchObject({ content: '', author: { id: mira.id }, guild_id: '1457709004800000010' });
    expect(told).toBe(false);
  });

  test('is split into shards by server', async () => {
    const left = await rawGateway(sandbox);
    left.send(identify({ shard: [0, 2] }));
    const right = await rawGateway(sandbox);
    right.send(identify({ shard: [1, 2] }));
    const guilds = [await left.next((e) => e.t === 'READY'), await right.next((e) => e.t === 'READY')].map(
      (e) => e.d.guilds,
    );
    expect((guilds as unknown[][]).flat()).toHaveLength(2);
  });

  test('asks for members by id without privilege, for all of them only with it', async () => {
    const gateway = await rawSession(sandbox);
    gateway.send({ op: 8, d: { guild_id: '1457709004800000010', user_ids: [mira.id, '1'], limit: 0 } });
    expect((await gateway.next((e) => e.t === 'GUILD_MEMBERS_CHUNK')).d).toMatchObject({
      not_found: ['1'],
      members: [{ user: { id: mira.id } }],
    });
    gateway.send({ op: 8, d: { guild_id: '1457709004800000010', query: '', limit: 0 } });
    await expect.poll(() => bot.fresh()).toEqual(['gateway-members']);
  });

  test('resumes after a loss and gets exactly what it missed', async () => {
    const gateway = await rawGateway(sandbox);
    gateway.send(identify({ intents: I.Guilds | I.GuildMessages }));
    const ready = await gateway.next((e) => e.t === 'READY');
    await mira.send(channel, 'one');
    const one = await gateway.next((e) => e.t === 'MESSAGE_CREATE');
    gateway.drop();
    const missed = await mira.send(channel, 'two');
    const back = await rawGateway(sandbox);
    back.send({ op: 6, d: { token: sandbox.token, session_id: ready.d.session_id, seq: one.s } });
    const replayed = await back.next((e) => e.op === 0);
    expect(replayed).toMatchObject({ t: 'MESSAGE_CREATE', s: (one.s ?? 0) + 1, d: { id: missed.id } });
    await back.next((e) => e.t === 'RESUMED');
    expect(bot.fresh()).toEqual([]);
  });

  test('that nobody knows cannot be resumed', async () => {
    const gateway = await rawGateway(sandbox);
    gateway.send({ op: 6, d: { token: sandbox.token, session_id: 'nonsense', seq: 1 } });
    expect((await gateway.next((e) => e.op === 9)).d).toBe(false);
    const known = await rawSession(sandbox);
    sandbox.control({ do: 'drop-gateway', code: 4009, resumable: false });
    expect(await known.closed).toBe(4009);
  });

  test('with the content privilege reads everything', async () => {
    const open = await startSandbox({ privilegedIntents: I.MessageContent });
    const theirs = await createDriver(open);
    const gateway = await rawSession(open, I.Guilds | I.GuildMessages | I.MessageContent);
    const person = await theirs.person('mira');
    await person.send(channel, 'plain words');
    expect((await gateway.next((e) => e.t === 'MESSAGE_CREATE')).d.content).toBe('plain words');
    theirs.close();
    await open.close();
  });
});
