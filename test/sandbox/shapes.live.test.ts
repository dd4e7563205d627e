// What the sandbox answers has the shape that Discord's own OpenAPI file gives its answers.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDriver, type Driver } from '#test/driver';
import { type Sandbox, startSandbox } from '../../src/sandbox/sandbox.ts';
import { discordSchemas } from '../../src/sandbox/validate/schema.ts';
import { type Raw, type RawGateway, rawBot, rawSession } from './raw.ts';

const schemas = discordSchemas();
let sandbox: Sandbox;
let driver: Driver;
let gateway: RawGateway;
let bot: Raw;

const league = '1457709004800000010';
const tables = '1457709004800000031';
const mira = '1457709004800000101';
const app = '1457709004800000001';

beforeAll(async () => {
  sandbox = await startSandbox();
  driver = await createDriver(sandbox);
  bot = rawBot(sandbox);
  gateway = await rawSession(sandbox);
});

afterAll(async () => {
  expect(sandbox.violations()).toEqual([]);
  gateway.drop();
  driver.close();
  await sandbox.close();
});

const text = { type: 10, content: `Hello <@${mira}>` };
const button = { type: 2, style: 1, custom_id: 'b', label: 'B' };
const options = [{ label: 'A', value: 'a' }];
const everything = {
  flags: 1 << 15,
  components: [
    {
      type: 17,
      accent_color: 255,
      components: [
        text,
        {
          type: 9,
          components: [text],
          accessory: { type: 11, media: { url: 'attachment://a.png' }, description: 'A' },
        },
        { type: 9, components: [text], accessory: { ...button, custom_id: 'c' } },
        { type: 12, items: [{ media: { url: 'attachment://a.png' }, description: 'A picture', spoiler: true }] },
        { type: 13, file: { url: 'attachment://b.txt' } },
        { type: 14, divider: true, spacing: 2 },
        { type: 1, components: [button, { type: 2, style: 5, label: 'Link', url: 'https://example.org' }] },
        { type: 1, components: [{ type: 3, custom_id: 's', placeholder: 'Pick', options }] },
        { type: 1, components: [{ type: 5, custom_id: 'u' }] },
      ],
    },
  ],
};

describe('the shape of', () => {
  test.each<[string, string, () => Promise<unknown>]>([
    [
      'a plain message',
      'MessageResponse',
      async () => (await bot.call('POST', `/channels/${tables}/messages`, { content: `hi <@${mira}>` })).json,
    ],
    [
      'an embed',
      'MessageResponse',
      async () => (await bot.call('POST', `/channels/${tables}/messages`, { embeds: [{ title: 'x', color: 5 }] })).json,
    ],
    [
      'a message with every component',
      'MessageResponse',
      async () =>
        (await bot.call('POST', `/channels/${tables}/messages`, everything, { '0:a.png': 'x', '1:b.txt': 'y' })).json,
    ],
    ['a text channel', 'GuildChannelResponse', async () => (await bot.call('GET', `/channels/${tables}`)).json],
    [
      'a thread',
      'CreatedThreadResponse',
      async () => (await bot.call('POST', `/channels/${tables}/threads`, { name: 'T', type: 11 })).json,
    ],
    [
      'a thread read again',
      'ThreadResponse',
      async () => {
        const { json } = await bot.call('POST', `/channels/${tables}/threads`, { name: 'T', type: 11 });
        return (await bot.call('GET', `/channels/${json.id}`)).json;
      },
    ],
    [
      'a direct-message channel',
      'PrivateChannelResponse',
      async () => (await bot.call('POST', '/users/@me/channels', { recipient_id: mira })).json,
    ],
    ['a server', 'GuildResponse', async () => (await bot.call('GET', `/guilds/${league}`)).json],
    ['a member', 'GuildMemberResponse', async () => (await bot.call('GET', `/guilds/${league}/members/${mira}`)).json],
    [
      'a role',
      'GuildRoleResponse',
      async () => ((await bot.call('GET', `/guilds/${league}/roles`)).json as unknown as unknown[])[1],
    ],
    ['a user', 'UserResponse', async () => (await bot.call('GET', `/users/${mira}`)).json],
    ['the bot itself', 'UserPIIResponse', async () => (await bot.call('GET', '/users/@me')).json],
    ['the application', 'PrivateApplicationResponse', async () => (await bot.call('GET', '/applications/@me')).json],
    ['the gateway', 'GatewayBotResponse', async () => (await bot.call('GET', '/gateway/bot')).json],
    [
      'a command',
      'ApplicationCommandResponse',
      async () => {
        const option = { type: 3, name: 'o', description: 'O', choices: [{ name: 'a', value: 'a' }] };
        return (
          await bot.call('POST', `/applications/${app}/commands`, {
            name: 'do',
            description: 'Does',
            options: [option],
          })
        ).json;
      },
    ],
    [
      'the active threads',
      'ThreadsResponse',
      async () => (await bot.call('GET', `/guilds/${league}/threads/active`)).json,
    ],
    [
      'who is in a thread',
      'ThreadMemberResponse',
      async () => {
        const { json } = await bot.call('POST', `/channels/${tables}/threads`, { name: 'T', type: 11 });
        return ((await bot.call('GET', `/channels/${json.id}/thread-members`)).json as unknown as unknown[])[0];
      },
    ],
  ])('%s', async (_, schema, get) => {
    expect(schemas.named(schema, await get())).toEqual([]);
  });

  test('an answered interaction and its message', async () => {
    const person = await driver.person('mira');
    const done = person.command(tables, 'do');
    const i = (await gateway.next((e) => e.t === 'INTERACTION_CREATE')).d as { id: string; token: string };
    const path = `/interactions/${i.id}/${i.token}/callback?with_response=true`;
    const back = await bot.call(
      'POST',
      path,
      { type: 4, data: { ...everything, flags: (1 << 15) | 64 } },
      { '0:a.png': 'x', '1:b.txt': 'y' },
    );
    expect(schemas.named('InteractionCallbackResponse', back.json)).toEqual([]);
    const original = await bot.call('GET', `/webhooks/${app}/${i.token}/messages/@original`);
    expect(schemas.named('MessageResponse', original.json)).toEqual([]);
    expect((await done).message?.flags).toBe((1 << 15) | 64);
  });
});
