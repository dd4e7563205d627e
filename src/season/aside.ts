/** Large rounds are paired in a thread of their own: a thousand people take a second, in which nobody else would be answered. */
import { Worker } from 'node:worker_threads';
import { root } from '#root';
import { type Advanced, advance } from './advance.ts';
import type { Context } from './context.ts';
import { isDone } from './formats/facts.ts';
import type { Season } from './types.ts';

/** From so many people on. */
const LARGE = 128;
/** A round of a thousand takes a few seconds on a busy machine; after so long something is wrong, ms. */
const PATIENCE = 60_000;

/** What the thread is given: all that going on needs from outside. */
export type Order = { readonly season: Season; readonly now: number; readonly ids: readonly string[] };

/** Goes on until matches have to be played; `thread`: does it for large rounds, absent: at once. */
export async function advanceAside(context: Context, season: Season): Promise<Advanced> {
  const { thread } = context;
  if (thread === undefined || !isLarge(season)) return advance(season, context);
  const ids = Array.from({ length: season.entries.length }, () => context.newId(10));
  try {
    return await thread({ season, now: context.now(), ids });
  } catch (error) {
    context.log.warn({ err: error, season: season.id }, 'a round is paired without its thread');
    return advance(season, context);
  }
}

/** Whether a round of many people is paired next. */
const isLarge = ({ entries, matches, settings }: Season): boolean =>
  settings.kind === 'swiss' && entries.length >= LARGE && matches.every(isDone);

/** Goes on in a thread that ends with it. */
export function inThread(order: Order): Promise<Advanced> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('src/season/aside-entry.mjs', root), {
      name: 'pairing',
      workerData: order,
      execArgv: [],
    });
    const tooLong = setTimeout(() => {
      reject(new Error('the pairing thread hangs'));
      void worker.terminate();
    }, PATIENCE);
    // The thread alone must not keep the program running.
    worker.unref();
    worker.once('message', (advanced: Advanced) => resolve(advanced));
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(tooLong);
      reject(new Error('the pairing thread has ended'));
    });
  });
}
