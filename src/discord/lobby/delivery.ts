/** Delivers a lobby's message: updates it, moves it to the end of its channel, makes it link to the table's thread. */
import type { REST } from 'discord.js';
import { type Claimed, isRefusal, type OutgoingOf, type TableInfo } from '#table/types';
import { escapeMarkdown } from '#words/markdown';
import type { App } from '../core/app.ts';
import { COLORS, line } from '../core/components.ts';
import { faultOf } from '../core/faults.ts';
import { aboutThread, makeThread, threadName } from '../core/threads.ts';
import type { Messages } from '../delivery/messages.ts';
import type { Places } from '../delivery/place.ts';
import { existingThread } from '../delivery/recovery.ts';
import type { Translate } from '../words.ts';
import { lobbyMessage } from './screens/lobby.ts';

export type LobbyDelivery = {
  /** Updates the lobby message or, if the intent says so, sends it anew. Resolves to the message's id or why there is none. */
  lobby(claimed: Claimed, message: OutgoingOf<'lobby'>): Promise<string>;
  /** Creates the thread of a game that has begun. Resolves to its id or why there is none. */
  started(claimed: Claimed): Promise<string>;
  /** Updates a table's lobby message to the table's current state. */
  draw(table: TableInfo): Promise<string>;
};

export function createLobbyDelivery(
  app: App,
  rest: REST,
  messages: Messages,
  places: Places,
  t: Translate,
): LobbyDelivery {
  const { tables } = app;

  async function draw(table: TableInfo): Promise<string> {
    const { lobbyMessage: id, channel } = table.place;
    if (id === undefined) return 'no message';
    try {
      const note = await aboutThread(app, table, t);
      await messages.edit(await places.channelOf(table, id, channel), id, lobbyMessage(table, t, note), []);
      return id;
    } catch (error) {
      const fault = faultOf(error);
      if (fault !== 'gone' && fault !== 'forbidden') throw error;
      // A table can be played without its lobby message; players find it by /games.
      if (fault === 'gone') await tables.setPlace(table.id, { lobbyMessage: undefined });
      return fault;
    }
  }

  /**
   * The message that the thread starts from. A table of a league has had no lobby, so one is sent: of a message there is one
   * thread at the most, however often that is tried.
   */
  async function openerOf(claimed: Claimed, table: TableInfo): Promise<string | undefined> {
    const { lobbyMessage, channel } = table.place;
    if (lobbyMessage !== undefined || table.options.league === undefined) return lobbyMessage;
    try {
      const words = { ...line(escapeMarkdown(threadName(table, t)), COLORS.calm), silent: true as const };
      return await messages.create(channel, words, [], claimed.id);
    } catch (error) {
      const fault = faultOf(error);
      if (fault !== 'gone' && fault !== 'forbidden') throw error;
      return undefined;
    }
  }

  /** A thread for the table, or the one that an earlier attempt has made. */
  async function threadOf(claimed: Claimed, table: TableInfo): Promise<string | undefined> {
    const opener = await openerOf(claimed, table);
    const before = claimed.again ? await existingThread(rest, table.place.channel, opener) : undefined;
    return before ?? makeThread(app, rest, table, t, opener);
  }

  return {
    draw,
    async lobby(claimed, message) {
      const table = await tables.info(message.table);
      if (isRefusal(table)) return table.refused;
      if (message.fresh !== true || table.status !== 'lobby') return draw(table);
      const who = await tables.calls.toTell(message.mention ?? [], 'news');
      const call = { who, why: message.why };
      const place = await places.sendTo(table, (channel) =>
        messages.create(channel, lobbyMessage(table, t, undefined, call), [], claimed.id),
      );
      if (place === undefined) return 'no place';
      const { channel, lobbyMessage: old } = table.place;
      await tables.setPlace(table.id, { lobbyMessage: place.id });
      if (old !== undefined && old !== place.id)
        await messages.remove(await places.channelOf(table, old, channel), old);
      return place.id;
    },
    async started(claimed) {
      const table = await tables.info(claimed.message.table);
      if (isRefusal(table)) return table.refused;
      const thread = table.place.thread ?? (await threadOf(claimed, table));
      if (thread === undefined) {
        await draw(table);
        return 'no thread';
      }
      await tables.setPlace(table.id, { thread });
      await draw({ ...table, place: { ...table.place, thread } });
      return thread;
    },
  };
}
