/** What follows when the bot is taken out of a server, and when it comes back. */
import { append } from '#kernel/grouped';
import type { TableRow } from '#store/types';
import { commit } from '../change/commit.ts';
import type { Context } from '../context.ts';
import type { Entrance } from '../entrance.ts';
import { setPaused } from '../league/hold.ts';
import { outboxRow } from '../messages/index.ts';
import { readOptions } from '../open/options.ts';
import type { ServerService, UserId } from '../types.ts';

/** How long a server is remembered that the bot is not in any more, ms. */
export const REMEMBERED = 30 * 24 * 60 * 60 * 1000;
/** More tables than a server may have. */
const ALL = 100_000;

const unfinished = ['lobby', 'running'] as const;

export function createArrivals(
  context: Context,
  trackWork: Entrance['trackWork'],
): Pick<ServerService, 'gone' | 'back' | 'playing'> {
  const { store, now, log } = context;

  async function gone(guild: string): Promise<void> {
    const rows = await store.tables.ofGuild(guild, ['running'], ALL);
    const told = [...tablesByPerson(rows)].map(([user, tables]) =>
      outboxRow(context, {
        kind: 'notice',
        table: tables[0] ?? '',
        user,
        text: { key: 'notice.server-gone', with: { tables: tables.length } },
      }),
    );
    const isNews = await store.servers.gone(guild, now(), told);
    // Also where it was noted before: the program may have ended in between.
    for (const { id } of rows.filter(isOfLeague)) await setPaused(context, id, 'server', true);
    if (!isNews) return;
    log.info({ guild, running: rows.length }, 'the bot was taken out of a server');
    context.notifyOutbox();
  }

  async function back(guild: string): Promise<void> {
    if (!(await store.servers.goneSince(now() + 1)).includes(guild)) return;
    const rows = await store.tables.ofGuild(guild, unfinished, ALL);
    for (const { id } of rows.filter(isOfLeague)) await setPaused(context, id, 'server', false);
    for (const { id, status } of rows) {
      const message =
        status === 'lobby'
          ? ({ kind: 'lobby', table: id } as const)
          : ({ kind: 'live', table: id, mention: [], fresh: false } as const);
      await commit(context, { table: id, expect: undefined, outbox: [outboxRow(context, message)] });
    }
    // Last, so that all of it is done again if the program ends in between.
    await store.servers.back(guild);
  }

  return {
    gone: (guild) => trackWork(gone(guild)),
    back: (guild) => trackWork(back(guild)),
    playing: () => trackWork(store.servers.playing(unfinished)),
  };
}

/** A game of a league's match: its clock stands still while the bot is not there. */
const isOfLeague = (row: TableRow): boolean => row.status === 'running' && readOptions(row)?.league !== undefined;

/** The tables at which each person plays. */
function tablesByPerson(rows: readonly TableRow[]): ReadonlyMap<UserId, readonly string[]> {
  const found = new Map<UserId, string[]>();
  for (const { id, seats } of rows) for (const { user } of seats) if (user !== undefined) append(found, user, id);
  return found;
}
