/**
 * A PostgreSQL server to test against, of the PostgreSQL that is installed on this machine: its data and its socket are in a
 * temporary folder, and it ends with the tests.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export type Cluster = {
  /** Creates an empty database; returns its URL. */
  create(): Promise<string>;
  /** Drops a database, whoever is connected to it. */
  drop(url: string): Promise<void>;
  /** Ends the server at once, as a crash would, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** Where Debian and others keep the programs of a server, which are not in the PATH. */
const installations = ['/usr/lib/postgresql', '/usr/local/pgsql', '/opt/homebrew/opt/postgresql'];

/** The folder with `initdb` and `postgres`; undefined: no server is installed. */
export function postgresPrograms(): string | undefined {
  const versions = installations.flatMap((folder) =>
    existsSync(folder) ? [join(folder, 'bin'), ...readdirSync(folder).map((name) => join(folder, name, 'bin'))] : [],
  );
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** Starts a server of our own. `durable`: it waits for the disk at each commit, as servers of people do; by default it does not. */
export async function startCluster(programs: string, { durable = false } = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-pg-'));
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root, as which containers often run.
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;
  if (nobody !== undefined) chownSync(folder, nobody.uid, nobody.gid);
  mkdirSync(data, { mode: 0o700 });
  if (nobody !== undefined) chownSync(data, nobody.uid, nobody.gid);
  const how = { ...nobody, cwd: folder, env: { PATH: process.env.PATH ?? '', HOME: folder, LC_ALL: 'C.UTF-8' } };
  const make = ['--pgdata', data, '--username', 'wardroom', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), make, { ...how, stdio: 'pipe' });

  const urlOf = (database: string) => `postgres://wardroom@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    fsync: durable ? 'on' : 'off',
    max_connections: '200',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server: ChildProcess | undefined;
  const kill = () => server?.kill('SIGQUIT');

  async function start(): Promise<void> {
    server = spawn(join(programs, 'postgres'), ['-D', data, ...options], { ...how, stdio: 'ignore' });
    while (!(await answers())) {
      if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`);
      await sleep(30);
    }
  }
  async function end(): Promise<void> {
    if (server === undefined) return;
    const ended = once(server, 'exit');
    kill();
    await ended;
    server = undefined;
  }
  async function answers(): Promise<boolean> {
    return asked('select 1').then(
      () => true,
      () => false,
    );
  }
  async function asked(query: string): Promise<void> {
    const client = new pg.Client({ connectionString: urlOf('postgres') });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query(query);
    } finally {
      await client.end();
    }
  }

  process.once('exit', kill);
  await start();
  let made = 0;
  return {
    async create() {
      made += 1;
      // A collation that sorts unlike SQLite, as the servers of people have.
      await asked(`create database d${made} template template0 lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`);
      return urlOf(`d${made}`);
    },
    async drop(url) {
      await asked(`drop database ${new URL(url).pathname.slice(1)} with (force)`);
    },
    async restart() {
      await end();
      await start();
    },
    async stop() {
      await end();
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
