/** Runs the real program as people run it: started without a token, killed without warning, started again on its data. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAutomaticFault } from '#test/automatic-fault';
import { PATIENT_DEADLINE } from '#test/patience';
import { roomForAll } from '../trials/program.ts';

const root = join(import.meta.dirname, '../..');
/** A machine that does much else at the same time needs this long at worst, ms. */
const PATIENCE = 180_000;

export type Program = {
  /** The page's address; the same after a restart. */
  readonly url: string;
  /** The bot's database. */
  readonly database: string;
  /** Ends the process as a power cut would (kill -9). */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same data and port. */
  readonly restart: () => Promise<void>;
  /** Every breach of Discord's rules that the stand-in has noted. */
  readonly violations: () => Promise<readonly unknown[]>;
  /** What it wrote at level `error` or worse. */
  readonly errors: () => readonly string[];
  /** Kills it and removes its data. */
  readonly discard: () => Promise<void>;
};

/** Starts the program on a free port with empty data and waits until it can be used. Throws with its output if it ends. */
export async function startProgram(): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), 'wardroom-'));
  const database = join(folder, 'wardroom.sqlite');
  const output: string[] = [];
  let running = await launch(database, 0, output);
  const { url } = running;
  const end = async () => {
    const { child } = running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  };
  return {
    url,
    database,
    kill: end,
    restart: async () => {
      await end();
      running = await launch(database, Number(new URL(url).port), output);
    },
    violations: async () => (await (await fetch(`${url}/violations`)).json()) as readonly unknown[],
    errors: () => output.filter((line) => /^\{"level":[56]0/.test(line)),
    discard: async () => {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function launch(
  database: string,
  port: number,
  output: string[],
): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const { DISCORD_TOKEN: _, ...rest } = process.env;
  const child = spawn(process.execPath, ['src/start.mjs'], {
    cwd: root,
    env: {
      ...rest,
      ...roomForAll,
      DISCORD_TOKEN: '',
      DATABASE_PATH: database,
      SANDBOX_PORT: String(port),
      SANDBOX_DEADLINE: String(PATIENT_DEADLINE),
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${output.join('\n')}`));
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      fail('the program does not become ready');
    }, PATIENCE);
    const read = (chunk: Buffer) => {
      for (const line of String(chunk).split('\n').filter(Boolean)) {
        output.push(line);
        if (isAutomaticFault(line)) throw new Error(line);
        const ready = /ready: open (\S+) in a browser/.exec(line)?.[1];
        if (ready === undefined) continue;
        clearTimeout(late);
        resolve(ready);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => {
      clearTimeout(late);
      fail('the program ended');
    });
  });
  return { child, url };
}
