/** One thing at a time for each key, first come first served; and a way to wait until all is done. */

export type Locks = {
  /** Runs `work` when everything asked for earlier under the key has ended. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** Resolves when nothing is running or waiting. */
  idle(): Promise<void>;
};

/** Locks of this process; nothing is kept for a key that nobody uses. */
export function createLocks(): Locks {
  const tails = new Map<string, Promise<unknown>>();
  return {
    run(key, work) {
      const before = tails.get(key) ?? Promise.resolve();
      const mine = before.then(work, work);
      const tail = mine.then(
        () => release(),
        () => release(),
      );
      const release = (): void => {
        if (tails.get(key) === tail) tails.delete(key);
      };
      tails.set(key, tail);
      return mine;
    },
    async idle() {
      while (tails.size > 0) await Promise.all(tails.values());
    },
  };
}
