/**
 * Whether a person may press what belongs to a table: whoever sits there, from anywhere; others only if they may see the
 * table's channel or thread. An id says nothing of who was shown it, so this is asked at every press.
 */
import { LRUCache } from 'lru-cache';
import type { TableId, TableService, Whereabouts } from '#table/types';
import type { ChannelAccess, Onlooker } from './channel-access.ts';

/** Most presses come from the table's own messages: its place is remembered, so that these have nothing to be read for. */
const REMEMBERED = { max: 5000, ttl: 60_000 };

type Room = Pick<Whereabouts, 'channel' | 'thread'>;

const isHere = ({ channel, thread }: Room, here: string | undefined): boolean =>
  here !== undefined && (here === channel || here === thread);

/** True also for a table that does not exist, of which the press itself tells. */
export function createMayPress(
  tables: Pick<TableService, 'whereabouts'>,
  access: Pick<ChannelAccess, 'sees' | 'maySee'>,
): (onlooker: Onlooker, table: TableId) => Promise<boolean> {
  const rooms = new LRUCache<TableId, Room>(REMEMBERED);
  return async (onlooker, table) => {
    const { user, channel: here } = onlooker;
    const room = rooms.get(table);
    if (room !== undefined && isHere(room, here)) return true;
    const found = await tables.whereabouts(table);
    if (found === undefined || found.people.includes(user)) return true;
    if (found.isLesson) return false;
    const { guild, channel, thread } = found;
    rooms.set(table, { channel, thread });
    if (isHere(found, here)) return true;
    for (const place of thread === undefined ? [channel] : [channel, thread]) {
      if (await access.sees(onlooker, place)) return true;
      // From a direct message, or another server.
      if (guild !== undefined && guild !== onlooker.guild && (await access.maySee(guild, user, place)) === true)
        return true;
    }
    return false;
  };
}
