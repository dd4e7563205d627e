/** The program's configuration: read from the environment once, validated as a whole, passed on as plain data. */

import { existsSync, statSync } from 'node:fs';
import { z } from 'zod';
import { type Failure, failure } from '#core/failure';
import type { ShardRange } from '#core/shards';

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

/** The shards of Discord that a process holds: all there are, or some of them. */
export type Shards = 'auto' | ShardRange;

export type Config = {
  /** Absent: the sandbox is started instead of connecting to Discord. */
  readonly discordToken: string | undefined;
  /** Register commands in this server only. */
  readonly discordGuildId: string | undefined;
  /** Base URL of the REST API without version and without a slash at the end. */
  readonly discordApi: string;
  readonly discordAutoRegister: boolean;
  readonly shards: Shards;
  /** How many processes share the token, and with it Discord's limit on requests. */
  readonly processes: number;
  /** The SQLite file, unless there is a `databaseUrl`. */
  readonly databasePath: string;
  /** The PostgreSQL database; takes the place of the file. */
  readonly databaseUrl: string | undefined;
  /** How many connections to PostgreSQL this process opens at most. */
  readonly databaseConnections: number;
  /** How long the start waits for the check of the whole SQLite file, ms; then it goes on beside the program. */
  readonly databaseCheckFor: number;
  readonly sandboxPort: number;
  /** How long the sandbox waits for a first response, ms. */
  readonly sandboxDeadline: number;
  readonly logLevel: LogLevel;
  readonly limits: Limits;
  /** Backups that the program makes by itself. `every` in ms; undefined: none. */
  readonly backups: { readonly every: number | undefined; readonly keep: number };
  /** How long the course of a game is kept after its end, ms. */
  readonly keepReplays: number;
  /** Whether what everybody could see of a game is kept after that. */
  readonly keepLogs: boolean;
  /** Whether new tables with a slow clock hide the timing of automatic answers. */
  readonly hidesTiming: boolean;
  /** Folder with custom card sets. */
  readonly cardSetsDir: string | undefined;
  /**
   * Where pages are shown to anybody; without a port, nowhere. `url`: how people reach it, without a slash at the end; undefined: at
   * the port itself. `isIndexed`: search engines may list them.
   */
  readonly web: {
    readonly port: number | undefined;
    readonly host: string;
    readonly url: string | undefined;
    readonly isIndexed: boolean;
  };
  /** Where health and metrics are asked for; without a port, nowhere. */
  readonly health: { readonly port: number | undefined; readonly host: string };
};

/** Limits against abuse, each at least 1. */
export type Limits = {
  /** Unfinished tables, and open lobbies. */
  readonly tablesPerPerson: number;
  readonly tablesPerServer: number;
  readonly lobbiesPerPerson: number;
  /** Stored decks of a person, and decks that are made in a server within a day. */
  readonly decksPerPerson: number;
  readonly newDecksPerServer: number;
  /** Interactions in progress at a time. */
  readonly pressesPerPerson: number;
  readonly pressesPerServer: number;
  readonly presses: number;
  /** Pictures that wait to be drawn. */
  readonly picturesPerPerson: number;
  readonly pictures: number;
};

type Env = Readonly<Record<string, string | undefined>>;

const yes = ['1', 'true', 'yes', 'on'];
const no = ['0', 'false', 'no', 'off'];

const flag = z
  .string()
  .toLowerCase()
  .refine((text) => yes.includes(text) || no.includes(text), 'true or false')
  .transform((text) => yes.includes(text));

/** A whole number, at least 1. */
const positive = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'a whole number from 1 to 999999')
  .transform(Number);

const max = (usual: number) => positive.default(usual);

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'a port number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65535, 'a port number from 0 to 65535');

const host = z
  .string()
  .regex(/^[\w.:-]{1,253}$/, 'an address or name of this machine, such as 127.0.0.1 or 0.0.0.0')
  .default('127.0.0.1');

const webAddress = 'the address at which people reach the pages, such as https://wardroom.example.org';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const backupTimes = 'hours, such as 6 or 6h, or days, such as 1d, or off';

const apiAddress = 'a URL that ends in /api, such as https://discord.com/api';

const postgresAddress =
  'the URL of a PostgreSQL database, such as postgres://wardroom:password@localhost:5432/wardroom';

