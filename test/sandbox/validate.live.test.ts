// The hand-written checks by themselves: they hold even where the schema would have spoken first.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDriver } from '#test/driver';
import { type Sandbox, startSandbox } from '../../src/sandbox/sandbox.ts';
import { commandSetProblems, type RawCommand } from '../../src/sandbox/validate/commands.ts';
import { componentProblems, type RawComponent } from '../../src/sandbox/validate/components.ts';
import { messageFault } from '../../src/sandbox/validate/message.ts';
import { modalProblems } from '../../src/sandbox/validate/modal.ts';
import { type Raw, rawBot, rawSession } from './raw.ts';

const many = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
const rules = (problems: readonly { readonly rule: string }[]) => [...new Set(problems.map((p) => p.rule))];
const media = { url: 'https://example.org/a.png' };
const text = (content: string): RawComponent => ({ type: 10, content });
const select = (option: object): RawComponent => ({
  type: 1,
  components: [{ type: 3, custom_id: 's', options: [{ label: 'a', value: 'a', ...option }] }],
});

describe('a component is wrong for', () => {
  test.each<[string, string, RawComponent]>([
    ['four texts in a section', 'section', { type: 9, components: many(4, () => text('x')) }],
    ['an empty gallery', 'gallery', { type: 12, items: [] }],
    ['empty alt text in a gallery', 'alt-text', { type: 12, items: [{ media, description: '' }] }],
    ['alt text of 1025 on a thumbnail', 'alt-text', { type: 11, media, description: 'x'.repeat(1025) }],
    ['an empty text', 'empty-text', text('')],
    ['an option label of 101', 'option-label', select({ label: 'x'.repeat(101) })],
    ['an option value of 101', 'option-value', select({ value: 'x'.repeat(101) })],
    ['an option description of 101', 'option-description', select({ description: 'x'.repeat(101) })],
  ])('%s', (_, rule, component) => {
    expect(rules(componentProblems([component], true))).toEqual([rule]);
  });

  test('nothing, when all is well', () => {
    expect(componentProblems([text('x'), select({})], true)).toEqual([]);
  });
});

describe('a modal is wrong for', () => {
  const field = { type: 18, label: 'N', component: { type: 4, custom_id: 'n', style: 1 } };
  test.each<[string, string, object]>([
    ['an empty title', 'modal-title', { title: '' }],
    ['a label of 46', 'modal-label', { components: [{ ...field, label: 'x'.repeat(46) }] }],
    ['a description of 101', 'modal-label', { components: [{ ...field, description: 'x'.repeat(101) }] }],
    [
      'two inputs in a row',
      'modal-row',
      {
        components: [{ type: 1, components: many(2, (i) => ({ type: 4, custom_id: `n${i}`, label: 'N', style: 1 })) }],
      },
    ],
    ['an empty text', 'empty-text', { components: [text('')] }],
    [
      'a checkbox group that asks for more than it has',
      'select-range',
      {
        components: [
          {
            type: 18,
            label: 'C',
            component: { type: 22, custom_id: 'c', min_values: 2, options: [{ label: 'a', value: 'a' }] },
          },
        ],
      },
    ],
    [
      'a radio group with a value twice',
      'option-duplicate',
      {
        components: [
          {
            type: 18,
            label: 'R',
            component: { type: 21, custom_id: 'r', options: many(2, () => ({ label: 'a', value: 'a' })) },
          },
        ],
      },
    ],
  ])('%s', (_, rule, more) => {
    expect(rules(modalProblems({ custom_id: 'm', title: 'T', components: [field], ...more }))).toEqual([rule]);
  });
});

describe('a command is wrong for', () => {
  const option = (more: object = {}) => ({ type: 3, name: 'o', description: 'O', ...more });
  const group = (inner: object) => ({ type: 2, name: 'g', description: 'G', options: [inner] });
  test.each<[string, string, object[]]>([
    ['26 options', 'option-count', many(26, (i) => option({ name: `o${i}` }))],
    ['26 choices', 'choice-count', [option({ choices: many(26, (i) => ({ name: `${i}`, value: `${i}` })) })]],
    ['a choice name of 101', 'choice-name', [option({ choices: [{ name: 'x'.repeat(101), value: 'a' }] })]],
    ['an empty choice value', 'choice-value', [option({ choices: [{ name: 'a', value: '' }] })]],
    ['choices of true and false', 'choice-type', [option({ type: 5, choices: [{ name: 'a', value: 'a' }] })]],
    ['a group within a group', 'subcommand-depth', [group(group({ type: 1, name: 's', description: 'S' }))]],
    ['a plain option within a group', 'subcommand-depth', [group(option())]],
  ])('%s', (_, rule, options) => {
    const command = { name: 'c', description: 'C', options } as unknown as RawCommand;
    expect(rules(commandSetProblems([command]))).toContain(rule);
  });

  test('a context menu with a description', () => {
    expect(rules(commandSetProblems([{ name: 'Look at This', type: 2, description: 'x' }]))).toEqual([
      'command-description',
    ]);
    expect(commandSetProblems([{ name: 'Look at This', type: 2 }])).toEqual([]);
  });
});

