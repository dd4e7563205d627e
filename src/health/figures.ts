/** Figures that only the store knows, read rarely however often they are asked for. */
import { within } from '#discord/within';

/** What the store counts. Times are ms since 1970. */
export type StoreFigures = {
  /** How many tables there are, by status. */
  readonly tables: Readonly<Record<string, number>>;
  /** Seats of running tables that are waited for. */
  readonly asksWaiting: number;
  /** Messages that are not yet sent. */
  readonly outboxWaiting: number;
  /** When the oldest of them was stored. */
  readonly oldestOutbox: number | undefined;
  /** The earliest time at which something is or was to be done. */
  readonly oldestDue: number | undefined;
};

/** Reads them as of `now`. */
export type ReadFigures = (now: number) => Promise<StoreFigures>;

/** How a store counts; undefined for one that does not. */
export function figuresOf(store: object): ReadFigures | undefined {
  if (!('figures' in store) || typeof store.figures !== 'function') return undefined;
  const read = store.figures as ReadFigures;
  return (now) => read.call(store, now);
}

/** How long figures are good for, ms. */
const GOOD_FOR = 10_000;
/** How long somebody who asks waits for a read, ms. */
const PATIENCE = 2000;

/** The figures; undefined where they cannot be had. */
export type Figures = () => Promise<StoreFigures | undefined>;

/**
 * Figures that are read at most once in ten seconds, failed attempts included, and never twice at the same time. `now`: ms
 * since 1970; `failed` is told why a read has failed.
 */
export function rarely(read: ReadFigures, now: () => number, failed: (error: unknown) => void): Figures {
  let begun = Number.NEGATIVE_INFINITY;
  let inProgress = false;
  let latest: Promise<StoreFigures | undefined> = Promise.resolve(undefined);

  async function readNow(time: number): Promise<StoreFigures | undefined> {
    inProgress = true;
    try {
      return await read(time);
    } catch (error) {
      failed(error);
      return undefined;
    } finally {
      inProgress = false;
    }
  }

  return () => {
    const time = now();
    if (!inProgress && time - begun >= GOOD_FOR) {
      begun = time;
      latest = readNow(time);
    }
    return within(latest, PATIENCE);
  };
}