const variables = z.object({
  DISCORD_TOKEN: z
    .string()
    .regex(/^[^\s"'`‘’“”„«»]+$/, 'a bot token as the developer portal shows it, without blanks or quotation marks')
    .optional(),
  DISCORD_GUILD_ID: z
    .string()
    .regex(/^\d{1,20}$/, 'the id of one server, up to 20 digits')
    .optional(),
  DISCORD_API: z
    .url({ protocol: /^https?$/, error: apiAddress })
    .transform(withoutVersion)
    .refine((url) => new URL(url).pathname.endsWith('/api'), apiAddress)
    .default('https://discord.com/api'),
  DISCORD_AUTO_REGISTER: flag.optional(),
  SHARDS: z
    .string()
    .toLowerCase()
    .regex(/^(?:auto|\d{1,5}(?:-\d{1,5})?)$/, {
      error: 'auto, a shard such as 2, or a range such as 0-3',
      abort: true,
    })
    .transform(rangeOf)
    .refine((range) => range === 'auto' || range.first <= range.last, {
      error: 'the lower shard first, such as 0-3',
      abort: true,
    })
    .default('auto'),
  SHARD_COUNT: positive.optional(),
  PROCESSES: positive.optional(),
  DATABASE_PATH: z
    .string()
    .refine((path) => !/^postgres(ql)?:\/\//.test(path), {
      error: 'a file, such as data/wardroom.sqlite; a PostgreSQL database is named in DATABASE_URL',
      abort: true,
    })
    .refine(mayBeFile, 'a file, such as data/wardroom.sqlite')
    .default('data/wardroom.sqlite'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, hostname: /.*/, error: postgresAddress })
    .refine((url) => URL.canParse(url) && new URL(url).pathname.length > 1, postgresAddress)
    .optional(),
  DATABASE_CONNECTIONS: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'a whole number from 1 to 999')
    .transform(Number)
    .default(10),
  DATABASE_CHECK_SECONDS: positive.default(1),
  SANDBOX_PORT: port.default(8080),
  SANDBOX_DEADLINE: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'milliseconds from 1 to 999999')
    .transform(Number)
    .default(3000),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'trace, debug, info, warn, error, fatal or silent',
    })
    .default('info'),
  LIMIT_TABLES_PER_PERSON: max(10),
  LIMIT_TABLES_PER_SERVER: max(200),
  LIMIT_LOBBIES_PER_PERSON: max(3),
  LIMIT_DECKS_PER_PERSON: max(100),
  LIMIT_NEW_DECKS_PER_SERVER: max(500),
  LIMIT_PRESSES_PER_PERSON: max(8),
  LIMIT_PRESSES_PER_SERVER: max(100),
  LIMIT_PRESSES: max(400),
  LIMIT_PICTURES_PER_PERSON: max(12),
  LIMIT_PICTURES: max(300),
  BACKUP_EVERY: z
    .string()
    .toLowerCase()
    .regex(/^(off|[1-9]\d{0,3} ?[hd]?)$/, backupTimes)
    .transform((text) =>
      text === 'off' ? undefined : Number.parseInt(text, 10) * (text.endsWith('d') ? 24 : 1) * HOUR,
    )
    .optional(),
  BACKUP_KEEP: max(7),
  KEEP_REPLAYS_DAYS: max(365),
  KEEP_LOGS: flag.default(true),
  HIDE_TIMING: flag.optional(),
  CARD_SETS_DIR: z.string().refine(isFolder, 'a folder that exists').optional(),
  WEB_PORT: port.optional(),
  WEB_HOST: host,
  WEB_URL: z.url({ protocol: /^https?$/, error: webAddress }).optional(),
  WEB_INDEXED: flag.default(false),
  HEALTH_PORT: port.optional(),
  HEALTH_HOST: host,
});

/** The environment variables that there are. */
export const variableNames: readonly string[] = Object.keys(variables.shape);

/** Shards are a range of a count: neither says anything without the other. */
const schema = variables.superRefine(({ SHARDS: range, SHARD_COUNT: count }, ctx) => {
  const wrong = (variable: string, message: string) => ctx.addIssue({ code: 'custom', path: [variable], message });
  if (range === 'auto') {
    if (count !== undefined)
      wrong('SHARD_COUNT', 'the shards of this process in SHARDS, such as 0-3; with SHARDS=auto leave it out');
  } else if (count === undefined) {
    wrong('SHARD_COUNT', 'the number of shards of all processes together, since SHARDS names some of them');
  } else if (range.last >= count) {
    wrong(
      'SHARDS',
      count === 1 ? '0, since SHARD_COUNT is 1' : `shards from 0 to ${count - 1}, since SHARD_COUNT is ${count}`,
    );
  }
});

/** Variables whose values are never quoted in a message. */
const secret: readonly string[] = ['DISCORD_TOKEN', 'DATABASE_URL'];

/**
 * Checks the environment. Empty variables count as absent.
 * On a wrong value: a line for each, naming the variable, its value (never a secret one) and what is expected.
 */