describe('a message with a mention of an unknown kind', () => {
  test('is refused', () => {
    expect(messageFault({ content: 'x', allowed_mentions: { parse: ['friends'] } }, [], undefined)?.rule).toBe(
      'allowed-mentions',
    );
  });
});

describe('rarer breaches over the wire', () => {
  let sandbox: Sandbox;
  let bot: Raw;
  const tables = '1457709004800000031';
  beforeAll(async () => {
    sandbox = await startSandbox({ rateLimits: 'real' });
    bot = rawBot(sandbox);
  });
  afterAll(async () => {
    await sandbox.close();
  });

  test('are written down each under its name', async () => {
    const thread = (await bot.call('POST', `/channels/${tables}/threads`, { name: 'T', type: 11 })).json.id;
    expect((await bot.call('PATCH', `/channels/${thread}`, { name: '' })).status).toBe(400);
    expect(
      (await bot.call('PATCH', `/channels/${thread}`, { name: 'Renamed', rate_limit_per_user: 5 })).json.name,
    ).toBe('Renamed');
    const dm = (await bot.call('POST', '/users/@me/channels', { recipient_id: '1457709004800000101' })).json.id;
    expect((await bot.call('PATCH', `/channels/${dm}`, { name: 'x' })).json.code).toBe(50024);
    expect((await bot.call('POST', '/users/@me/channels', { recipient_id: sandbox.applicationId })).json.code).toBe(
      50007,
    );
    expect((await bot.call('GET', '/guilds/1457709004800000010/members?limit=10')).json.code).toBe(50001);
    expect((await bot.call('GET', '/guilds/1457709004800000010/roles/1457709004899999999')).json.code).toBe(10011);
    expect((await bot.call('GET', `/channels/${tables}/messages?limit=101`)).status).toBe(400);
    const huge = { content: 'x'.repeat(9 * 1024 * 1024) };
    expect((await bot.call('POST', `/channels/${tables}/messages`, huge)).json.code).toBe(40005);
    const body = 'content=x';
    const headers = { authorization: `Bot ${sandbox.token}`, 'content-type': 'application/x-www-form-urlencoded' };
    await fetch(`${sandbox.apiUrl}/v9/channels/${tables}/messages`, { method: 'POST', body, headers });
    expect(bot.fresh()).toEqual([
      'channel-name',
      'dm-change',
      'dm-to-bot',
      'members-intent',
      'unknown-role',
      'limit',
      'body-too-large',
      'content-type',
    ]);
  });

  test('ten thousand invalid requests ban an address', async () => {
    const { createRateLimits } = await import('../../src/sandbox/rate-limits.ts');
    const { createViolationLog } = await import('../../src/sandbox/faults.ts');
    const book = createViolationLog(() => 0);
    const limits = createRateLimits(() => 0, book);
    for (let i = 0; i < 10_001; i += 1) limits.noteInvalid('GET /x');
    expect(book.list().map((v) => v.rule)).toEqual(['invalid-requests']);
  });
});

describe('a person carries the bot along', () => {
  test('where it is not a member, and runs only what is made for that', async () => {
    const sandbox = await startSandbox();
    const bot = rawBot(sandbox);
    const driver = await createDriver(sandbox);
    const gateway = await rawSession(sandbox);
    const mira = await driver.person('mira');
    const channel = (await mira.channel('card-night')).id;
    await bot.call('PUT', `/applications/${sandbox.applicationId}/commands`, [
      { name: 'card', description: 'Shows a card', integration_types: [0, 1], contexts: [0, 1, 2] },
      { name: 'play', description: 'Opens a table', contexts: [0] },
    ]);
    sandbox.control({ do: 'remove-member', guild: '1457709004800000020', person: sandbox.applicationId });
    await expect(mira.command(channel, 'play')).rejects.toThrow('no command /play here');
    await expect(mira.command((await mira.openDm()).id, 'play')).rejects.toThrow('cannot be used here');
    const done = mira.command(channel, 'card');
    const i = (await gateway.next((e) => e.t === 'INTERACTION_CREATE')).d as { id: string; token: string };
    expect(i).toMatchObject({ authorizing_integration_owners: { '1': mira.id }, context: 0 });
    await bot.call('POST', `/interactions/${i.id}/${i.token}/callback`, { type: 4, data: { content: 'a card' } });
    expect((await done).message?.content).toBe('a card');
    expect(bot.fresh()).toEqual([]);
    gateway.drop();
    driver.close();
    await sandbox.close();
  });
});
