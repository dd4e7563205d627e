// What may befall a bot through no fault of its own: permissions taken away, channels and people gone, Discord failing.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDriver, type DrivenPerson, type Driver } from '#test/driver';
import { type Sandbox, startSandbox } from '../../src/sandbox/sandbox.ts';
import { type Raw, type RawGateway, rawBot, rawSession } from './raw.ts';

let sandbox: Sandbox;
let driver: Driver;
let bot: Raw;
let gateway: RawGateway;
let mira: DrivenPerson;
let tables: string;
const league = '1457709004800000010';

beforeEach(async () => {
  sandbox = await startSandbox();
  driver = await createDriver(sandbox);
  bot = rawBot(sandbox);
  gateway = await rawSession(sandbox);
  mira = await driver.person('mira');
  tables = (await mira.channel('game-tables')).id;
});

afterEach(async () => {
  driver.close();
  gateway.drop();
  await sandbox.close();
});

const write = (channel: string, files?: Record<string, string>) =>
  bot.call('POST', `/channels/${channel}/messages`, { content: 'x' }, files);
const makeThread = (channel: string, type = 11) =>
  bot.call('POST', `/channels/${channel}/threads`, { name: 'T', type });

describe('permissions', () => {
  test('the lounge takes no threads and notices take no messages', async () => {
    expect(await makeThread((await mira.channel('lounge')).id)).toMatchObject({ status: 403, json: { code: 50013 } });
    const notices = await mira.channel('notices');
    expect(await write(notices.id)).toMatchObject({ status: 403, json: { code: 50013 } });
    expect(bot.fresh()).toEqual([]);
  });

  test('can be taken away one by one, are told, and come back', async () => {
    const thread = (await makeThread(tables)).json.id as string;
    sandbox.control({ do: 'deny', channel: tables, permissions: ['AttachFiles'] });
    await gateway.next((e) => e.t === 'CHANNEL_UPDATE');
    expect((await write(tables)).status).toBe(200);
    expect((await write(tables, { '0:a.txt': 'x' })).json.code).toBe(50013);
    sandbox.control({ do: 'deny', channel: tables, permissions: ['SendMessagesInThreads', 'CreatePublicThreads'] });
    expect((await write(thread)).json.code).toBe(50013);
    expect((await write(tables)).status).toBe(200);
    expect((await makeThread(tables)).json.code).toBe(50013);
    sandbox.control({ do: 'deny', channel: tables, permissions: ['ViewChannel'] });
    expect((await write(tables)).json.code).toBe(50001);
    expect((await bot.call('GET', `/channels/${thread}`)).json.code).toBe(50001);
    sandbox.control({ do: 'deny', channel: tables, permissions: [] });
    expect((await write(thread)).status).toBe(200);
    expect(bot.fresh()).toEqual([]);
  });

  test('show in app_permissions, and an interaction is answered without them', async () => {
    await bot.call('PUT', `/applications/${sandbox.applicationId}/commands`, [{ name: 'do', description: 'Does' }]);
    sandbox.control({ do: 'deny', channel: tables, permissions: ['SendMessages'] });
    const done = mira.command(tables, 'do');
    const i = (await gateway.next((e) => e.t === 'INTERACTION_CREATE')).d as {
      id: string;
      token: string;
      app_permissions: string;
    };
    expect(BigInt(i.app_permissions) & (1n << 11n)).toBe(0n);
    expect(
      (await bot.call('POST', `/interactions/${i.id}/${i.token}/callback`, { type: 4, data: { content: 'here' } }))
        .status,
    ).toBe(204);
    expect((await done).message?.content).toBe('here');
  });

  test('a private thread is seen by those in it only', async () => {
    const tobin = await driver.person('tobin');
    const thread = (await makeThread(tables, 12)).json.id as string;
    await expect(tobin.channel(thread)).rejects.toThrow('sees no channel');
    expect((await bot.call('PUT', `/channels/${thread}/thread-members/${tobin.id}`)).status).toBe(204);
    expect((await tobin.channel(thread)).kind).toBe('private-thread');
    await gateway.next((e) => e.t === 'THREAD_MEMBERS_UPDATE');
    expect((await bot.call('GET', `/channels/${thread}/thread-members`)).json).toHaveLength(2);
    expect((await bot.call('DELETE', `/channels/${thread}/thread-members/${tobin.id}`)).status).toBe(204);
    await expect(tobin.channel(thread)).rejects.toThrow('sees no channel');
  });
});

