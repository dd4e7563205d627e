// Every rule for answering interactions: in time, once, in a fitting way, with a token that is still good.
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createDriver, type DrivenPerson, type Driver } from '#test/driver';
import { type Sandbox, startSandbox } from '../../src/sandbox/sandbox.ts';
import { type Raw, type RawGateway, rawBot, rawSession } from './raw.ts';

let sandbox: Sandbox;
let driver: Driver;
let bot: Raw;
let gateway: RawGateway;
let mira: DrivenPerson;
let channel: string;
let clock = Date.now();

const app = '1457709004800000001';
const v2 = 1 << 15;
const text = (content: string) => ({ type: 10, content });
const button = (customId: string) => ({
  type: 1,
  components: [{ type: 2, style: 1, custom_id: customId, label: customId }],
});

beforeAll(async () => {
  sandbox = await startSandbox({ now: () => clock, deadlines: { firstMs: 3_000 } });
  driver = await createDriver(sandbox);
  bot = rawBot(sandbox);
  gateway = await rawSession(sandbox);
  mira = await driver.person('mira');
  channel = (await mira.channel('game-tables')).id;
  const option = { type: 3, name: 'what', description: 'What', autocomplete: true };
  await bot.call('PUT', `/applications/${app}/commands`, [{ name: 'do', description: 'Does', options: [option] }]);
});

beforeEach(() => {
  expect(bot.fresh()).toEqual([]);
});

afterAll(async () => {
  gateway.drop();
  driver.close();
  await sandbox.close();
});

type Sent = {
  readonly id: string;
  readonly token: string;
  readonly data: Record<string, unknown>;
  readonly [key: string]: unknown;
};

const nextInteraction = async (): Promise<Sent> => (await gateway.next((e) => e.t === 'INTERACTION_CREATE')).d as Sent;
const answer = (i: Sent, body: object, query = '') =>
  bot.call('POST', `/interactions/${i.id}/${i.token}/callback${query}`, body);

/** Runs the command and gives the interaction as the bot gets it. */
async function begin() {
  const done = mira.command(channel, 'do');
  return { done, i: await nextInteraction() };
}

/** A message with a button, in answer to a command, pressed. */
async function pressed(flags = 0) {
  const { done, i } = await begin();
  await answer(i, { type: 4, data: { content: 'x', flags, components: [button('b')] } });
  const message = (await done).message!;
  const press = mira.press(message, 'b');
  return { message, press, i: await nextInteraction() };
}

/** A modal opened by the command. */
async function opened() {
  const { done, i } = await begin();
  const field = { type: 18, label: 'N', component: { type: 4, custom_id: 'n', style: 1 } };
  expect((await answer(i, { type: 9, data: { custom_id: 'm', title: 'T', components: [field] } })).status).toBe(204);
  return { exchange: await done };
}

