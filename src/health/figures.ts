/** Figures that only the store knows, read rarely however often they are asked for. */
import { within } from '#discord/core/within';
import type { StoreFigures } from '#store/types';

/** Reads them; undefined: there is no store yet. */
export type ReadFigures = () => Promise<StoreFigures | undefined>;

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

  async function readNow(): Promise<StoreFigures | undefined> {
    inProgress = true;
    try {
      return await read();
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
      latest = readNow();
    }
    return within(latest, PATIENCE);
  };
}