describe('threads', () => {
  test('want a fitting name and archive time, and one per message', async () => {
    expect((await bot.call('POST', `/channels/${tables}/threads`, { name: '', type: 11 })).status).toBe(400);
    expect((await bot.call('POST', `/channels/${tables}/threads`, { name: 'x'.repeat(101), type: 11 })).status).toBe(
      400,
    );
    expect(
      (await bot.call('POST', `/channels/${tables}/threads`, { name: 'x', type: 11, auto_archive_duration: 61 }))
        .status,
    ).toBe(400);
    expect(bot.fresh()).toEqual(['schema', 'schema', 'schema']);
    const { json } = await write(tables);
    const path = `/channels/${tables}/messages/${json.id}/threads`;
    expect((await bot.call('POST', path, { name: 'x' })).status).toBe(201);
    expect((await bot.call('POST', path, { name: 'x' })).json.code).toBe(160004);
    expect((await bot.call('POST', `/channels/${json.id}/threads`, { name: 'x', type: 11 })).json.code).toBe(50024);
    expect((await bot.call('PUT', `/channels/${tables}/thread-members/@me`)).json.code).toBe(50024);
    expect(bot.fresh()).toEqual(['thread-twice', 'thread-parent', 'not-a-thread']);
    const active = (await bot.call('GET', `/guilds/${league}/threads/active`)).json as { threads?: unknown[] };
    expect(active.threads).toHaveLength(1);
  });

  test('that are archived keep their messages as they are, and a message wakes them', async () => {
    const thread = (await makeThread(tables)).json.id as string;
    const { json } = await write(thread);
    sandbox.control({ do: 'archive', channel: thread });
    const edit = () => bot.call('PATCH', `/channels/${thread}/messages/${json.id}`, { content: 'y' });
    expect((await edit()).json.code).toBe(50083);
    expect((await write(thread)).status).toBe(200);
    expect((await edit()).status).toBe(200);
    sandbox.control({ do: 'archive', channel: thread, locked: true });
    expect((await bot.call('PATCH', `/channels/${thread}`, { archived: false, locked: false })).status).toBe(200);
    expect(bot.fresh()).toEqual([]);
  });
});

test('a locked thread takes messages only from those who may manage threads, and gives none away while it is archived', async () => {
  const thread = (await makeThread(tables)).json.id as string;
  const { json } = await write(thread);
  sandbox.control({ do: 'archive', channel: thread, archived: false, locked: true });
  expect((await write(thread)).status).toBe(200);
  sandbox.control({ do: 'deny', channel: tables, permissions: ['ManageThreads'] });
  expect(await write(thread)).toMatchObject({ status: 403, json: { code: 160005 } });
  sandbox.control({ do: 'archive', channel: thread, locked: true });
  expect(await write(thread)).toMatchObject({ status: 400, json: { code: 50083 } });
  expect((await bot.call('DELETE', `/channels/${thread}/messages/${json.id}`)).json.code).toBe(50083);
  expect(bot.fresh()).toEqual([]);
});