describe('an interaction', () => {
  test('carries what Discord sends with it', async () => {
    const { done, i } = await begin();
    expect(i).toMatchObject({
      application_id: app,
      type: 2,
      version: 1,
      channel_id: channel,
      context: 0,
      locale: 'en-US',
      guild_locale: 'en-US',
      entitlements: [],
      authorizing_integration_owners: { '0': '1457709004800000010' },
      attachment_size_limit: 10 * 1024 * 1024,
      member: { user: { id: mira.id } },
    });
    expect(BigInt(i.app_permissions as string) & (1n << 35n)).toBe(1n << 35n);
    const back = await answer(i, { type: 4, data: { content: 'ok' } }, '?with_response=true');
    expect(back.json).toMatchObject({
      interaction: { id: i.id, type: 2 },
      resource: { type: 4, message: { content: 'ok' } },
    });
    expect((await done).interaction.state).toBe('answered');
  });

  test('in direct messages names a user, no member, and the bot context', async () => {
    const dm = await mira.openDm();
    const done = mira.command(dm.id, 'do');
    const i = await nextInteraction();
    expect(i).toMatchObject({ context: 1, user: { id: mira.id }, authorizing_integration_owners: { '0': '0' } });
    expect(i.member).toBeUndefined();
    await answer(i, { type: 4, data: { content: 'ok' } });
    await done;
  });

  test('not answered in time fails before its person, and a late answer finds it unknown', async () => {
    const { done, i } = await begin();
    const { interaction } = await done;
    expect(interaction).toMatchObject({ state: 'failed', error: 'The application did not respond' });
    expect(bot.fresh()).toEqual(['no-response']);
    expect((await answer(i, { type: 4, data: { content: 'late' } })).json.code).toBe(10062);
    expect(bot.fresh()).toEqual(['late-response']);
  });

  test('is late by the clock, not only by the timer', async () => {
    const { done, i } = await begin();
    clock += 3_001;
    expect((await answer(i, { type: 4, data: { content: 'late' } })).json.code).toBe(10062);
    await done;
    expect(bot.fresh()).toEqual(['late-response', 'no-response']);
  });

  /** A sandbox of its own with a bot's session, where somebody runs the command. */
  async function elsewhere(firstMs: number) {
    const other = await startSandbox({ deadlines: { firstMs } });
    const theirs = await createDriver(other);
    onTestFinished(async () => {
      theirs.close();
      await other.close();
    });
    const session = await rawSession(other);
    await rawBot(other).call('PUT', `/applications/${app}/commands`, [{ name: 'do', description: 'Does' }]);
    const person = await theirs.person('mira');
    const { id: lounge } = await person.channel('lounge');
    return { other, session, run: () => person.command(lounge, 'do') };
  }

  test('sent to a bot that then went away is nobody’s breach', async () => {
    const { other, session, run } = await elsewhere(300);
    const done = run();
    await session.next((e) => e.t === 'INTERACTION_CREATE');
    session.drop();
    expect((await done).interaction.state).toBe('failed');
    expect(other.violations()).toEqual([]);
  });

  test('sent to a bot that went away need not be waited for; one that a bot has is left to it', async () => {
    const { other, session: gone, run } = await elsewhere(900_000);
    const done = run();
    await gone.next((e) => e.t === 'INTERACTION_CREATE');
    gone.drop();
    const there = await rawSession(other);
    const answered = run();
    const { d: asked } = await there.next((e) => e.t === 'INTERACTION_CREATE');
    other.control({ do: 'fail-orphaned' });
    expect((await done).interaction.state).toBe('failed');
    await rawBot(other).call('POST', `/interactions/${asked.id}/${asked.token}/callback`, {
      type: 4,
      data: { content: 'here' },
    });
    expect((await answered).interaction.state).not.toBe('failed');
    expect(other.violations()).toEqual([]);
  });

  test('can be answered once only', async () => {
    const { done, i } = await begin();
    await answer(i, { type: 4, data: { content: 'one' } });
    expect((await answer(i, { type: 4, data: { content: 'two' } })).json.code).toBe(40060);
    await done;
    expect(bot.fresh()).toEqual(['already-acknowledged']);
  });

  test('that never was is unknown', async () => {
    expect(
      (await answer({ id: '1457709004899999999', token: 'x', data: {} }, { type: 4, data: { content: 'x' } })).json
        .code,
    ).toBe(10062);
    expect(bot.fresh()).toEqual(['unknown-interaction']);
  });

  test('of a command takes no update, and no choices', async () => {
    for (const body of [{ type: 6 }, { type: 7, data: { content: 'x' } }, { type: 8, data: { choices: [] } }]) {
      const { done, i } = await begin();
      expect((await answer(i, body)).status).toBe(400);
      expect(bot.fresh()).toEqual(['response-kind']);
      await answer(i, { type: 4, data: { content: 'x' } });
      await done;
    }
  });

  test('with a refused payload is still open for a good one', async () => {
    const { done, i } = await begin();
    const bad = await answer(i, { type: 4, data: { content: 'x'.repeat(2001) } });
    expect(bad.json).toMatchObject({ code: 50035, errors: { data: { content: {} } } });
    expect(bot.fresh().length).toBeGreaterThan(0);
    expect((await answer(i, { type: 4, data: { content: 'good' } })).status).toBe(204);
    expect((await done).message?.content).toBe('good');
  });
});

