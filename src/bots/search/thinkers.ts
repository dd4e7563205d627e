/** The thread in which computer players think, so that nobody who presses a button waits for them. */
import { Piscina } from 'piscina';
import type { Weighed } from '#face/computer';
import type { Answer } from '#kernel/ask';
import { root } from '#root';
import type { Comparison, Position, Question } from './question.ts';

export type Thinkers = {
  /**
   * Thinks about a decision when those asked before have been answered. Rejects with an `AbortError` after `close`, and with
   * another error if the thread fails.
   */
  think(question: Question): Promise<Answer>;
  /** The same with what the computer thinks of each answer that it has tried, its own first. */
  weigh(question: Question): Promise<readonly Weighed[]>;
  /** The chance of the asked seat after each of the answers; undefined if they could not be compared. */
  compare(comparison: Comparison): Promise<readonly number[] | undefined>;
  /** The chance of each seat to win from a position, by playing on. */
  foresee(position: Position): Promise<readonly number[]>;
  /** Gives up what waits, and resolves when the thread has ended. */
  close(): Promise<void>;
};

/** Heap of the thread, in MB. One that needs more ends, and the next question starts another. */
const HEAP = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 112 } as const;
/** The thread ends when nobody has asked it anything for so long, in ms. */
const IDLE = 5 * 60_000;
/** When a thought is taken to hang, in ms. */
const PATIENCE = 60_000;

/** Nothing is started before the first question. */
export function createThinkers(): Thinkers {
  const pool = new Piscina({
    filename: new URL('src/bots/search/thread-entry.mjs', root).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
    execArgv: [],
    resourceLimits: HEAP,
  });
  const closing = new AbortController();
  async function ask(name: 'think' | 'weighAll' | 'compare' | 'foresee', question: Question | Position) {
    try {
      closing.signal.throwIfAborted();
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(PATIENCE)]);
      return await pool.run(question, { name, signal });
    } catch (error) {
      if (closing.signal.aborted) throw new DOMException('the program is closing', 'AbortError');
      throw error;
    }
  }
  return {
    think: (question) => ask('think', question),
    weigh: (question) => ask('weighAll', question),
    compare: (comparison) => ask('compare', comparison),
    foresee: (position) => ask('foresee', position),
    async close() {
      closing.abort();
      await pool.destroy();
    },
  };
}
