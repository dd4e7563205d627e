/** Large rounds are paired in a thread of their own: a thousand people take a second, in which nobody else would be answered. */

import { createThread } from '#core/thread';
import type { Context } from '../context.ts';
import { isDone } from '../formats/facts.ts';
import { formatOf } from '../formats/index.ts';
import type { Season } from '../types.ts';
import { type Advanced, advance } from './advance.ts';
import type { PairingTasks } from './pairing-thread.ts';

/** From so many people on. */
const LARGE = 128;
/** A round of a thousand takes a few seconds on a busy machine; after so long something is wrong, ms. */
const PATIENCE = 60_000;
/** Rounds are rare, ms. */
const IDLE = 1000;

/** What the thread is given: all that going on needs from outside. */
export type PairingJob = { readonly season: Season; readonly now: number; readonly ids: readonly string[] };

/** Goes on until matches have to be played; `thread`: does it for large rounds, absent: at once. */
export async function advanceInThread(context: Context, season: Season): Promise<Advanced> {
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
const isLarge = (season: Season): boolean =>
  formatOf(season).hasRounds === true && season.entries.length >= LARGE && season.matches.every(isDone);

export type PairingThread = {
  readonly advance: (job: PairingJob) => Promise<Advanced>;
  readonly close: () => Promise<void>;
};

export function createPairingThread(): PairingThread {
  const thread = createThread<PairingTasks>({
    module: 'season/lifecycle/pairing-thread',
    idle: IDLE,
    timeout: PATIENCE,
  });
  return { advance: (job) => thread.run('advance', job), close: () => thread.close() };
}
