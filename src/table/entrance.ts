/** Where work comes into the table service: refused while it closes, counted so that closing can wait for it. */
import type { Refusal } from '#kernel/ask';
import type { Log } from './context.ts';
import { refusalOf, refuse } from './refusals.ts';

/** Lets a call of a person in: refuses while closing, and turns storage faults into refusals. */
export type Enter = <T>(work: () => Promise<T | Refusal>) => Promise<T | Refusal>;

export type Entrance = {
  readonly enter: Enter;
  /** Keeps count of work in hand. */
  track<T>(work: Promise<T>): Promise<T>;
  /** Does a piece of work on its own, unless the service closes; its failures are logged. */
  background(work: () => Promise<void>): void;
  isClosing(): boolean;
  /** Lets nothing in any more; resolves when all that is in hand has ended. */
  close(): Promise<void>;
};

export function createEntrance(writeDown: Log): Entrance {
  const inHand = new Set<Promise<unknown>>();
  let closing = false;

  function track<T>(work: Promise<T>): Promise<T> {
    const ended = work.then(
      () => undefined,
      () => undefined,
    );
    inHand.add(ended);
    void ended.then(() => inHand.delete(ended));
    return work;
  }

  return {
    track,
    async enter(work) {
      if (closing) return refuse('table.closing');
      try {
        return await track(work());
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal === undefined) throw error;
        writeDown.error({ err: error }, 'the storage failed; nothing was changed');
        return refusal;
      }
    },
    background(work) {
      if (closing) return;
      track(
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
