// The program as people run it, in a process of its own: started, asked how it is, ended gently or without warning.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { isPostgres } from '#store/open';
import { isAutomaticFault } from '#test/automatic-fault';
import { startCommand, startEnvironment } from '#test/start-script';

/** How a process is doing. Times in ms, sizes in bytes; the delays and the work are since the last question. */
export type Vitals = {
  readonly rss: number;
  /** The most memory that it ever held. */
  readonly peak: number;
  /** How late the event loop was: the middle, one in a hundred, the worst. */
  readonly loop: { readonly p50: number; readonly p99: number; readonly max: number };
  /** Processor time that all its threads took. */
  readonly cpu: number;
  /** How many messages it wrote in each channel, replies to interactions aside, since its start. */
  readonly wrote: Readonly<Record<string, number>>;
};

export type Environment = Readonly<Record<string, string>>;

/** What a process has said and how it ended; `code` is null when a signal ended it. */
export type Ending = { readonly code: number | null; readonly out: string; readonly err: string };

export type Program = {
  readonly pid: number;
  /** Milliseconds from the start of the process to the line that says it is ready. */
  readonly readyMs: number;
  /** Where the sandbox's page is, if the program brought one up. */
  readonly url: string | undefined;
  readonly vitals: () => Promise<Vitals>;
  /** What it has written so far. */
  readonly said: () => string;
  /** Kept when the process is over, however that came. */
  readonly ended: Promise<Ending>;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** SIGKILL, and waits for the end. */
  readonly kill: () => Promise<Ending>;
  /** SIGTERM, and waits for the end. */
  readonly stop: () => Promise<Ending>;
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const probe = new URL('./probe.mjs', import.meta.url).href;
/** Empty counts as absent, and keeps the .env file of whoever runs the trials out. */
const nothing: Environment = {
  DISCORD_TOKEN: '',
  DISCORD_GUILD_ID: '',
  DISCORD_API: '',
  DISCORD_AUTO_REGISTER: '',
  SHARDS: '',
  SHARD_COUNT: '',
  PROCESSES: '',
  CARD_SETS_DIR: '',
  HEALTH_PORT: '',
};
/** What `npm start` gives to Node before the program's name. */
const startFlags = startCommand.slice(1, -1);
const startFile = startCommand.at(-1) ?? '';
const readyLine = /Wardroom is (?:connected|ready: open (\S+))/;

export type LaunchOptions = {
  /** The user that the program runs as, where the one who runs the trial may choose. */
  readonly uid?: number | undefined;
};

function launch(
  env: Environment,
  options: LaunchOptions,
): { readonly child: ChildProcess; readonly ended: Promise<Ending> } {
  const child = spawn(process.execPath, [...startFlags, '--import', probe, `${root}${startFile}`], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, ...startEnvironment, ...nothing, LOG_LEVEL: 'warn', SANDBOX_PORT: '0', ...env },
    uid: options.uid,
  });
  const said = { out: '', err: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said.out += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said.err += text;
  });
  const ended = once(child, 'close').then(([code]): Ending => {
    if (isAutomaticFault(said.out + said.err)) throw new Error(`an automatic answer failed:\n${said.out}${said.err}`);
    return { code: code as number | null, ...said };
  });
  return { child, ended };
}

/** Runs the program to its own end; for starts that cannot succeed. */
export async function runProgram(env: Environment, options: LaunchOptions = {}): Promise<Ending> {
  const { child, ended } = launch(env, options);
  const timer = setTimeout(() => child.kill('SIGKILL'), 120_000);
  const ending = await ended;
  clearTimeout(timer);
  return ending;
}

/** Starts the program and waits until it is ready. Rejects, with what it said, if it ends before. */
export async function startProgram(env: Environment, options: LaunchOptions = {}): Promise<Program> {
  const from = performance.now();
  const { child, ended } = launch(env, options);
  let said = '';
  const ready = new Promise<RegExpExecArray>((resolve, reject) => {
    child.stdout?.on('data', (text: string) => {
      said += text;
      const line = readyLine.exec(said);
      if (line !== null) resolve(line);
    });
    child.stderr?.on('data', (text: string) => {
      said += text;
    });
    void ended.then(({ code, out, err }) => reject(new Error(`the program ended with ${code}\n${out}${err}`)));
  });
  const [, url] = await ready;
  const signal = (name: NodeJS.Signals): void => void child.kill(name);
  const end = (name: NodeJS.Signals): Promise<Ending> => {
    signal(name);
    return ended;
  };
  const { pid } = child;
  if (pid === undefined) throw new Error('the program has no process');
  return {
    pid,
    readyMs: performance.now() - from,
    url,
    said: () => said,
    ended,
    signal,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async vitals() {
      const answer = once(child, 'message');
      child.send('vitals');
      const [vitals] = await answer;
      return vitals as Vitals;
    },
  };
}

/** Limits that a handful of people who sit at many tables do not meet. */
export const roomForAll: Environment = {
  LIMIT_TABLES_PER_PERSON: '999999',
  LIMIT_TABLES_PER_SERVER: '999999',
  LIMIT_LOBBIES_PER_PERSON: '999999',
};

/** What the program needs to use a database: the path of a SQLite file, or the URL of a PostgreSQL database. */
export function placeOf(database: string): Environment {
  return isPostgres(database) ? { DATABASE_URL: database } : { DATABASE_PATH: database };
}

/** What the program needs to be a bot of a sandbox that runs elsewhere: the way it meets Discord itself. */
export function botOf(sandbox: { readonly apiUrl: string; readonly token: string }): Environment {
  return { DISCORD_TOKEN: sandbox.token, DISCORD_API: sandbox.apiUrl, DISCORD_AUTO_REGISTER: 'true' };
}