describe('autocomplete', () => {
  const type = async (choices: unknown) => {
    const typed = mira.autocomplete(channel, 'do', 'what', 'a').catch(() => []);
    const i = await nextInteraction();
    expect(i.data.options).toEqual([{ type: 3, name: 'what', value: 'a', focused: true }]);
    const result = await answer(i, { type: 8, data: { choices } });
    if (result.status !== 204) await answer(i, { type: 8, data: { choices: [] } });
    await typed;
    return result.status;
  };

  test('takes 25 choices and no more, none of them blank, all of the right type', async () => {
    const choices = (n: number) => Array.from({ length: n }, (_, k) => ({ name: `c${k}`, value: `${k}` }));
    expect(await type(choices(25))).toBe(204);
    expect(bot.fresh()).toEqual([]);
    expect(await type(choices(26))).toBe(400);
    expect(bot.fresh()).toEqual(['schema']);
    expect(await type([{ name: '', value: 'a' }])).toBe(400);
    expect(bot.fresh()).toEqual(['schema']);
    expect(await type([{ name: 'a', value: 'x'.repeat(101) }])).toBe(400);
    expect(bot.fresh()).toEqual(['autocomplete-choices']);
    expect(await type([{ name: 'a', value: 7 }])).toBe(400);
    expect(bot.fresh()).toEqual(['autocomplete-choices']);
  });

  test('can be answered with choices only, and has no follow-up', async () => {
    const typed = mira.autocomplete(channel, 'do', 'what', 'a');
    const i = await nextInteraction();
    expect((await answer(i, { type: 5 })).status).toBe(400);
    await answer(i, { type: 8, data: { choices: [] } });
    expect((await bot.call('POST', `/webhooks/${app}/${i.token}`, { content: 'x' })).status).toBe(404);
    expect(await typed).toEqual([]);
    expect(bot.fresh()).toEqual(['response-kind', 'follow-up-to-autocomplete']);
  });
});

