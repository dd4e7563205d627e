/**
 * Which screen stands last in a message. A picture that was late is added by an edit, and such an edit must neither replace
 * a newer screen nor overtake one that is on its way.
 */
import { LRUCache } from 'lru-cache';

export type Versions = {
  /** A new screen takes the message's place; its number. */
  next(message: string): number;
  isLast(message: string, version: number): boolean;
  /** Says that an edit of the message is on its way. */
  editing(message: string, edit: Promise<unknown>): void;
  /** Watches a message from now on; the function returned says whether no edit of it has been on its way since. */
  watch(message: string): () => boolean;
  /** Waits for an edit that is on its way, at most `ms`. */
  settled(message: string, ms: number): Promise<void>;
};

const REMEMBERED = 5000;

/** Remembers the last few thousand messages; older ones get no late pictures, that is all. */
export function createVersions(): Versions {
  const numbers = new LRUCache<string, number>({ max: REMEMBERED });
  const edits = new Map<string, Promise<unknown>>();
  const edited = new LRUCache<string, number>({ max: REMEMBERED });
  let count = 0;
  return {
    next(message) {
      count += 1;
      numbers.set(message, count);
      return count;
    },
    isLast: (message, version) => numbers.get(message) === version,
    editing(message, edit) {
      edited.set(message, (edited.get(message) ?? 0) + 1);
      const ended = edit
        .catch(() => undefined)
        .then(() => {
          if (edits.get(message) === ended) edits.delete(message);
        });
      edits.set(message, ended);
    },
    watch(message) {
      const [busy, before] = [edits.has(message), edited.get(message)];
      return () => !busy && edited.get(message) === before;
    },
    async settled(message, ms) {
      const edit = edits.get(message);
      if (edit === undefined) return;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, ms);
      });
      await Promise.race([edit, late]);
      clearTimeout(timer);
    },
  };
}
