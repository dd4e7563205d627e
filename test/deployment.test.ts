/** What operators are given to start the bot with names what the configuration knows, and values that it takes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig, variableNames } from '#config';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const image = read('Dockerfile');

type Service = {
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes: readonly string[];
  readonly healthcheck: { readonly test: readonly string[] };
};
const compose = parse(read('docs/compose.yaml')) as {
  readonly services: { readonly database: Service; readonly bot: Service };
  readonly volumes: object;
};
const { database, bot } = compose.services;

/** The variables as the shell fills them in that `docker compose` is called from. */
function filledIn(environment: Service['environment']): Readonly<Record<string, string>> {
  const shell: Readonly<Record<string, string>> = { POSTGRES_PASSWORD: 'Passw0rd', DISCORD_TOKEN: 'a.bot.token' };
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+)(?::\?)?\}/g, (_, key: string) => shell[key] ?? `no ${key}`),
    ]),
  );
}

test('.env.example has every variable there is, once', () => {
  const named = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...variableNames].sort());
});

test('.env.example has the values that hold without it', () => {
  const lines = [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]);
  expect(readConfig(Object.fromEntries(lines))).toEqual(readConfig({}));
});

test('the docs name every variable there is', () => {
  const pages = readdirSync(join(import.meta.dirname, '..', 'docs')).filter((name) => name.endsWith('.md'));
  const words = ['README.md', ...pages.map((name) => `docs/${name}`)].map(read).join('\n');
  expect(variableNames.filter((name) => !new RegExp(`\\b${name}\\b`).test(words))).toEqual([]);
});

describe('docs/compose.yaml', () => {
  test('gives the bot variables that it knows, with values that it takes', () => {
    expect(Object.keys(bot.environment).filter((name) => !variableNames.includes(name))).toEqual([]);
    expect(readConfig(filledIn(bot.environment))).toMatchObject({
      discordToken: 'a.bot.token',
      databaseUrl: 'postgres://wardroom:Passw0rd@database:5432/wardroom',
      backups: { every: 24 * 60 * 60_000 },
    });
  });

  test('has the bot use the database that it starts', () => {
    const { POSTGRES_USER: user, POSTGRES_PASSWORD: password, POSTGRES_DB: name } = filledIn(database.environment);
    const url = new URL(filledIn(bot.environment).DATABASE_URL ?? '');
    expect([url.username, url.password, url.hostname, url.pathname]).toEqual([user, password, 'database', `/${name}`]);
  });

  test('asks the bot for its health where it answers', () => {
    const { HEALTH_PORT: port } = bot.environment;
    expect(readConfig(filledIn(bot.environment))).toMatchObject({ health: { port: Number(port), host: '127.0.0.1' } });
    expect(bot.healthcheck.test.join(' ')).toContain(`http://127.0.0.1:${port}/healthz`);
  });

  test('keeps what is stored in volumes of its own', () => {
    const mounted = [database, bot].flatMap(({ volumes }) => volumes.map((one) => one.split(':')));
    expect(mounted.map(([volume]) => volume)).toEqual(Object.keys(compose.volumes));
    expect(image).toContain(`VOLUME ${mounted.at(-1)?.[1]}\n`);
  });
});

test('the image keeps its data where its volume is', () => {
  const path = /DATABASE_PATH=(\S+)/.exec(image)?.[1] ?? '';
  const volume = /^VOLUME (\S+)$/m.exec(image)?.[1] ?? 'no volume';
  expect(path.startsWith(`${volume}/`)).toBe(true);
});