describe('a modal', () => {
  const field = (more: object = {}) => ({
    type: 18,
    label: 'N',
    component: { type: 4, custom_id: 'n', style: 1, ...more },
  });
  const named = (n: number) => field({ custom_id: `n${n}` });
  const modal = (more: object = {}) => ({ custom_id: 'm', title: 'T', components: [field()], ...more });
  const list = (more: object) => ({
    type: 18,
    label: 'S',
    component: { type: 3, custom_id: 's', options: [{ label: 'A', value: 'a' }], ...more },
  });

  test.each([
    ['a title of 46', 'schema', modal({ title: 'x'.repeat(46) })],
    ['no components', 'schema', modal({ components: [] })],
    ['six components', 'modal-size', modal({ components: [1, 2, 3, 4, 5, 6].map(named) })],
    ['a custom id twice', 'custom-id-duplicate', modal({ components: [field(), field()] })],
    ['a label of 46', 'schema', modal({ components: [{ ...field(), label: 'x'.repeat(46) }] })],
    ['an input that has its own label inside a label', 'input-label', modal({ components: [field({ label: 'x' })] })],
    [
      'an input without label in a row',
      'input-label',
      modal({ components: [{ type: 1, components: [{ type: 4, custom_id: 'n', style: 1 }] }] }),
    ],
    ['least above most', 'input-range', modal({ components: [field({ min_length: 5, max_length: 4 })] })],
    ['a value too long for its field', 'input-value', modal({ components: [field({ max_length: 1, value: 'ab' })] })],
    ['a disabled select', 'modal-disabled', modal({ components: [list({ disabled: true })] })],
    ['a required select of none', 'modal-required', modal({ components: [list({ min_values: 0 })] })],
    ['a select with more to choose than there is', 'select-range', modal({ components: [list({ max_values: 2 })] })],
    ['a button', 'schema', modal({ components: [button('b')] })],
  ])('is refused for %s', async (_, rule, data) => {
    const { done, i } = await begin();
    expect((await answer(i, { type: 9, data })).status).toBe(400);
    expect(bot.fresh()).toEqual([rule]);
    await answer(i, { type: 4, data: { content: 'x' } });
    await done;
  });

  test('cannot come in answer to a modal', async () => {
    const { exchange } = await opened();
    const submitted = mira.submit(exchange, { n: '5' });
    const i = await nextInteraction();
    expect(i.data).toMatchObject({
      custom_id: 'm',
      components: [{ type: 18, component: { type: 4, custom_id: 'n', value: '5' } }],
    });
    expect((await answer(i, { type: 9, data: modal() })).status).toBe(400);
    expect(bot.fresh()).toEqual(['modal-after-modal']);
    expect((await answer(i, { type: 6 })).status).toBe(400);
    expect(bot.fresh()).toEqual(['response-kind']);
    await answer(i, { type: 4, data: { content: 'thanks', flags: 64 } });
    expect((await submitted).message?.content).toBe('thanks');
  });

  test('holds its person to its own limits', async () => {
    const { exchange } = await opened();
    await expect(mira.submit(exchange, { n: '' })).rejects.toThrow('required');
    await expect(mira.submit(exchange, { n: '1', other: 'x' })).rejects.toThrow('no field other');
    const tobin = await driver.person('tobin');
    await expect(tobin.submit(exchange, { n: '1' })).rejects.toThrow('no such form');
  });
});

describe('deferring', () => {
  test('shows "thinking" until the first follow-up fills it in, ephemeral as it was begun', async () => {
    const { done, i } = await begin();
    await answer(i, { type: 5, data: { flags: 64 } });
    const exchange = await done;
    expect(exchange.interaction).toMatchObject({ state: 'thinking', settled: false });
    expect(exchange.message?.flags).toBe(64 | 128);
    const follow = await bot.call('POST', `/webhooks/${app}/${i.token}`, { content: 'done', flags: 0 });
    expect(follow.json.id).toBe(exchange.message?.id);
    const final = await exchange.settled();
    expect(final).toMatchObject({ content: 'done', flags: 64 });
    expect(final?.edited_timestamp).toBeNull();
  });

  test('takes nothing but the ephemeral flag', async () => {
    const { done, i } = await begin();
    await answer(i, { type: 5, data: { flags: v2, content: 'x' } });
    await done;
    await bot.call('PATCH', `/webhooks/${app}/${i.token}/messages/@original`, { content: 'x' });
    expect(bot.fresh()).toEqual(['deferred-payload']);
  });

  test('and then never answering is a breach once the token is too old', async () => {
    const { done, i } = await begin();
    await answer(i, { type: 5 });
    const exchange = await done;
    clock += 15 * 60_000 + 1;
    sandbox.control({ do: 'sweep' });
    expect(bot.fresh()).toEqual(['never-completed']);
    await expect(exchange.settled()).rejects.toThrow('did not respond');
  });
});

