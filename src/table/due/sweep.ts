/** The sweep: finds due times and does what is due. The times are rows, so a restart loses none. */
import { withLogContext } from '#core/log-context';
import { seasonOfKey } from '#store/season-key';
import type { DueRow } from '#store/types';
import type { Context } from '../context.ts';
import type { Entrance } from '../entrance.ts';
import { handlerOf } from './handlers.ts';
import { tidy } from './tidy.ts';

/** How many rows are claimed at once, and for how long, in ms. */
const batch = 50;
const lease = 60_000;
/** Time between two sweeps, ms. */
const sweepEvery = 15_000;
/** Sweeps between two tidyings: about an hour. */
const tidyEvery = 240;

/** Whom the sweep reports to. */
export type SweepMeasures = {
  /** Due times were looked for, as a sweep does at its beginning and after every batch. */
  readonly looked: () => void;
  /** A sweep has done all that was due, in so many seconds. */
  readonly swept: (seconds: number) => void;
};

/** Starts the sweep; the function that it returns stops it. `every` calls its work again and again until then; `alive` is called with every sweep. */
export function startSweep(
  context: Context,
  entrance: Entrance,
  every = everyNowAndThen,
  measures: SweepMeasures = { looked: () => {}, swept: () => {} },
  alive: () => Promise<void> = async () => {},
): () => void {
  let current: Promise<void> | undefined;
  let tidying: Promise<void> | undefined;
  let sweeps = 0;
  return every(async () => {
    const tidyNow = sweeps++ % tidyEvery === 0;
    // A slow sweep is not overtaken by the next one.
    current ??= entrance
      .background(async () => {
        const began = performance.now();
        await alive();
        await sweep(context, entrance.isClosing, measures.looked);
        measures.swept((performance.now() - began) / 1000);
      })
      .finally(() => {
        current = undefined;
      });
    await current;
    // The first time after an update this may take an hour; what falls due does not wait for it.
    if (tidyNow)
      tidying ??= entrance
        .background(async () => void (await tidy(context, entrance.isClosing)))
        .finally(() => {
          tidying = undefined;
        });
    await tidying;
  });
}

/** Does what is due now. Rows that fail are logged and retried when their lease has expired. */
async function sweep(context: Context, stopped: () => boolean, looked: () => void): Promise<void> {
  for (;;) {
    const rows = await context.store.due.claim(context.now(), batch, lease);
    looked();
    for (const row of rows) {
      if (stopped()) return;
      const { kind, table, seat, at } = row;
      await withLogContext({ due: kind, table, seat }, async () => {
        try {
          await fire(context, row);
        } catch (error) {
          // The store may close before what has been begun ends.
          const level = stopped() ? 'info' : 'error';
          context.log[level]({ at, err: error }, 'what was due could not be done; it is tried again later');
        }
      });
    }
    if (rows.length < batch) return;
  }
}

async function fire(context: Context, due: DueRow): Promise<void> {
  if (seasonOfKey(due.table) !== undefined) return context.dueForLeagues(due);
  await handlerOf(due.kind)?.(context, due);
}

function everyNowAndThen(work: () => Promise<void>): () => void {
  const timer = setInterval(work, sweepEvery);
  // The first look is soon after the start: something may have fallen due while the program was down.
  const first = setTimeout(work, 1000);
  // A sweep alone is no reason for the program to go on.
  timer.unref();
  first.unref();
  return () => {
    clearInterval(timer);
    clearTimeout(first);
  };
}
