/**
 * Tracks which screen a message shows. A picture that was not ready in time is added by an edit, and that edit must neither
 * replace a newer screen nor overtake one whose request is still in flight; nor may one screen overtake another.
 */
import { LRUCache } from 'lru-cache';
import { within } from './within.ts';

export type Versions = {
  /** Records that the message gets a new screen; returns its version number. */
  next(message: string): number;
  isLatest(message: string, version: number): boolean;
  /** Calls back once a newer screen replaces this one. The returned function ends that. */
  whenReplaced(message: string, version: number, tell: () => void): () => void;
  /** Records that an edit of the message is in flight. */
  editing(message: string, edit: Promise<unknown>): void;
  /** Records that a newer screen of the message is on its way. */
  updating(message: string, update: Promise<unknown>): void;
  /** Watches a message. The returned function says whether no edit was in flight, then or at any time since. */
  watch(message: string): () => boolean;
  /** Waits for an edit in flight and a screen on its way, at most `ms`. */
  settled(message: string, ms: number): Promise<void>;
};

const REMEMBERED = 5000;

/** Remembers the last few thousand messages. Older ones merely get no late pictures. */
export function createVersions(): Versions {
  const numbers = new LRUCache<string, number>({ max: REMEMBERED });
  const replaced = new Map<string, () => void>();
  const edits = new Map<string, Promise<unknown>>();
  const updates = new Map<string, Promise<unknown>>();
  const edited = new LRUCache<string, number>({ max: REMEMBERED });
  let count = 0;
  return {
    next(message) {
      count += 1;
      numbers.set(message, count);
      const tell = replaced.get(message);
      replaced.delete(message);
      tell?.();
      return count;
    },
    isLatest: (message, version) => numbers.get(message) === version,
    whenReplaced(message, version, tell) {
      if (numbers.get(message) === version) replaced.set(message, tell);
      else tell();
      return () => {
        if (replaced.get(message) === tell) replaced.delete(message);
      };
    },
    editing(message, edit) {
      edited.set(message, (edited.get(message) ?? 0) + 1);
      note(edits, message, edit);
    },
    updating: (message, update) => note(updates, message, update),
    watch(message) {
      const [busy, before] = [edits.has(message), edited.get(message)];
      return () => !busy && edited.get(message) === before;
    },
    async settled(message, ms) {
      const underWay = [edits, updates].flatMap((all) => all.get(message) ?? []);
      if (underWay.length > 0) await within(Promise.all(underWay), ms);
    },
  };
}

/** Notes a request for a message until it has ended, or another one has begun. */
function note(all: Map<string, Promise<unknown>>, message: string, request: Promise<unknown>): void {
  const ended = request
    .catch(() => undefined)
    .then(() => {
      if (all.get(message) === ended) all.delete(message);
    });
  all.set(message, ended);
}