describe('a token', () => {
  test('serves for fifteen minutes', async () => {
    const { done, i } = await begin();
    await answer(i, { type: 4, data: { content: 'x' } });
    await done;
    clock += 15 * 60_000 - 1_000;
    const path = `/webhooks/${app}/${i.token}/messages/@original`;
    expect((await bot.call('PATCH', path, { content: 'y' })).status).toBe(200);
    clock += 2_000;
    expect(await bot.call('PATCH', path, { content: 'z' })).toMatchObject({ status: 401, json: { code: 50027 } });
    expect(bot.fresh()).toEqual(['token-expired']);
  });

  test('that was invented is invalid, and one that was not answered yet has no webhook', async () => {
    expect((await bot.call('POST', `/webhooks/${app}/invented`, { content: 'x' })).json.code).toBe(50027);
    expect(bot.fresh()).toEqual(['invalid-token']);
    const { done, i } = await begin();
    expect((await bot.call('POST', `/webhooks/${app}/${i.token}`, { content: 'x' })).json.code).toBe(10015);
    expect(bot.fresh()).toEqual(['follow-up-before-response']);
    await answer(i, { type: 4, data: { content: 'x' } });
    await done;
  });

  test('reaches its own messages and the pressed one, no others', async () => {
    const { message, press, i } = await pressed(64);
    await answer(i, { type: 6 });
    await press;
    expect(
      (await bot.call('PATCH', `/webhooks/${app}/${i.token}/messages/${message.id}`, { content: 'fresh' })).status,
    ).toBe(200);
    const other = await begin();
    await answer(other.i, { type: 4, data: { content: 'other' } });
    const stranger = (await other.done).message!;
    expect(
      (await bot.call('PATCH', `/webhooks/${app}/${i.token}/messages/${stranger.id}`, { content: 'x' })).json.code,
    ).toBe(10008);
    expect(bot.fresh()).toEqual(['message-of-other-token']);
  });
});

describe('an ephemeral message', () => {
  test('cannot be reached through its channel, and nobody else can press it', async () => {
    const { message, press, i } = await pressed(64);
    const path = `/channels/${channel}/messages/${message.id}`;
    expect((await bot.call('GET', path)).json.code).toBe(10008);
    expect((await bot.call('PATCH', path, { content: 'x' })).json.code).toBe(10008);
    expect(bot.fresh()).toEqual(['ephemeral-through-channel', 'ephemeral-through-channel']);
    const listed = (await bot.call('GET', `/channels/${channel}/messages?limit=100`)).json as unknown as {
      id: string;
    }[];
    expect(listed.some((m) => m.id === message.id)).toBe(false);
    const tobin = await driver.person('tobin');
    await expect(tobin.press(message, 'b')).rejects.toThrow('no such message');
    await answer(i, { type: 7, data: { content: 'again' } });
    expect((await press).message?.content).toBe('again');
  });

  test('dismissed by its person is gone, which the bot could not know', async () => {
    const { message, press, i } = await pressed(64);
    await answer(i, { type: 6 });
    await press;
    await mira.dismiss(message);
    expect(
      (await bot.call('PATCH', `/webhooks/${app}/${i.token}/messages/@original`, { content: 'x' })).json.code,
    ).toBe(10008);
  });
});

describe('a component', () => {
  test('answers a person who uses it wrongly before the bot hears of it', async () => {
    const { done, i } = await begin();
    const options = ['a', 'b', 'c'].map((v) => ({ label: v.toUpperCase(), value: v }));
    const select = { type: 1, components: [{ type: 3, custom_id: 's', options, min_values: 2, max_values: 2 }] };
    await answer(i, { type: 4, data: { flags: v2, components: [text('x'), select, button('b')] } });
    const message = (await done).message!;
    await expect(mira.select(message, 's', ['a'])).rejects.toThrow('Choose 2');
    await expect(mira.select(message, 's', ['a', 'z'])).rejects.toThrow('no option z');
    await expect(mira.select(message, 's', ['a', 'a'])).rejects.toThrow('only once');
    await expect(mira.select(message, 'b', ['a'])).rejects.toThrow();
    await expect(mira.press(message, 'nothing')).rejects.toThrow('no such component');
    const chosen = mira.select(message, 's', ['C', 'A']);
    const next = await nextInteraction();
    expect(next.data).toMatchObject({ custom_id: 's', component_type: 3, values: ['c', 'a'] });
    await answer(next, { type: 6 });
    expect((await chosen).interaction).toMatchObject({ state: 'answered', settled: false });
  });
});
