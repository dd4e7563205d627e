// Every rule for slash commands, and how registering behaves.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/sandbox/sandbox.ts';
import { type Raw, rawBot } from './raw.ts';

let sandbox: Sandbox;
let bot: Raw;
const path = '/applications/1457709004800000001/commands';
const inGuild = '/applications/1457709004800000001/guilds/1457709004800000010/commands';

beforeAll(async () => {
  sandbox = await startSandbox();
  bot = rawBot(sandbox);
});

afterEach(() => {
  bot.fresh();
});

afterAll(async () => {
  await sandbox.close();
});

const option = (more: object = {}) => ({ type: 3, name: 'o', description: 'O', ...more });
const command = (more: object = {}) => ({ name: 'c', description: 'C', ...more });
const many = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
const sub = (name: string, options: object[] = []) => ({ type: 1, name, description: 'S', options });

describe('a command is refused for', () => {
  test.each<[string, string, object]>([
    ['capitals in its name', 'command-name', command({ name: 'Play' })],
    ['a space in its name', 'command-name', command({ name: 'play now' })],
    ['a name of 33', 'schema', command({ name: 'x'.repeat(33) })],
    ['no description', 'command-description', command({ description: '' })],
    ['a description of 101', 'schema', command({ description: 'x'.repeat(101) })],
    ['a capital in a localized name', 'command-name', command({ name_localizations: { de: 'Spielen' } })],
    ['a locale that is none', 'command-locale', command({ name_localizations: { xx: 'spielen' } })],
    ['26 options', 'schema', command({ options: many(26, (i) => option({ name: `o${i}` })) })],
    ['26 subcommands', 'schema', command({ options: many(26, (i) => sub(`s${i}`)) })],
    [
      '26 choices',
      'schema',
      command({ options: [option({ choices: many(26, (i) => ({ name: `${i}`, value: `${i}` })) })] }),
    ],
    [
      'a choice twice',
      'choice-duplicate',
      command({ options: [option({ choices: many(2, () => ({ name: 'a', value: 'a' })) })] }),
    ],
    [
      'choices beside autocomplete',
      'autocomplete-choices',
      command({ options: [option({ autocomplete: true, choices: [{ name: 'a', value: 'a' }] })] }),
    ],
    [
      'a required option after an optional one',
      'required-first',
      command({ options: [option(), option({ name: 'p', required: true })] }),
    ],
    ['two options of one name', 'option-name-duplicate', command({ options: [option(), option()] })],
    ['options beside subcommands', 'subcommand-mixed', command({ options: [sub('s'), option()] })],
    [
      'least above most',
      'option-range',
      command({ options: [{ type: 4, name: 'n', description: 'N', min_value: 5, max_value: 4 }] }),
    ],
    ['least length above most', 'option-range', command({ options: [option({ min_length: 5, max_length: 4 })] })],
    [
      'a group within a subcommand',
      'schema',
      command({ options: [sub('s', [{ type: 2, name: 'g', description: 'G' }])] }),
    ],
    [
      'more than 8000 characters',
      'command-size',
      command({
        options: many(25, (i) =>
          option({ name: `o${i}`, choices: many(4, (k) => ({ name: `${k}${'n'.repeat(90)}`, value: `${k}v` })) }),
        ),
      }),
    ],
  ])('%s', async (_, rule, body) => {
    const answer = await bot.call('PUT', path, [body]);
    expect(answer).toMatchObject({ status: 400, json: { code: 50035 } });
    expect(bot.fresh()).toEqual([rule]);
  });

  test('being the 101st, or the second of its name', async () => {
    expect(
      (
        await bot.call(
          'PUT',
          path,
          many(101, (i) => command({ name: `c${i}` })),
        )
      ).status,
    ).toBe(400);
    expect(bot.fresh()).toEqual(['command-count']);
    expect((await bot.call('PUT', path, [command(), command()])).status).toBe(400);
    expect(bot.fresh()).toEqual(['command-duplicate']);
  });
});

describe('registering', () => {
  test('keeps the id of a command that stays, and drops what is left out', async () => {
    const first = (await bot.call('PUT', path, [command({ name: 'a' }), command({ name: 'b' })])).json as unknown as {
      id: string;
      name: string;
    }[];
    const second = (await bot.call('PUT', path, [command({ name: 'a', description: 'New' })]))
      .json as unknown as typeof first;
    expect(second).toHaveLength(1);
    expect(second[0]!.id).toBe(first[0]!.id);
    expect((await bot.call('GET', path)).json).toMatchObject([{ name: 'a', description: 'New' }]);
  });

  test('in one server leaves the global ones alone', async () => {
    const made = await bot.call('POST', inGuild, command({ name: 'here' }));
    expect(made).toMatchObject({ status: 201, json: { guild_id: '1457709004800000010' } });
    expect((await bot.call('PATCH', `${inGuild}/${made.json.id}`, { description: 'Changed' })).json).toMatchObject({
      description: 'Changed',
    });
    expect((await bot.call('GET', path)).json).toHaveLength(1);
    expect((await bot.call('DELETE', `${inGuild}/${made.json.id}`)).status).toBe(204);
    expect((await bot.call('GET', inGuild)).json).toEqual([]);
    expect(bot.fresh()).toEqual([]);
  });

  test('more than 200 new ones a day is refused', async () => {
    for (let round = 0; round < 2; round += 1) {
      expect(
        (
          await bot.call(
            'PUT',
            inGuild,
            many(99, (i) => command({ name: `r${round}x${i}` })),
          )
        ).status,
      ).toBe(200);
    }
    expect(
      (
        await bot.call(
          'PUT',
          inGuild,
          many(10, (i) => command({ name: `more${i}` })),
        )
      ).json.code,
    ).toBe(30034);
    expect(bot.fresh()).toEqual(['command-creates']);
  });

  test('takes permissions as the strings that libraries send', async () => {
    const body = command({
      name: 'guarded',
      default_member_permissions: '32',
      contexts: [0, 1],
      integration_types: [0, 1],
    });
    expect((await bot.call('PUT', path, [body])).json).toMatchObject([
      { default_member_permissions: '32', contexts: [0, 1] },
    ]);
  });
});
