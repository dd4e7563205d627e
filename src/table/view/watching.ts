/** Spectators who are told directly how a game goes, as part of the table service. */
import type { Refusal } from '#kernel/ask';
import type { Context } from '../context.ts';
import type { Entrance } from '../entrance.ts';
import { refuse } from '../refusals.ts';
import { mayNotPlay } from '../servers/settings.ts';
import type { TableId, UserId, Watching, WatchService } from '../types.ts';

const max = { perTable: 50, perPerson: 20 } as const;

export function createWatching({ store, now }: Context, { admit, trackWork }: Entrance): WatchService {
  async function set(table: TableId, user: UserId, told: Watching | undefined): Promise<Watching | 'off' | Refusal> {
    const row = await store.tables.find(table);
    if (row === undefined) return refuse('table.unknown');
    if (told !== undefined && row.status !== 'running')
      return refuse(row.status === 'lobby' ? 'table.not-started' : 'table.finished');
    if (told !== undefined && row.seats.some((seat) => seat.user === user)) return refuse('watch.seated');
    const banned = told === undefined ? undefined : await mayNotPlay(store, row.place.guild, user, now());
    if (banned !== undefined) return banned;
    return (await store.watchers.set(table, user, told, max)) ? (told ?? 'off') : refuse('watch.many', max);
  }
  return {
    watch: (table, user, told) => admit(() => set(table, user, told)),
    watching: (table, user) => trackWork(store.watchers.get(table, user)),
    watchersOf: (table) => trackWork(store.watchers.of(table)),
    watchedToTheEnd: (table) => trackWork(store.watchers.clear(table)),
  };
}
