/** Where a table's messages go: its thread, else its channel; and how its players are told if neither can be used. */
import type { REST } from 'discord.js';
import type { TableId, TableInfo } from '#table/types';
import type { App } from '../app.ts';
import { sendDirectly } from '../direct-messages.ts';
import { faultOf } from '../faults.ts';
import { gameTitle } from '../present/people.ts';
import type { Say } from '../words/index.ts';

export type Sent = { readonly id: string; readonly channel: string };

export type Places = {
  /**
   * Sends to the table's thread, or to its channel if the thread is gone. If the channel is gone or inaccessible too, tells
   * the players so once and resolves to undefined.
   */
  sendTo(table: TableInfo, send: (channel: string) => Promise<string>): Promise<Sent | undefined>;
  /**
   * Tells people by direct message that it is their move, or `text`, if the table has no usable channel; resolves to those whom
   * that reached.
   */
  notifyPrivately(table: TableInfo, users: readonly string[], nonce: string, text?: string): Promise<readonly string[]>;
};

/** Creates the places of an app's tables. */
export function createPlaces(app: App, rest: REST, say: Say): Places {
  const { tables, log } = app;

  const troubleOf = (table: TableId): string => `trouble:${table}`;
  const aboutPlace = (key: 'place.gone' | 'place.missing' | 'place.yourMove', table: TableInfo): string =>
    say(key, {
      game: gameTitle(table),
      table: table.id,
      channel: table.place.thread ?? table.place.channel,
      missing: say('permission.unknown'),
    });

  /** Tells a table's players, once, that the bot cannot write to its channel. */
  async function reportTrouble(table: TableInfo, fault: 'gone' | 'forbidden'): Promise<void> {
    if ((await tables.notes.get(troubleOf(table.id))) === fault) return;
    log.warn({ table: table.id, fault }, 'a table cannot speak at its place');
    const text = aboutPlace(fault === 'gone' ? 'place.gone' : 'place.missing', table);
    const nonce = `${fault}-${table.id}`;
    for (const seat of table.seats) {
      if (seat.who.kind === 'person') await sendDirectly(app, rest, seat.who.user, text, { nonce });
    }
    await tables.notes.set(troubleOf(table.id), fault);
  }

  async function clearTrouble(table: TableInfo): Promise<void> {
    const trouble = await tables.notes.get(troubleOf(table.id));
    if (trouble !== undefined && trouble !== '') await tables.notes.set(troubleOf(table.id), '');
  }

  return {
    async sendTo(table, send) {
      const { thread, channel } = table.place;
      // The bot has not been in its server for long.
      if (channel === '') return undefined;
      for (const where of thread === undefined ? [channel] : [thread, channel]) {
        try {
          const id = await send(where);
          await clearTrouble(table);
          return { id, channel: where };
        } catch (error) {
          const fault = faultOf(error);
          if (fault !== 'gone' && fault !== 'forbidden') throw error;
          if (fault === 'gone' && where === thread) {
            await tables.setPlace(table.id, { thread: undefined, liveMessage: undefined });
            continue;
          }
          await reportTrouble(table, fault);
          return undefined;
        }
      }
      return undefined;
    },
    async notifyPrivately(table, users, nonce, text = aboutPlace('place.yourMove', table)) {
      const reached: string[] = [];
      for (const user of users) if (await sendDirectly(app, rest, user, text, { nonce, now: true })) reached.push(user);
      return reached;
    },
  };
}
