import { describe, expect, test } from 'vitest';
import { type Config, readConfig } from '#config';
import { isFailure } from '#core/failure';
import { usualPictureLimits } from '#discord/core/drawing-queue';
import { usualPressLimits } from '#discord/core/fair-queue';
import { connectionFault } from '#discord/core/faults';
import { usualLimits } from '#table/context';

const good = (env: Record<string, string>): Config => {
  const config = readConfig(env);
  if (isFailure(config)) throw new Error(config.failed.join('\n'));
  return config;
};
const problems = (env: Record<string, string>): readonly string[] => {
  const config = readConfig(env);
  return isFailure(config) ? config.failed : [];
};

const limits = {
  tablesPerPerson: 10,
  tablesPerServer: 200,
  lobbiesPerPerson: 3,
  decksPerPerson: 100,
  newDecksPerServer: 500,
  pressesPerPerson: 8,
  pressesPerServer: 100,
  presses: 400,
  picturesPerPerson: 12,
  pictures: 300,
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
      databaseUrl: undefined,
      databaseConnections: 10,
      databaseCheckFor: 1000,
      sandboxPort: 8080,
      sandboxDeadline: 3000,
      logLevel: 'info',
      limits,
      backups: { every: undefined, keep: 7 },
      keepReplays: 365 * 24 * 60 * 60 * 1000,
      keepLogs: true,
      hidesTiming: false,
      cardSetsDir: undefined,
      web: { port: 0, host: '127.0.0.1', url: undefined, isIndexed: false },
      health: { port: undefined, host: '127.0.0.1' },
    });
  });

  test('health is told at a port only if one is named, and elsewhere than on this machine only if that is', () => {
    expect(good({ HEALTH_PORT: '9090' }).health).toEqual({ port: 9090, host: '127.0.0.1' });
    expect(good({ HEALTH_PORT: '0', HEALTH_HOST: '::' }).health).toEqual({ port: 0, host: '::' });
  });

  test('pages are shown in the sandbox, and elsewhere if a port is named; links need no slash at the end', () => {
    expect(good({ DISCORD_TOKEN: 'abc' }).web.port).toBeUndefined();
    const env = { WEB_PORT: '8081', WEB_HOST: '0.0.0.0', WEB_URL: 'https://wardroom.example.org/', WEB_INDEXED: 'yes' };
    const web = { port: 8081, host: '0.0.0.0', url: 'https://wardroom.example.org', isIndexed: true };
    expect(good({ DISCORD_TOKEN: 'abc', ...env }).web).toEqual(web);
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

  test.each(['postgres://wardroom:secret@db.example:5432/wardroom', 'postgresql:///wardroom?host=/var/run/postgresql'])(
    'the database may be a PostgreSQL one: %s',
    (url) => {
      expect(good({ DATABASE_URL: url, DATABASE_CONNECTIONS: '4' })).toMatchObject({
        databaseUrl: url,
        databaseConnections: 4,
      });
    },
  );

  test('a wrong database is refused without showing its password', () => {
    for (const url of ['mysql://wardroom:secret@db/wardroom', 'postgres://wardroom:secret@db', 'secret']) {
      const [line] = problems({ DATABASE_URL: url });
      expect(line).toContain('DATABASE_URL: its value (not shown) is not usable; expected the URL of a PostgreSQL');
      expect(line).not.toContain('secret@');
    }
  });

  test('empty variables count as absent', () => {
    expect(good({ DISCORD_TOKEN: '', SANDBOX_PORT: ' ' }).sandboxPort).toBe(8080);
  });

  test.each([
    ['SANDBOX_PORT', '99999', 'SANDBOX_PORT: "99999" is not usable; expected a port number from 0 to 65535.'],
    ['WEB_PORT', 'x', 'WEB_PORT: "x" is not usable; expected a port number from 0 to 65535.'],
    [
      'WEB_URL',
      'ftp://here',
      'WEB_URL: "ftp://here" is not usable; expected the address at which people reach the pages, such as https://wardroom.example.org.',
    ],
    ['HEALTH_PORT', '65536', 'HEALTH_PORT: "65536" is not usable; expected a port number from 0 to 65535.'],
    [
      'HEALTH_HOST',
      'http://here/',
      'HEALTH_HOST: "http://here/" is not usable; expected an address or name of this machine, such as 127.0.0.1 or 0.0.0.0.',
    ],
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
    ...['soon', '0', '1w', '1.5d', '-1'].map((every) => [
      'BACKUP_EVERY',
      every,
      `BACKUP_EVERY: "${every}" is not usable; expected hours, such as 6 or 6h, or days, such as 1d, or off.`,
    ]),
    ['BACKUP_KEEP', '0', 'BACKUP_KEEP: "0" is not usable; expected a whole number from 1 to 999999.'],
    ['KEEP_REPLAYS_DAYS', 'ever', 'KEEP_REPLAYS_DAYS: "ever" is not usable; expected a whole number from 1 to 999999.'],
    ['CARD_SETS_DIR', 'package.json', 'CARD_SETS_DIR: "package.json" is not usable; expected a folder that exists.'],
    ['CARD_SETS_DIR', '/no/such', 'CARD_SETS_DIR: "/no/such" is not usable; expected a folder that exists.'],
  ])('a wrong %s (%s) is told in one line', (key = '', value = '', line) => {
    expect(problems({ [key]: value })).toEqual([line]);
  });

  test.each(['/', 'data/', '.', '..', 'data/..', 'src', 'data\0/wardroom.sqlite'])(
    'no database can be at %j',
    (path) => {
      expect(problems({ DATABASE_PATH: path })).toEqual([
        `DATABASE_PATH: ${JSON.stringify(path)} is not usable; expected a file, such as data/wardroom.sqlite.`,
      ]);
    },
  );

  test('a server’s address is no path', () => {
    expect(problems({ DATABASE_PATH: 'postgres://wardroom:secret@db/wardroom' })).toEqual([
      'DATABASE_PATH: "postgres://…@db/wardroom" is not usable; expected a file, such as data/wardroom.sqlite; a PostgreSQL database is named in DATABASE_URL.',
    ]);
  });

  test.each(['"a.b.c"', "'a.b.c'", '“a.b.c”', '`a.b.c`'])('a token with quotation marks is refused: %s', (token) => {
    expect(problems({ DISCORD_TOKEN: token })).toEqual([
      'DISCORD_TOKEN: its value (not shown) is not usable; expected a bot token as the developer portal shows it, without blanks or quotation marks.',
    ]);
  });

  test('the password of a proxy is not shown', () => {
    expect(problems({ DISCORD_API: 'https://bot:hunter2@proxy.example/' })).toEqual([
      'DISCORD_API: "https://…@proxy.example/" is not usable; expected a URL that ends in /api, such as https://discord.com/api.',
    ]);
    const gone = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    expect(connectionFault(gone, 'https://bot:hunter2@proxy.example/api')).toContain(
      'cannot be reached at https://…@proxy.example/api (',
    );
  });

  test('a wrong token is told without showing it', () => {
    const lines = problems({ DISCORD_TOKEN: 'hunter2 hunter3', LOG_LEVEL: 'loud' });
    expect(lines).toHaveLength(2);
    expect(lines.join('\n')).toContain('DISCORD_TOKEN');
    expect(lines.join('\n')).not.toContain('hunter2');
  });
});

