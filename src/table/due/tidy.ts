/** Keeps the database from growing for ever: deletes what is long over, and packs what is only read any more. */
import { mayKnow } from '#kernel/event';
import type { Context } from '../context.ts';
import { isLasting } from '../facts/index.ts';
import { readEvents } from '../open/stored-text.ts';
import { REMEMBERED } from '../servers/arrivals.ts';
import type { DueKind } from './kinds.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How long sent messages are kept for inspection, ms. */
const keepSent = 7 * DAY;
/** How long after its end the history of a game stays as it was written, ms. */
const packAfter = 7 * DAY;
/** How long it is kept when people were away and when the program was, in ms: longer than any wait. */
const keepCalendars = 2 * 365 * DAY;
/** How long what moderators have done is kept, ms. */
const keepActs = 2 * 365 * DAY;

/** What takes the decks of a game that is over. */
const TAKES_DECKS: readonly DueKind[] = ['next-game'];

/** Statuses of seasons that wait for nothing. */
const SEASON_OVER: readonly string[] = ['final', 'cancelled'];

/** How many games were packed, and of how many only what is told of them was kept. */
export type Tidied = { readonly packed: number; readonly reduced: number };

/** Does all that there is to do in small steps, so that nobody has to wait for it, until `stopped`. */
export async function tidy(
  { store, now, keepReplays, keepLogs }: Pick<Context, 'store' | 'now' | 'keepReplays' | 'keepLogs'>,
  stopped: () => boolean,
): Promise<Tidied> {
  await store.calendars.prune(now() - keepCalendars);
  await store.outages.prune(now() - keepCalendars);
  await store.outbox.prune(now() - keepSent, stopped);
  await store.leases.prune(now() - keepSent);
  await store.frames.prune(now() - keepReplays, stopped);
  await store.servers.prune(now() - keepActs);
  for (const guild of await store.servers.goneSince(now() - REMEMBERED)) {
    // Where a league still waits for the bot, it is known since when.
    const seasons = (await store.seasons.ofGuild(guild)).map(({ season }) => season.status);
    if (seasons.every((status) => SEASON_OVER.includes(status))) await store.servers.erase(guild);
  }
  const packed = await store.archives.pack(now() - packAfter, stopped);
  const kept = {
    events: (text: string) => (keepLogs ? publicEvents(text) : undefined),
    unlessDue: TAKES_DECKS,
    fact: isLasting,
  };
  const reduced = await store.archives.reduce(now() - keepReplays, kept, stopped);
  return { packed, reduced };
}

/** The events as spectators know them, now for everybody; undefined: there are none. */
function publicEvents(text: string): string | undefined {
  const events = readEvents(text).flatMap((event) => {
    const { except: _, ...known } = event;
    return mayKnow(event, undefined) ? [known] : [];
  });
  return events.length === 0 ? undefined : JSON.stringify(events);
}
