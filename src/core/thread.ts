/**
 * Work that would keep people waiting is done in threads, one for each kind of it. A thread begins with the first task and ends
 * when it has had none for a while; if it fails or hangs, what it was doing is rejected, and the next task begins another.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ResourceLimits } from 'node:worker_threads';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import { root } from '#core/root';
import { programFile } from './program-file.ts';
import type { Request, Tasks } from './thread-tasks.ts';

export type ThreadOptions = {
  /** The module that the thread runs, by its path in `src` without the ending. */
  readonly module: string;
  /** What the thread is given when it begins (`threadData`). */
  readonly data?: unknown;
  /** How many tasks the thread is given at a time; others wait. Default 1. */
  readonly concurrency?: number;
  /** A thread that needs more memory ends. */
  readonly limits?: ResourceLimits;
  /** How long the thread stays without a task, ms. Default: as long as the program runs. */
  readonly idle?: number;
  /** When a task is taken to hang, ms. */
  readonly timeout: number;
  /** Another file than that of the module. */
  readonly file?: URL;
};

export type RunOptions = {
  /** Of those that wait, the highest first; default 0. */
  readonly priority?: number;
  /** Takes the task back: if the thread has not been given it yet, it is not done. */
  readonly signal?: AbortSignal | undefined;
};

export type Thread<T extends Tasks> = {
  /**
   * Has a task done. Rejects with what it throws; with `ThreadHangs`; with the reason of the signal; with an `AbortError` after
   * `close`; with another error if the thread ends.
   */
  run<Name extends keyof T & string>(
    name: Name,
    argument: Parameters<T[Name]>[0],
    options?: RunOptions,
  ): Promise<Awaited<ReturnType<T[Name]>>>;
  /** Begins the thread ahead of the first task. */
  warm(): void;
  /** Gives up what waits, lets the thread finish what it is doing for at most `grace` ms, and resolves when it has ended. */
  close(grace?: number): Promise<void>;
};

/** How long a thread is given to load its program before it is ended all the same, ms. */
const LOADING = 10_000;

/** A task took longer than any should. */
export class ThreadHangs extends Error {}

/** `module`, and what else stands in `ThreadOptions`. Nothing begins before the first task, or `warm`. */
export function createThread<T extends Tasks>(options: ThreadOptions): Thread<T> {
  const { concurrency = 1, timeout } = options;
  const queue = new PQueue({ concurrency });
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();
  let pool: Piscina | undefined;
  /** Resolves when the thread has loaded its program. */
  let loading: Promise<unknown> | undefined;

  async function inThread({ task, argument }: Request): Promise<unknown> {
    pool ??= startPool(options);
    if (pool.threads.length === 0) loading = loaded(pool);
    const tooLong = AbortSignal.timeout(timeout);
    const done = pool.run({ task, argument } satisfies Request, { signal: tooLong });
    running.add(done);
    try {
      return await done;
    } catch (error) {
      throw tooLong.aborted ? new ThreadHangs(`the thread ${options.module} hangs`, { cause: error }) : error;
    } finally {
      running.delete(done);
    }
  }

  function run(task: string, argument: unknown, { priority = 0, signal }: RunOptions = {}): Promise<unknown> {
    const waiting = signal === undefined ? closing.signal : AbortSignal.any([closing.signal, signal]);
    let begun: Promise<unknown> | undefined;
    const begin = () => {
      begun = inThread({ task, argument });
      return begun;
    };
    return queue.add(begin, { priority, signal: waiting }).catch(async (error: unknown) => {
      if (!closing.signal.aborted || signal?.aborted === true) throw error;
      // What the thread has begun may still be finished.
      if (begun !== undefined)
        return begun.catch(() => {
          throw closing.signal.reason;
        });
      throw error;
    });
  }

  return {
    run: run as Thread<T>['run'],
    warm() {
      if (!closing.signal.aborted && running.size === 0) void run('', undefined).catch(() => undefined);
    },
    async close(grace = 0) {
      closing.abort(new DOMException('the program is closing', 'AbortError'));
      const finished = Promise.allSettled(running);
      // Node ends the whole program (SIGABRT) where a thread is ended that is still loading its modules.
      if (running.size > 0) await Promise.race([loading, finished, sleep(LOADING, undefined, { ref: false })]);
      if (running.size > 0) await Promise.race([finished, sleep(grace, undefined, { ref: false })]);
      await pool?.destroy();
      pool = undefined;
    },
  };
}

/** Resolves when the next thread of a pool is ready for tasks. */
const loaded = (pool: Piscina): Promise<unknown> => new Promise((resolve) => pool.once('workerCreate', resolve));

function startPool({ module, data, concurrency = 1, limits, idle, file: other }: ThreadOptions): Piscina {
  const { file, isSource } = programFile(module);
  const entry = isSource ? new URL('src/core/thread-from-source.mjs', root) : file;
  const pool = new Piscina({
    filename: (other ?? entry).href,
    name: 'run',
    workerData: { source: file.href, data },
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: concurrency,
    idleTimeout: idle ?? Number.POSITIVE_INFINITY,
    execArgv: [],
    // What a task leaves to be done later goes on while the thread waits for the next.
    atomics: 'disabled',
    ...(limits !== undefined && { resourceLimits: limits }),
  });
  // A thread that ends without a task: the next one begins another.
  pool.on('error', () => undefined);
  return pool;
}
