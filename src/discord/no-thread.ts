/** Remembers tables that were refused a thread, so that their lobby message can say why. */
import type { TableInfo } from '#table/types';
import type { App } from './app.ts';
import type { Say } from './words/index.ts';

const keyOf = (table: TableInfo): string => `nothread:${table.id}`;

/** Notes that the bot lacks the permission. */
export async function threadRefused(app: App, table: TableInfo): Promise<void> {
  await app.tables.notes.set(keyOf(table), 'permission');
}

/** What to say of it; undefined where there is nothing to say. */
export async function aboutThread(app: App, table: TableInfo, say: Say): Promise<string | undefined> {
  if (table.status !== 'running' || table.place.thread !== undefined) return undefined;
  if ((await app.tables.notes.get(keyOf(table))) === undefined) return undefined;
  const missing = `${say('permission.CreatePublicThreads')}, ${say('permission.SendMessagesInThreads')}`;
  return say('lobby.noThreadHere', { missing });
}
