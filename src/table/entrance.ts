/** All calls enter the table service here: refused once it closes, and counted, so that closing can wait for them. */
import type { Refusal } from '#kernel/ask';
import type { Log } from './context.ts';
import { refusalOf, refuse } from './refusals.ts';

/** Runs a person's call: refuses it once the service closes, and turns storage faults into refusals. */
export type Admit = <T>(work: () => Promise<T | Refusal>) => Promise<T | Refusal>;

export type Entrance = {
  readonly admit: Admit;
  /** Counts work in progress. */
  trackWork<T>(work: Promise<T>): Promise<T>;
  /** Does work in the background, unless the service is closing; failures are logged. Resolves when it has ended. */
  background(work: () => Promise<void>): Promise<void>;
  isClosing(): boolean;
  /** Refuses further calls; resolves when all work in progress has ended. */
  close(): Promise<void>;
};

export function createEntrance(writeDown: Log): Entrance {
  const inHand = new Set<Promise<unknown>>();
  let closing = false;

  function trackWork<T>(work: Promise<T>): Promise<T> {
    const ended = work.then(
      () => undefined,
      () => undefined,
    );
    inHand.add(ended);
    void ended.then(() => inHand.delete(ended));
    return work;
  }

  return {
    trackWork,
    async admit(work) {
      if (closing) return refuse('table.closing');
      try {
        return await trackWork(work());
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal === undefined) throw error;
        writeDown.error({ err: error }, 'the storage failed; nothing was changed');
        return refusal;
      }
    },
    async background(work) {
      if (closing) return;
      await trackWork(
        work().catch((error: unknown) => {
          writeDown.error({ err: error }, 'work in the background failed; it is taken up again by the sweep');
        }),
      );
    },
    isClosing: () => closing,
    async close() {
      closing = true;
      while (inHand.size > 0) await Promise.all(inHand);
    },
  };
}
