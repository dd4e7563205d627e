/** Tells people that they, their server or everybody wants too much at a time, and the operator how often that happens. */
import type { Logger } from 'pino';
import type { Key } from '../words.ts';
import type { Crowd } from './fair-queue.ts';
import type { Visitor } from './turns.ts';

/** The refusal of an interaction for which there is no room. */
export const FLOOD = {
  person: 'error.flood',
  server: 'error.floodServer',
  everybody: 'error.floodAll',
} as const satisfies Readonly<Record<Crowd, Key>>;

/** Time between two lines in the log, ms: a flood must not flood the log as well. */
const EVERY = 60_000;

/** Counts refused interactions and logs their number, at once and then once a minute at most. `now` in ms. */
export function createFloodLog(log: Logger, now: () => number): (crowd: Crowd, last: Visitor) => void {
  const refused: Record<Crowd, number> = { person: 0, server: 0, everybody: 0 };
  let logged = Number.NEGATIVE_INFINITY;
  return (crowd, last) => {
    refused[crowd] += 1;
    if (now() - logged < EVERY) return;
    logged = now();
    log.warn({ refused: { ...refused }, last }, 'too many interactions at a time; some were refused');
    for (const key of Object.keys(refused) as Crowd[]) refused[key] = 0;
  };
}