test.each([
  ['6', 6],
  ['6h', 6],
  ['12 H', 12],
  ['1d', 24],
  ['off', undefined],
])('backups every %s are %s hours apart', (every, hours) => {
  expect(good({ BACKUP_EVERY: every, BACKUP_KEEP: '30' }).backups).toEqual({
    every: hours === undefined ? undefined : hours * 60 * 60_000,
    keep: 30,
  });
});

test('limits are whole numbers from 1 on', () => {
  const env = {
    LIMIT_TABLES_PER_PERSON: '25',
    LIMIT_LOBBIES_PER_PERSON: '1',
    LIMIT_DECKS_PER_PERSON: '7',
    LIMIT_NEW_DECKS_PER_SERVER: '70',
    LIMIT_PRESSES_PER_PERSON: '3',
    LIMIT_PRESSES_PER_SERVER: '30',
    LIMIT_PRESSES: '300',
    LIMIT_PICTURES_PER_PERSON: '2',
    LIMIT_PICTURES: '20',
  };
  expect(good(env).limits).toEqual({
    tablesPerPerson: 25,
    tablesPerServer: 200,
    lobbiesPerPerson: 1,
    decksPerPerson: 7,
    newDecksPerServer: 70,
    pressesPerPerson: 3,
    pressesPerServer: 30,
    presses: 300,
    picturesPerPerson: 2,
    pictures: 20,
  });
  for (const value of ['0', '-1', '1.5', 'many']) {
    expect(problems({ LIMIT_TABLES_PER_SERVER: value })[0]).toContain(
      `LIMIT_TABLES_PER_SERVER: "${value}" is not usable; expected a whole number`,
    );
  }
});

test('the parts of the program have the same limits when nothing is configured', () => {
  expect({ ...usualLimits, ...usualPressLimits, ...usualPictureLimits }).toEqual(limits);
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
