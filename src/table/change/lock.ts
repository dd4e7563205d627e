/** Runs work one at a time for each key, in order, and can wait until everything is done. */

export type Locks = {
  /** Runs `work` once all earlier work for the key has ended. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** Resolves when nothing is running or waiting. */
  idle(): Promise<void>;
};

/** Locks within this process; unused keys take no memory. */
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
