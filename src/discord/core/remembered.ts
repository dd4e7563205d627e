/** Keeps what was read from Discord for a while, so that the same is not read again and again. */
import { LRUCache } from 'lru-cache';

export type Remembered<T> = {
  /** What is kept under the key, or else is read now. Whoever asks meanwhile waits for the same reading. */
  get(key: string): Promise<T>;
  forget(key: string): void;
};

/** `ttl` in ms. A reading that fails is not kept. */
export function remembered<T>(
  read: (key: string) => Promise<T>,
  limits: { readonly max: number; readonly ttl: number },
): Remembered<T> {
  const kept = new LRUCache<string, Promise<T>>(limits);
  return {
    get(key) {
      const known = kept.get(key);
      if (known !== undefined) return known;
      const reading = read(key);
      kept.set(key, reading);
      reading.catch(() => {
        if (kept.peek(key) === reading) kept.delete(key);
      });
      return reading;
    },
    forget: (key) => void kept.delete(key),
  };
}
