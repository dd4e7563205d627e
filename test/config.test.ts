import { describe, expect, test } from 'vitest';
import { type Config, readConfig } from '#config';
import { isFailure } from '#failure';

const good = (env: Record<string, string>): Config => {
  const config = readConfig(env);
  if (isFailure(config)) throw new Error(config.failed.join('\n'));
  return config;
};
const problems = (env: Record<string, string>): readonly string[] => {
  const config = readConfig(env);
  return isFailure(config) ? config.failed : [];
};

describe('configuration', () => {
  test('an empty environment means the sandbox, with commands registered at the start', () => {
    expect(good({})).toEqual({
      discordToken: undefined,
      discordGuildId: undefined,
      discordApi: 'https://discord.com/api',
      discordAutoRegister: true,
      shards: 'auto',
      processes: 1,
      databasePath: 'data/wardroom.sqlite',
      sandboxPort: 8080,
      sandboxDeadline: 3000,
      logLevel: 'info',
      limits: { tablesPerPerson: 10, tablesPerServer: 200, lobbiesPerPerson: 3 },
      cardSetsDir: undefined,
    });
  });

  test('with a token nothing is registered unless asked for', () => {
    expect(good({ DISCORD_TOKEN: 'a.b.c' }).discordAutoRegister).toBe(false);
    expect(good({ DISCORD_TOKEN: 'a.b.c', DISCORD_AUTO_REGISTER: 'TRUE' }).discordAutoRegister).toBe(true);
    expect(good({ DISCORD_AUTO_REGISTER: 'off' }).discordAutoRegister).toBe(false);
  });

  test.each([
    'http://127.0.0.1:8080/api',
    'http://127.0.0.1:8080/api/',
    'http://127.0.0.1:8080/api/v10',
    'http://127.0.0.1:8080/api/v10/',
  ])('the API address %s comes out without version and slash', (address) => {
    expect(good({ DISCORD_API: address }).discordApi).toBe('http://127.0.0.1:8080/api');
  });

  test('empty variables count as absent', () => {
    expect(good({ DISCORD_TOKEN: '', SANDBOX_PORT: ' ' }).sandboxPort).toBe(8080);
  });

  test.each([
    ['SANDBOX_PORT', '99999', 'SANDBOX_PORT: "99999" is not usable; expected a port number from 0 to 65535.'],
    ['SANDBOX_DEADLINE', 'soon', 'SANDBOX_DEADLINE: "soon" is not usable; expected milliseconds from 1 to 999999.'],
    ['SANDBOX_PORT', 'http', 'SANDBOX_PORT: "http" is not usable; expected a port number from 0 to 65535.'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL: "loud" is not usable; expected trace, debug, info, warn, error, fatal or silent.',
    ],
    ...['discord', 'ftp://x/api', 'http://127.0.0.1:8080', 'https://discord.com', 'https://discord.com/v10'].map(
      (url) => [
        'DISCORD_API',
        url,
        `DISCORD_API: "${url}" is not usable; expected a URL that ends in /api, such as https://discord.com/api.`,
      ],
    ),
    [
      'DISCORD_GUILD_ID',
      'home',
      'DISCORD_GUILD_ID: "home" is not usable; expected the id of one server, up to 20 digits.',
    ],
    ['DISCORD_AUTO_REGISTER', 'maybe', 'DISCORD_AUTO_REGISTER: "maybe" is not usable; expected true or false.'],
    ['CARD_SETS_DIR', 'package.json', 'CARD_SETS_DIR: "package.json" is not usable; expected a folder that exists.'],
    ['CARD_SETS_DIR', '/no/such', 'CARD_SETS_DIR: "/no/such" is not usable; expected a folder that exists.'],
  ])('a wrong %s (%s) is told in one line', (key = '', value = '', line) => {
    expect(problems({ [key]: value })).toEqual([line]);
  });

  test('a wrong token is told without showing it', () => {
    const lines = problems({ DISCORD_TOKEN: 'hunter2 hunter3', LOG_LEVEL: 'loud' });
    expect(lines).toHaveLength(2);
    expect(lines.join('\n')).toContain('DISCORD_TOKEN');
    expect(lines.join('\n')).not.toContain('hunter2');
  });
});

test('limits are whole numbers from 1 on', () => {
  expect(good({ LIMIT_TABLES_PER_PERSON: '25', LIMIT_LOBBIES_PER_PERSON: '1' }).limits).toEqual({
    tablesPerPerson: 25,
    tablesPerServer: 200,
    lobbiesPerPerson: 1,
  });
  for (const value of ['0', '-1', '1.5', 'many']) {
    expect(problems({ LIMIT_TABLES_PER_SERVER: value })[0]).toContain(
      `LIMIT_TABLES_PER_SERVER: "${value}" is not usable; expected a whole number`,
    );
  }
});

describe('shards', () => {
  test('one or a range of them is held, out of so many', () => {
    expect(good({ SHARDS: '2', SHARD_COUNT: '3' }).shards).toEqual({ first: 2, last: 2, count: 3 });
    expect(good({ SHARDS: '4-7', SHARD_COUNT: '16' }).shards).toEqual({ first: 4, last: 7, count: 16 });
    expect(good({ SHARDS: 'Auto' }).shards).toBe('auto');
  });

  test('the number of processes follows from the range, unless it is told', () => {
    expect(good({ SHARDS: '0-3', SHARD_COUNT: '16' }).processes).toBe(4);
    expect(good({ SHARDS: '0-2', SHARD_COUNT: '16' }).processes).toBe(6);
    expect(good({ SHARDS: '0', SHARD_COUNT: '1' }).processes).toBe(1);
    expect(good({ SHARDS: '12-15', SHARD_COUNT: '16', PROCESSES: '5' }).processes).toBe(5);
    expect(good({ PROCESSES: '2' }).processes).toBe(2);
  });

  test.each([
    [{ SHARDS: 'all' }, 'SHARDS: "all" is not usable; expected auto, a shard such as 2, or a range such as 0-3.'],
    [
      { SHARDS: '0-3-5', SHARD_COUNT: '8' },
      'SHARDS: "0-3-5" is not usable; expected auto, a shard such as 2, or a range such as 0-3.',
    ],
    [{ SHARDS: '3-0', SHARD_COUNT: '8' }, 'SHARDS: "3-0" is not usable; expected the lower shard first, such as 0-3.'],
    [
      { SHARDS: '12-16', SHARD_COUNT: '16' },
      'SHARDS: "12-16" is not usable; expected shards from 0 to 15, since SHARD_COUNT is 16.',
    ],
    [{ SHARDS: '1', SHARD_COUNT: '1' }, 'SHARDS: "1" is not usable; expected 0, since SHARD_COUNT is 1.'],
    [
      { SHARDS: '0-3' },
      'SHARD_COUNT: not set; expected the number of shards of all processes together, since SHARDS names some of them.',
    ],
    [
      { SHARD_COUNT: '16' },
      'SHARD_COUNT: "16" is not usable; expected the shards of this process in SHARDS, such as 0-3; with SHARDS=auto leave it out.',
    ],
    [
      { SHARDS: '0', SHARD_COUNT: 'few' },
      'SHARD_COUNT: "few" is not usable; expected a whole number from 1 to 999999.',
    ],
    [{ PROCESSES: '0' }, 'PROCESSES: "0" is not usable; expected a whole number from 1 to 999999.'],
  ])('%j is told in one line', (env, line) => {
    expect(problems(env)).toEqual([line]);
  });
});