describe('things and people that go', () => {
  test('a channel that somebody deletes takes its threads along', async () => {
    const thread = (await makeThread(tables)).json.id as string;
    sandbox.control({ do: 'delete-channel', channel: tables });
    expect((await gateway.next((e) => e.t === 'THREAD_DELETE')).d.id).toBe(thread);
    expect((await gateway.next((e) => e.t === 'CHANNEL_DELETE')).d.id).toBe(tables);
    expect((await write(thread)).json.code).toBe(10003);
    expect(bot.fresh()).toEqual([]);
    await expect(mira.channel('game-tables')).rejects.toThrow('sees no channel');
  });

  test('somebody who takes no direct messages, or shares no server any more, gets none', async () => {
    const pascal = await driver.person('pascal');
    const open = async (recipient_id: string) =>
      (await bot.call('POST', '/users/@me/channels', { recipient_id })).json.id as string;
    expect((await write(await open(pascal.id))).json.code).toBe(50007);
    const dm = await open(mira.id);
    expect((await write(dm)).status).toBe(200);
    for (const guild of [league, '1457709004800000020'])
      sandbox.control({ do: 'remove-member', guild, person: mira.id });
    expect((await write(dm)).json.code).toBe(50007);
    expect((await bot.call('GET', `/guilds/${league}/members/${mira.id}`)).json.code).toBe(10007);
    expect((await mira.world()).guilds).toEqual([]);
    expect(bot.fresh()).toEqual([]);
  });

  test('the bot itself may be thrown out and asked back', async () => {
    sandbox.control({ do: 'remove-member', guild: league, person: sandbox.applicationId });
    await gateway.next((e) => e.t === 'GUILD_DELETE');
    expect((await bot.call('GET', `/guilds/${league}`)).json.code).toBe(50001);
    sandbox.control({ do: 'add-member', guild: league, person: sandbox.applicationId });
    await gateway.next((e) => e.t === 'GUILD_CREATE' && e.d.id === league);
  });
});

describe('failures that a test arranges', () => {
  test('before a request nothing happens, after it it is done and only the answer is lost', async () => {
    const path = `/channels/${tables}/messages`;
    sandbox.control({ do: 'fail', path, method: 'POST', status: 503, times: 2 });
    expect([(await write(tables)).status, (await write(tables)).status, (await write(tables)).status]).toEqual([
      503, 503, 200,
    ]);
    expect(await mira.messages(tables)).toHaveLength(1);
    sandbox.control({ do: 'fail', path, method: 'POST', status: 0, when: 'after' });
    const body = { content: 'once', nonce: '1', enforce_nonce: true };
    await expect(bot.call('POST', path, body)).rejects.toThrow();
    expect((await bot.call('POST', path, body)).status).toBe(200);
    expect(await mira.messages(tables)).toHaveLength(2);
    sandbox.control({ do: 'fail', path, status: 500, times: 99 });
    sandbox.control({ do: 'stop-failing' });
    sandbox.control({ do: 'delay', ms: 60 });
    const before = performance.now();
    expect((await write(tables)).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(55);
    expect(bot.fresh()).toEqual([]);
  });

  test('an order that makes no sense is refused', () => {
    expect(() => sandbox.control({ do: 'archive', channel: tables })).toThrow('no thread');
    expect(() => sandbox.control({ do: 'deny', channel: 'nowhere', permissions: [] })).toThrow('no such channel');
    expect(() => sandbox.control({ do: 'nonsense' } as never)).toThrow();
  });
});

describe('visitors from elsewhere', () => {
  test('a foreign page and a foreign host name are kept out', async () => {
    const foreign = await fetch(`${sandbox.url}/page-api/world`, { headers: { origin: 'https://example.org' } });
    expect(foreign.status).toBe(403);
    expect((await fetch(`${sandbox.url}/%2e%2e/sandbox.ts`)).status).toBe(404);
    expect((await fetch(`${sandbox.url}/modules/..%2fpackage.json`)).status).toBe(404);
    expect((await fetch(`${sandbox.url}/`)).headers.get('content-type')).toContain('text/html');
    expect((await fetch(`${sandbox.url}/attachments/1/2/x.png`)).status).toBe(404);
  });
});
