/** What operators are given to start the bot with names what the configuration knows, and values that it takes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig, variableNames } from '#config';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const image = read('Dockerfile');

type Service = {
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes: readonly string[];
  readonly healthcheck: { readonly test: readonly string[] };
  readonly read_only: boolean;
  readonly cap_drop: readonly string[];
  readonly security_opt: readonly string[];
  readonly mem_limit: string;
  readonly logging: { readonly options: object };
};
const compose = parse(read('docs/compose.yaml'), { merge: true }) as {
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
    const port = Number(/HEALTH_PORT=(\d+)/.exec(image)?.[1]);
    expect(readConfig({ ...filledIn(bot.environment), HEALTH_PORT: String(port) })).toMatchObject({
      health: { port, host: '127.0.0.1' },
    });
    expect(bot.healthcheck.test).toContain('src/health-check.mjs');
    expect(image).toMatch(/^HEALTHCHECK .*"src\/health-check.mjs"\]$/m);
  });

  test('lets neither do more than it must', () => {
    for (const service of [database, bot])
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.stringMatching(/^\d+m$/),
        logging: { options: { 'max-size': expect.any(String), 'max-file': expect.any(String) } },
      });
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

describe('docs/wardroom.service', () => {
  const unit = read('docs/wardroom.service');
  const valuesOf = (key: string) => [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value);

  test('starts the program as npm start does, with variables that it knows', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: { readonly start: string } };
    const [, settings = '', command = ''] = /^cross-env ((?:\w+=\S+ )*)node (.*)$/.exec(scripts.start) ?? [];
    expect(valuesOf('ExecStart')).toEqual([`/usr/bin/node ${command}`]);
    const given = valuesOf('Environment').flatMap((line = '') => line.split(' '));
    expect(given).toEqual(expect.arrayContaining(settings.trim().split(' ')));
    const known = [...variableNames, 'NODE_ENV', ...settings.split(' ').map((one) => one.split('=')[0])];
    expect(given.map((one) => one.split('=')[0]).filter((name) => !known.includes(name ?? ''))).toEqual([]);
  });

  test('keeps what is stored in the folder that is its own, and nothing else writable', () => {
    const folder = `/var/lib/${valuesOf('StateDirectory')[0]}`;
    expect(unit).toContain(`DATABASE_PATH=${folder}/`);
    expect([valuesOf('ProtectSystem'), valuesOf('NoNewPrivileges'), valuesOf('DynamicUser')]).toEqual([
      ['strict'],
      ['yes'],
      ['yes'],
    ]);
  });

  test('gives it longer to stop than it takes', () => {
    expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(8);
    expect(valuesOf('KillMode')).toEqual(['mixed']);
  });
});

describe('docs/kubernetes.yaml', () => {
  const [, deployment] = parseAllDocuments(read('docs/kubernetes.yaml')).map((document) => document.toJS());
  const { spec: pod } = deployment.spec.template;
  const [container] = pod.containers;

  test('asks at the port of the image, from outside the container', () => {
    const port = Number(/HEALTH_PORT=(\d+)/.exec(image)?.[1]);
    expect(container.ports).toEqual([{ name: 'health', containerPort: port }]);
    expect(container.env).toContainEqual({ name: 'HEALTH_HOST', value: '0.0.0.0' });
    const probes = [container.startupProbe, container.livenessProbe, container.readinessProbe];
    expect(probes.map(({ httpGet }) => [httpGet.path, httpGet.port])).toEqual([
      ['/healthz', 'health'],
      ['/healthz', 'health'],
      ['/readyz', 'health'],
    ]);
  });

  test('gives variables that the program knows, with values that it takes', () => {
    const given = Object.fromEntries(
      container.env.map((one: { name: string; value: string }) => [one.name, one.value]),
    );
    expect(Object.keys(given).filter((name) => !variableNames.includes(name))).toEqual([]);
    expect(readConfig({ ...given, DISCORD_TOKEN: 'a.bot.token' })).toMatchObject({
      backups: { every: 24 * 60 * 60_000 },
    });
  });

  test('runs the newest version, one at a time, as nobody in particular', () => {
    const { version } = JSON.parse(read('package.json')) as { readonly version: string };
    expect(container.image.split(':')[1]).toBe(version);
    expect(deployment.spec).toMatchObject({ replicas: 1, strategy: { type: 'Recreate' } });
    expect(pod.securityContext.runAsNonRoot).toBe(true);
    expect(container.securityContext).toMatchObject({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true });
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(8);
  });
});
