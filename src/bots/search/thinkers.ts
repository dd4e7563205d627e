/** The thread in which computer players think, so that nobody who presses a button waits for them. */
import { createThread } from '#core/thread';
import type { Weighed } from '#face/computer';
import type { Answer } from '#kernel/ask';
import type { Comparison, Position, Question } from './question.ts';
import type { ThinkingTasks } from './thinking-thread.ts';

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
  const thread = createThread<ThinkingTasks>({
    module: 'bots/search/thinking-thread',
    limits: HEAP,
    idle: IDLE,
    timeout: PATIENCE,
  });
  return {
    think: (question) => thread.run('think', question),
    weigh: (question) => thread.run('weigh', question),
    compare: (comparison) => thread.run('compare', comparison),
    foresee: (position) => thread.run('foresee', position),
    close: () => thread.close(),
  };
}
