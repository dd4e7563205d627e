/**
 * Catching up after a long absence: the program was off, or a backup was restored, and with it a time long past. Messages that
 * were waiting then are told no more, for they call people to what may be long over or long told; instead the live message of
 * every running table is brought up to date once, without calling anybody. Reminders go on by themselves.
 */
import { commit, happensAt } from '../change/commit.ts';
import type { Context } from '../context.ts';
import type { Entrance } from '../entrance.ts';
import { forgetAgain } from '../people/forget.ts';
import type { Millis, OutgoingMessage } from '../types.ts';

/** The note of when the program was last known to run, ms since 1970. */
const ALIVE = 'alive';
/** How often that is noted. */
const NOTED_EVERY = 60_000;
/** An absence that is longer than this is caught up with, ms. */
const LONG = 60 * 60_000;
/** For longer than this nobody could reach the program: their clocks stood still, ms. */
const OUTAGE = 5 * 60_000;

/** Messages of which there is nothing left to tell after a while. The others make places for what comes after them. */
const passing: readonly OutgoingMessage['kind'][] = [
  ...(['live', 'reminder', 'left', 'notice'] as const),
  ...(['call', 'nudge', 'next', 'last', 'calls', 'digest'] as const),
];

export type Absence = {
  /** Since when nothing was done, ms since 1970. */
  readonly since: Millis;
  /** How many messages are told no more. */
  readonly setAside: number;
};

export type CatchUp = {
  /**
   * Forgets people again whom a restored backup still knows, sets messages aside, and brings the live messages up to date in
   * the background; undefined: there was no long absence.
   */
  begin(): Promise<Absence | undefined>;
  /** Notes that the program runs; to be called now and then. */
  alive(): Promise<void>;
};

export function createCatchUp(context: Context, entrance: Entrance): CatchUp {
  const { store, now, log } = context;
  let noted = Number.NEGATIVE_INFINITY;
  let catchingUp = false;
  let running = Number.NEGATIVE_INFINITY;

  /** Notes that some process runs, and since when none did. Before anything that is due is done. */
  async function noteRunning(): Promise<void> {
    if (now() - running < NOTED_EVERY) return;
    const outage = await store.outages.running(now(), OUTAGE);
    running = now();
    if (outage !== undefined)
      log.warn({ from: new Date(outage.from), to: new Date(outage.to) }, 'nothing ran meanwhile; clocks stood still');
  }

  async function redrawAll(): Promise<void> {
    catchingUp = true;
    for (const { id } of await store.tables.list(['running'])) {
      if (entrance.isClosing()) return;
      const row = await store.tables.find(id);
      if (row === undefined) continue;
      await commit(context, happensAt(context, row, { table: id, expect: undefined }, { fact: 'program-back' }));
    }
    catchingUp = false;
  }

  return {
    async begin() {
      await forgetAgain(context);
      const since = Number((await store.notes.get(ALIVE)) ?? now());
      if (now() - since <= LONG) return undefined;
      const setAside = await store.outbox.setAside(passing, now() - LONG);
      log.warn({ since: new Date(since), setAside }, 'back after a long absence; live messages are brought up to date');
      context.later(redrawAll);
      return { since, setAside };
    },
    async alive() {
      await noteRunning();
      // A catch-up that is interrupted begins again at the next start.
      if (catchingUp || now() - noted < NOTED_EVERY) return;
      noted = now();
      await store.notes.set(ALIVE, String(noted));
    },
  };
}
