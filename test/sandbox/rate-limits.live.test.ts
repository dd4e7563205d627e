// Rate limits as Discord has them: told in every answer's head, enforced, and not to be ignored.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDriver } from '#test/driver';
import { type Sandbox, startSandbox } from '../../src/sandbox/sandbox.ts';
import { stage } from './bot.ts';
import { type Raw, rawBot, rawSession } from './raw.ts';

let clock = 1_790_000_000_000;
let sandbox: Sandbox;
let bot: Raw;
const tables = '1457709004800000031';

beforeEach(async () => {
  sandbox = await startSandbox({ rateLimits: 'real', now: () => clock, deadlines: { firstMs: 60_000 } });
  bot = rawBot(sandbox);
});

afterEach(async () => {
  await sandbox.close();
});

const write = (channel = tables) => bot.call('POST', `/channels/${channel}/messages`, { content: 'x' });

describe('rate limits', () => {
  test('let five messages through in five seconds, a channel each', async () => {
    const heads: (string | null)[] = [];
    for (let i = 0; i < 5; i += 1) heads.push((await write()).headers.get('x-ratelimit-remaining'));
    expect(heads).toEqual(['4', '3', '2', '1', '0']);
    const refused = await write();
    expect(refused).toMatchObject({ status: 429, json: { retry_after: 5, global: false } });
    expect(refused.headers.get('x-ratelimit-scope')).toBe('user');
    expect((await write('1457709004800000030')).status).toBe(200);
    clock += 5_001;
    expect((await write()).status).toBe(200);
    expect(bot.fresh()).toEqual([]);
  });

  test('that were told and are not heeded are a breach', async () => {
    for (let i = 0; i < 6; i += 1) await write();
    clock += 1_000;
    expect((await write()).status).toBe(429);
    expect(bot.fresh()).toEqual(['rate-limit-ignored']);
  });

  test('hold for all routes together at fifty a second, but not for interactions', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) => bot.call('GET', i % 2 === 0 ? '/users/@me' : '/gateway')),
    );
    const refused = answers.filter((a) => a.status === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]).toMatchObject({ json: { global: true } });
    clock += 1_001;
    await bot.call('PUT', `/applications/${sandbox.applicationId}/commands`, [{ name: 'do', description: 'Does' }]);
    const driver = await createDriver(sandbox);
    const gateway = await rawSession(sandbox);
    const mira = await driver.person('mira');
    const done = Array.from({ length: 70 }, () => mira.command(tables, 'do'));
    for (let i = 0; i < 70; i += 1) {
      const { id, token } = (await gateway.next((e) => e.t === 'INTERACTION_CREATE')).d as {
        id: string;
        token: string;
      };
      const back = await bot.call('POST', `/interactions/${id}/${token}/callback`, {
        type: 4,
        data: { content: 'x', flags: 64 },
      });
      expect(back.status).toBe(204);
    }
    await Promise.all(done);
    expect(bot.fresh()).toEqual([]);
    gateway.drop();
    driver.close();
  });

  test('are kept by discord.js of its own accord', async () => {
    const s = await stage({ rateLimits: 'real' });
    const channel = await s.client.channels.fetch(tables);
    if (!channel?.isSendable()) throw new Error('not a channel to write in');
    await Promise.all(Array.from({ length: 7 }, (_, i) => channel.send(`${i}`)));
    const mira = await s.driver.person('mira');
    expect((await mira.messages(tables)).map((m) => m.content)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
    expect(s.rules()).toEqual([]);
    await s.close();
  });
});
