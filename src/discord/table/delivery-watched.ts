/** Delivers to a table's watchers how it stands, each by direct message in their own language. */
import type { REST } from 'discord.js';
import { type Claimed, isRefusal, type OutgoingOf } from '#table/types';
import { type App, appIn } from '../core/app.ts';
import type { ChannelAccess } from '../core/channel-access.ts';
import { sendPrivately } from '../core/direct-messages.ts';
import { translatorIn } from '../words.ts';
import { watchedMessage } from './screens/watch.ts';

export function createWatchedDelivery(app: App, rest: REST, access: ChannelAccess) {
  const { tables } = app;
  return async (claimed: Claimed, { table, over }: OutgoingOf<'watched'>): Promise<string> => {
    const watchers = await tables.watchersOf(table);
    const info = await tables.info(table);
    if (isRefusal(info)) return info.refused;
    // The end is told by a message of its own.
    if (over !== true && info.status !== 'running') return 'over';
    let reached = 0;
    for (const { user, told } of watchers) {
      if (over !== true && told === 'end') continue;
      const { guild, channel, thread = channel } = info.place;
      const sees = guild === undefined ? undefined : await access.maySee(guild, user, thread);
      if (sees === false) {
        await tables.watch(table, user, undefined);
        continue;
      }
      const spoken = appIn(app, (await tables.languages.ofPerson(user)) ?? tables.language);
      const tableView = await spoken.tables.view(table, undefined);
      if (isRefusal(tableView)) continue;
      const message = watchedMessage(tableView, translatorIn(spoken.tables.language));
      // Who takes no direct messages cannot watch.
      if ((await sendPrivately(rest, user, message, claimed.id)) === 'sent') reached += 1;
      else await tables.watch(table, user, undefined);
    }
    if (over === true) await tables.watchedToTheEnd(table);
    return `told ${reached}`;
  };
}
