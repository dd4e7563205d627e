/** Creates the threads of tables, and explains why a table has none. */
import { DiscordAPIError, type REST, Routes } from 'discord.js';
import { z } from 'zod';
import type { TableInfo } from '#table/types';
import type { Translate } from '../words.ts';
import type { App } from './app.ts';
import { faultOf } from './faults.ts';
import { clip, LIMITS, plainName, THREAD_WEEK } from './limits.ts';

/** Discord's codes: the message has a thread already, it is gone, threads are not permitted. */
const HAS_THREAD = 160004;
const NO_MESSAGE = 10008;
const NO_PERMISSION = 50013;

const made = z.object({ id: z.string() });
const keyOf = (table: TableInfo): string => `nothread:${table.id}`;

/**
 * Creates a table's thread and returns its id; undefined if threads are not possible, and the table stays in its channel.
 * `message`: the one to start the thread from, '' for none. Throws if it may work later.
 */
export async function makeThread(
  app: App,
  rest: REST,
  table: TableInfo,
  t: Translate,
  message = table.place.lobbyMessage ?? '',
): Promise<string | undefined> {
  const { channel } = table.place;
  const name = threadName(table, t);
  try {
    const route = message === '' ? Routes.threads(channel) : Routes.threads(channel, message);
    const body = { name, auto_archive_duration: THREAD_WEEK, ...(message === '' ? { type: 11 } : {}) };
    return made.parse(await rest.post(route, { body })).id;
  } catch (error) {
    const code = error instanceof DiscordAPIError ? error.code : undefined;
    if (code === HAS_THREAD && message !== '') return message;
    if (code === NO_MESSAGE && message !== '') {
      await app.tables.setPlace(table.id, { lobbyMessage: undefined });
      return makeThread(app, rest, table, t, '');
    }
    const fault = faultOf(error);
    if (fault === undefined || fault === 'busy') throw error;
    app.log.info({ table: table.id, fault }, 'no thread for this table; it stays in its channel');
    if (code === NO_PERMISSION) await app.tables.notes.set(keyOf(table), 'permission');
    return undefined;
  }
}

export function threadName({ seats, number, gameShort: game }: TableInfo, t: Translate): string {
  const players = seats.map((seat) => plainName(seat.name)).join(', ');
  return clip(t.plain('thread.name', { game, number, players }), LIMITS.threadName);
}

/** Why a table has no thread, if a missing permission is the reason. */
export async function aboutThread(app: App, table: TableInfo, t: Translate): Promise<string | undefined> {
  if (table.status !== 'running' || table.place.thread !== undefined) return undefined;
  if ((await app.tables.notes.get(keyOf(table))) === undefined) return undefined;
  const missing = `${t('permission.CreatePublicThreads')}, ${t('permission.SendMessagesInThreads')}`;
  return t('lobby.noThreadHere', { missing });
}
