// Every rule for messages: what breaks it is refused as Discord refuses it, and written into the book.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDriver, type DrivenPerson } from '#test/driver';
import { type Sandbox, startSandbox } from '../../src/sandbox/sandbox.ts';
import { type Raw, rawBot } from './raw.ts';

let sandbox: Sandbox;
let bot: Raw;
let mira: DrivenPerson;
let channel: string;
let close: () => void;

beforeAll(async () => {
  sandbox = await startSandbox();
  bot = rawBot(sandbox);
  const driver = await createDriver(sandbox);
  mira = await driver.person('mira');
  channel = (await mira.channel('game-tables')).id;
  close = driver.close;
});

afterAll(async () => {
  close();
  await sandbox.close();
});

const v2 = 1 << 15;
const button = (more: object = {}) => ({ type: 2, style: 1, custom_id: 'a', label: 'A', ...more });
const row = (...components: object[]) => ({ type: 1, components });
const select = (more: object = {}) => ({ type: 3, custom_id: 's', options: [{ label: 'A', value: 'a' }], ...more });
const text = (content: string) => ({ type: 10, content });
const many = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
const gallery = (url: string) => ({ type: 12, items: [{ media: { url } }] });

/** Name, rule, body. */
const refused: readonly (readonly [string, string, object])[] = [
  ['content above 2000', 'content-length', { content: 'x'.repeat(2001) }],
  ['nothing at all', 'empty-message', {}],
  ['blank content', 'empty-message', { content: '  ' }],
  ['a field of the wrong type', 'schema', { content: 7 }],
  ['an unknown component kind', 'schema', { components: [{ type: 99 }] }],
  ['Components V2 without its flag', 'v2-flag-missing', { components: [text('hi')] }],
  ['content beside Components V2', 'v2-legacy-field', { flags: v2, content: 'x', components: [text('hi')] }],
  ['embeds beside Components V2', 'v2-legacy-field', { flags: v2, embeds: [{ title: 'x' }], components: [text('hi')] }],
  ['six rows', 'row-count', { content: 'x', components: many(6, (i) => row(button({ custom_id: `b${i}` }))) }],
  [
    '41 components',
    'component-count',
    { flags: v2, components: [{ type: 17, components: many(40, (i) => text(`${i}`)) }] },
  ],
  [
    '4001 characters over two texts',
    'text-total',
    { flags: v2, components: [text('x'.repeat(2000)), text('y'.repeat(2001))] },
  ],
  ['an empty text display', 'schema', { flags: v2, components: [text('')] }],
  [
    'six buttons in a row',
    'schema',
    { content: 'x', components: [row(...many(6, (i) => button({ custom_id: `b${i}` })))] },
  ],
  ['a button beside a select', 'row-width', { content: 'x', components: [row(button(), select())] }],
  ['two selects in a row', 'row-width', { content: 'x', components: [row(select(), select({ custom_id: 't' }))] }],
  ['the same custom id twice', 'custom-id-duplicate', { content: 'x', components: [row(button(), button())] }],
  [
    'the same id twice',
    'id-duplicate',
    { content: 'x', components: [row(button({ id: 5 }), button({ id: 5, custom_id: 'b' }))] },
  ],
  ['a custom id of 101', 'schema', { content: 'x', components: [row(button({ custom_id: 'x'.repeat(101) }))] }],
  [
    'a button without custom id',
    'button-custom-id',
    { content: 'x', components: [row({ type: 2, style: 1, label: 'A' })] },
  ],
  [
    'a plain button with a url',
    'button-url',
    { content: 'x', components: [row(button({ url: 'https://example.org' }))] },
  ],
  ['a link button without url', 'link-button', { content: 'x', components: [row({ type: 2, style: 5, label: 'A' })] }],
  [
    'a link button with a custom id',
    'link-button',
    { content: 'x', components: [row(button({ style: 5, url: 'https://example.org' }))] },
  ],
  [
    'a link button to nowhere good',
    'link-button',
    { content: 'x', components: [row({ type: 2, style: 5, label: 'A', url: 'ftp://a.b' })] },
  ],
  ['a premium button without SKU', 'premium-button', { content: 'x', components: [row({ type: 2, style: 6 })] }],
  ['a button label of 81', 'schema', { content: 'x', components: [row(button({ label: 'x'.repeat(81) }))] }],
  ['an empty button label', 'button-label', { content: 'x', components: [row(button({ label: '' }))] }],
  [
    'a button with neither label nor emoji',
    'button-blank',
    { content: 'x', components: [row({ type: 2, style: 1, custom_id: 'a' })] },
  ],
  ['an emoji that is none', 'button-emoji', { content: 'x', components: [row(button({ emoji: { name: '' } }))] }],
  [
    '26 options',
    'schema',
    { content: 'x', components: [row(select({ options: many(26, (i) => ({ label: `${i}`, value: `${i}` })) }))] },
  ],
  ['no options', 'schema', { content: 'x', components: [row(select({ options: [] }))] }],
  [
    'an option twice',
    'option-duplicate',
    { content: 'x', components: [row(select({ options: many(2, () => ({ label: 'A', value: 'a' })) }))] },
  ],
  [
    'an empty option label',
    'schema',
    { content: 'x', components: [row(select({ options: [{ label: '', value: 'a' }] }))] },
  ],
  [
    'an empty option value',
    'schema',
    { content: 'x', components: [row(select({ options: [{ label: 'a', value: '' }] }))] },
  ],
  [
    'an empty option description',
    'option-description',
    { content: 'x', components: [row(select({ options: [{ label: 'a', value: 'a', description: '' }] }))] },
  ],
  ['more to choose than there is', 'select-range', { content: 'x', components: [row(select({ max_values: 2 }))] }],
  [
    'least above most',
    'select-range',
    {
      content: 'x',
      components: [
        row(select({ min_values: 2, max_values: 1, options: many(2, (i) => ({ label: 'A', value: `${i}` })) })),
      ],
    },
  ],
  [
    'too many defaults',
    'select-defaults',
    {
      content: 'x',
      components: [row(select({ options: many(2, (i) => ({ label: 'A', value: `${i}`, default: true })) }))],
    },
  ],
  [
    'too many default people',
    'select-defaults',
    {
      content: 'x',
      components: [row({ type: 5, custom_id: 'u', default_values: many(2, (i) => ({ id: `1${i}`, type: 'user' })) })],
    },
  ],
  ['a placeholder of 151', 'schema', { content: 'x', components: [row(select({ placeholder: 'x'.repeat(151) }))] }],
  ['an empty placeholder', 'placeholder', { content: 'x', components: [row(select({ placeholder: '' }))] }],
  [
    'a picture that is not attached',
    'attachment-missing',
    { flags: v2, components: [gallery('attachment://nothing.png')] },
  ],
  [
    'a file component with a foreign link',
    'file-url',
    { flags: v2, components: [{ type: 13, file: { url: 'https://example.org/a.txt' } }] },
  ],
  ['alt text of 1025', 'schema', { content: 'x', attachments: [{ id: '0', description: 'x'.repeat(1025) }] }],
  ['an attachment nobody sent', 'attachment-unknown', { content: 'x', attachments: [{ id: '0' }] }],
  ['an embed title of 257', 'schema', { embeds: [{ title: 'x'.repeat(257) }] }],
  ['embeds of 6001', 'embed-limit', { embeds: many(2, () => ({ description: 'x'.repeat(3001) })) }],
  ['26 embed fields', 'schema', { embeds: [{ fields: many(26, () => ({ name: 'a', value: 'b' })) }] }],
  ['mentions of a kind unknown', 'schema', { content: 'x', allowed_mentions: { parse: ['friends'] } }],
  [
    'mentions both by kind and by name',
    'allowed-mentions',
    { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
  ],
  ['a nonce of 26', 'schema', { content: 'x', nonce: 'x'.repeat(26) }],
  ['an enforced nonce that is not there', 'nonce', { content: 'x', enforce_nonce: true }],
  ['an ephemeral message without an interaction', 'ephemeral-outside-interaction', { content: 'x', flags: 64 }],
  [
    'an answer to a message that is not there',
    'reply-target',
    { content: 'x', message_reference: { message_id: '1457709004800009999' } },
  ],
];

describe('a message is refused for', () => {
  test.each(refused)('%s', async (_, rule, body) => {
    const answer = await bot.call('POST', `/channels/${channel}/messages`, body);
    expect(answer.status).toBe(400);
    expect([50035, 50006]).toContain(answer.json.code);
    const broken = bot.fresh();
    expect(broken).toEqual([rule]);
  });

  test('files of more than 10 MiB', async () => {
    const answer = await bot.call(
      'POST',
      `/channels/${channel}/messages`,
      { content: 'x' },
      { '0:big.bin': Buffer.alloc(10 * 1024 * 1024 + 1) },
    );
    expect(answer).toMatchObject({ status: 413, json: { code: 40005 } });
    expect(bot.fresh()).toEqual(['file-too-large']);
  });

  test('eleven files', async () => {
    const files = Object.fromEntries(many(11, (i) => [`${i}:f${i}.txt`, 'x']));
    expect((await bot.call('POST', `/channels/${channel}/messages`, {}, files)).status).toBe(400);
    expect(bot.fresh()).toEqual(['too-many-files']);
  });

  test('an error nests its reasons by path, as Discord does', async () => {
    const { json } = await bot.call('POST', `/channels/${channel}/messages`, {
      content: 'x',
      components: [row(button({ label: '' }))],
    });
    expect(json).toMatchObject({
      code: 50035,
      message: 'Invalid Form Body',
      errors: { components: { 0: { components: { 0: { label: { _errors: [{ code: 'BASE_TYPE_BAD_LENGTH' }] } } } } } },
    });
    expect(bot.fresh()).toEqual(['button-label']);
  });
});

describe('what fits exactly is taken', () => {
  test.each([
    ['2000 characters', { content: 'x'.repeat(2000) }],
    ['2000 astral characters', { content: '🚀'.repeat(2000) }],
    ['40 components', { flags: v2, components: [{ type: 17, components: many(39, (i) => text(`${i}`)) }] }],
    ['4000 characters of text', { flags: v2, components: [text('x'.repeat(4000))] }],
    [
      '25 options of 100 characters',
      {
        content: 'x',
        components: [
          row(
            select({
              options: many(25, (i) => ({ label: 'x'.repeat(100), value: `${i}`, description: 'y'.repeat(100) })),
            }),
          ),
        ],
      },
    ],
    [
      'a button with an emoji only',
      { content: 'x', components: [row({ type: 2, style: 2, custom_id: 'e', emoji: { name: '🚀' } })] },
    ],
    ['a section with a button', { flags: v2, components: [{ type: 9, components: [text('x')], accessory: button() }] }],
  ])('%s', async (_, body) => {
    expect((await bot.call('POST', `/channels/${channel}/messages`, body)).status).toBe(200);
    expect(bot.fresh()).toEqual([]);
  });
});

describe('on editing', () => {
  const post = async (body: object, files?: Record<string, string>) => {
    const { json } = await bot.call('POST', `/channels/${channel}/messages`, body, files);
    return json as { id: string; attachments: { id: string; url: string }[]; components: { id: number }[] };
  };

  test('the Components V2 flag stays for good', async () => {
    const { id } = await post({ flags: v2, components: [text('x')] });
    expect(
      (await bot.call('PATCH', `/channels/${channel}/messages/${id}`, { flags: 0, components: [text('y')] })).status,
    ).toBe(400);
    expect(bot.fresh()).toEqual(['v2-flag-removed']);
    expect((await bot.call('PATCH', `/channels/${channel}/messages/${id}`, { components: [text('y')] })).status).toBe(
      200,
    );
    expect((await bot.call('PATCH', `/channels/${channel}/messages/${id}`, { content: 'y' })).status).toBe(400);
    expect(bot.fresh()).toEqual(['v2-legacy-field']);
  });

  test('turning to Components V2 needs the old content gone', async () => {
    const { id } = await post({ content: 'x' });
    const components = [text('y')];
    expect((await bot.call('PATCH', `/channels/${channel}/messages/${id}`, { flags: v2, components })).status).toBe(
      400,
    );
    expect(bot.fresh()).toEqual(['v2-legacy-field']);
    expect(
      (await bot.call('PATCH', `/channels/${channel}/messages/${id}`, { flags: v2, content: null, components })).status,
    ).toBe(200);
  });

  test('nothing may be left empty', async () => {
    const { id } = await post({ content: 'x' });
    expect((await bot.call('PATCH', `/channels/${channel}/messages/${id}`, { content: '' })).json.code).toBe(50006);
    expect(bot.fresh()).toEqual(['empty-message']);
  });

  test('attachments stay unless the list leaves them out, and an unreferenced one is noted', async () => {
    const made = await post({ flags: v2, components: [gallery('attachment://a.png')] }, { '0:a.png': 'not really' });
    expect(bot.fresh()).toEqual([]);
    expect(made.attachments).toHaveLength(1);
    const path = `/channels/${channel}/messages/${made.id}`;
    const withB = await bot.call('PATCH', path, { components: [gallery('attachment://b.png')] }, { '0:b.png': 'new' });
    expect((withB.json.attachments as unknown[]).length).toBe(2);
    expect(bot.fresh()).toEqual(['attachment-not-referenced']);
    const cleared = await bot.call('PATCH', path, { attachments: [], components: [text('plain')] });
    expect(cleared.json.attachments).toEqual([]);
    expect(bot.fresh()).toEqual([]);
    expect((await bot.call('PATCH', path, { components: [gallery('attachment://a.png')] })).status).toBe(400);
    expect(bot.fresh()).toEqual(['attachment-missing']);
  });

  test("others' messages are not the bot's to change", async () => {
    const theirs = await mira.send(channel, 'hello');
    expect((await bot.call('PATCH', `/channels/${channel}/messages/${theirs.id}`, { content: 'x' })).json.code).toBe(
      50005,
    );
    expect(bot.fresh()).toEqual(['edit-of-others']);
  });
});

describe('what is not there', () => {
  test('a message that never was is a breach; one that somebody else took away is not', async () => {
    expect(
      (await bot.call('PATCH', `/channels/${channel}/messages/1457709004899999999`, { content: 'x' })).json.code,
    ).toBe(10008);
    expect(bot.fresh()).toEqual(['unknown-message']);
    const { json } = await bot.call('POST', `/channels/${channel}/messages`, { content: 'x' });
    sandbox.control({ do: 'delete-message', message: json.id as string });
    for (let i = 0; i < 4; i += 1) {
      expect((await bot.call('PATCH', `/channels/${channel}/messages/${json.id}`, { content: 'x' })).json.code).toBe(
        10008,
      );
    }
    expect(bot.fresh()).toEqual([]);
    await bot.call('PATCH', `/channels/${channel}/messages/${json.id}`, { content: 'x' });
    expect(bot.fresh()).toEqual(['repeated-refusal']);
  });

  test("the bot's own deletion is no excuse", async () => {
    const { json } = await bot.call('POST', `/channels/${channel}/messages`, { content: 'x' });
    expect((await bot.call('DELETE', `/channels/${channel}/messages/${json.id}`)).status).toBe(204);
    expect((await bot.call('DELETE', `/channels/${channel}/messages/${json.id}`)).json.code).toBe(10008);
    expect(bot.fresh()).toEqual(['unknown-message']);
  });

  test.each([
    ['a channel', 'GET', '/channels/1457709004899999999', 10003, 'unknown-channel'],
    ['an id that cannot be one', 'GET', '/channels/undefined', 10003, 'bad-id'],
    ['a server', 'GET', '/guilds/1457709004899999999', 10004, 'unknown-guild'],
    ['a user', 'GET', '/users/1457709004899999999', 10013, 'unknown-user'],
    ['a command', 'GET', '/applications/1457709004800000001/commands/1457709004899999999', 10063, 'unknown-command'],
    ['a route', 'GET', '/guilds/1457709004800000010/secrets', 0, 'unknown-route'],
  ])('%s', async (_, method, path, code, rule) => {
    const answer = await bot.call(method, path);
    expect(answer.json.code).toBe(code);
    expect(answer.status).toBe(404);
    expect(bot.fresh()).toEqual([rule]);
  });

  test('a wrong method, a wrong token, broken JSON and a foreign application', async () => {
    expect((await bot.call('PUT', '/gateway')).status).toBe(405);
    const wrong = await fetch(`${sandbox.apiUrl}/v10/users/@me`, { headers: { authorization: 'Bot nonsense' } });
    expect(wrong.status).toBe(401);
    const headers = { authorization: `Bot ${sandbox.token}`, 'content-type': 'application/json' };
    const broken = await fetch(`${sandbox.apiUrl}/v10/channels/${channel}/messages`, {
      method: 'POST',
      body: '{',
      headers,
    });
    expect(broken.status).toBe(400);
    expect((await bot.call('GET', '/applications/1457709004899999999/commands')).json.code).toBe(20012);
    expect(bot.fresh()).toEqual(['unknown-route', 'unauthorized', 'invalid-json', 'other-application']);
  });
});