export function readConfig(env: Env): Config | Failure {
  const given = Object.fromEntries(
    variableNames.flatMap((key) => {
      const value = env[key]?.trim();
      return value === undefined || value === '' ? [] : [[key, value]];
    }),
  );
  const read = schema.safeParse(given);
  if (!read.success) {
    const lines = new Map<string, string>();
    for (const issue of read.error.issues) {
      const key = String(issue.path[0]);
      const text = given[key];
      const value = secret.includes(key) ? 'its value (not shown)' : text && JSON.stringify(withoutCredentials(text));
      const wrong = value === undefined ? 'not set' : `${value} is not usable`;
      if (!lines.has(key)) lines.set(key, `${key}: ${wrong}; expected ${issue.message}.`);
    }
    return failure(...lines.values());
  }
  const value = read.data;
  const shards = shardsOf(value);
  return {
    discordToken: value.DISCORD_TOKEN,
    discordGuildId: value.DISCORD_GUILD_ID,
    discordApi: value.DISCORD_API.replace(/(?<!\/)\/+$/, '')
      .replace(/\/v\d+$/, '')
      .replace(/(?<!\/)\/+$/, ''),
    discordAutoRegister: value.DISCORD_AUTO_REGISTER ?? value.DISCORD_TOKEN === undefined,
    shards,
    processes: value.PROCESSES ?? processesOf(shards),
    databasePath: value.DATABASE_PATH,
    databaseUrl: value.DATABASE_URL,
    databaseConnections: value.DATABASE_CONNECTIONS,
    databaseCheckFor: value.DATABASE_CHECK_SECONDS * 1000,
    sandboxPort: value.SANDBOX_PORT,
    sandboxDeadline: value.SANDBOX_DEADLINE,
    logLevel: value.LOG_LEVEL,
    limits: {
      tablesPerPerson: value.LIMIT_TABLES_PER_PERSON,
      tablesPerServer: value.LIMIT_TABLES_PER_SERVER,
      lobbiesPerPerson: value.LIMIT_LOBBIES_PER_PERSON,
      decksPerPerson: value.LIMIT_DECKS_PER_PERSON,
      newDecksPerServer: value.LIMIT_NEW_DECKS_PER_SERVER,
      pressesPerPerson: value.LIMIT_PRESSES_PER_PERSON,
      pressesPerServer: value.LIMIT_PRESSES_PER_SERVER,
      presses: value.LIMIT_PRESSES,
      picturesPerPerson: value.LIMIT_PICTURES_PER_PERSON,
      pictures: value.LIMIT_PICTURES,
    },
    backups: { every: value.BACKUP_EVERY, keep: value.BACKUP_KEEP },
    keepReplays: value.KEEP_REPLAYS_DAYS * DAY,
    keepLogs: value.KEEP_LOGS,
    hidesTiming: value.HIDE_TIMING ?? false,
    cardSetsDir: value.CARD_SETS_DIR,
    web: {
      // Without a token people try the program out.
      port: value.WEB_PORT ?? (value.DISCORD_TOKEN === undefined ? 0 : undefined),
      host: value.WEB_HOST,
      url: value.WEB_URL?.replace(/(?<!\/)\/+$/, ''),
      isIndexed: value.WEB_INDEXED,
    },
    health: { port: value.HEALTH_PORT, host: value.HEALTH_HOST },
  };
}

function rangeOf(text: string): 'auto' | Omit<ShardRange, 'count'> {
  if (text === 'auto') return text;
  const [first = 0, last = first] = text.split('-').map(Number);
  return { first, last };
}

function shardsOf({ SHARDS: range, SHARD_COUNT: count }: z.output<typeof schema>): Shards {
  return range === 'auto' || count === undefined ? 'auto' : { ...range, count };
}

/** How many processes there are if each holds as many shards as this one. */
function processesOf(shards: Shards): number {
  return shards === 'auto' ? 1 : Math.ceil(shards.count / (shards.last - shards.first + 1));
}

/** The base URL without `/v10` and slashes at its end. */
function withoutVersion(url: string): string {
  return url
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\/v\d+$/, '')
    .replace(/(?<!\/)\/+$/, '');
}

/** Whether a file can be at a path: it has a name, and no folder is there. */
function mayBeFile(path: string): boolean {
  return !path.includes('\0') && !/(?:^|[\\/])\.{0,2}$/.test(path) && !isFolder(path);
}

/** A text without the names and passwords in its URLs. */
export function withoutCredentials(text: string): string {
  return text.replace(/(?<=:\/\/)[^/\s"'?#]{1,200}@/g, '…@');
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

/** Puts the variables of the file (default `.env`) into the environment where they are not set yet; a missing file is ignored. */
export function loadEnvFile(path = '.env'): void {
  if (existsSync(path)) process.loadEnvFile(path);
}
