/** Where a table's messages go: its thread, else its channel; and how its players are told if neither can be used. */
import type { REST } from 'discord.js';
import type { TableId, TableInfo } from '#table/types';
import type { App } from '../app.ts';
import type { ChannelAccess } from '../channel-access.ts';
import { sendDirectly } from '../direct-messages.ts';
import { faultOf } from '../faults.ts';
import { gameTitle, personOf } from '../present/people.ts';
import type { Say } from '../words/index.ts';

export type Sent = { readonly id: string; readonly channel: string };

export type Places = {
  /**
   * Sends to the table's thread, or to its channel if the thread is gone or closed to the bot. `send` resolves to the
   * message's id, with its channel if that is another one than it was given. What keeps the bot from the thread, or from
   * both, is told to the players once; in the latter case it resolves to undefined.
   */
  sendTo(table: TableInfo, send: (channel: string) => Promise<string | Sent>): Promise<Sent | undefined>;
  /** The thread or channel where a message of the table is. */
  channelOf(table: TableInfo, message: string): Promise<string>;
  /** Tells people by direct message that it is their move, if the table has no usable channel; resolves to those whom that reached. */
  notifyPrivately(table: TableInfo, users: readonly string[], nonce: string): Promise<readonly string[]>;
};

/** `closed`: the thread is archived and locked, or the bot may not write there, but it may in the channel. */
type Trouble = 'gone' | 'forbidden' | 'closed';

const ABOUT = { gone: 'place.gone', forbidden: 'place.missing', closed: 'place.closed' } as const;

/** Creates the places of an app's tables. */
export function createPlaces(app: App, rest: REST, access: ChannelAccess, say: Say): Places {
  const { tables, log } = app;

  const troubleOf = (table: TableId): string => `trouble:${table}`;
  /** Notes that a message is in the table's channel, though the table has a thread. */
  const outsideOf = (message: string): string => `outside:${message}`;
  const aboutPlace = (key: (typeof ABOUT)[Trouble] | 'place.yourMove', table: TableInfo): string =>
    say(key, {
      game: gameTitle(table),
      table: table.id,
      channel: table.place.thread ?? table.place.channel,
      home: table.place.channel,
      missing: say('permission.unknown'),
    });

  /**
   * Tells a table's players, once, that the bot cannot write to its place. Where the game goes on in its channel, only those
   * are told at once whom their settings let be told; for the others it is kept.
   */
  async function reportTrouble(table: TableInfo, trouble: Trouble): Promise<void> {
    if ((await tables.notes.get(troubleOf(table.id))) === trouble) return;
    log.warn({ table: table.id, fault: trouble }, 'a table cannot speak at its place');
    const text = aboutPlace(ABOUT[trouble], table);
    const nonce = `${trouble}-${table.id}`;
    const people = table.seats.flatMap((seat) => personOf(seat) ?? []);
    const atOnce = trouble === 'closed' ? await tables.calls.toTell(people, 'news') : people;
    for (const user of people) {
      if (atOnce.includes(user)) await sendDirectly(app, rest, user, text, { nonce });
      else await tables.pendingTexts.add(user, nonce, text);
    }
    await tables.notes.set(troubleOf(table.id), trouble);
  }

  async function clearTrouble(table: TableInfo): Promise<void> {
    const trouble = await tables.notes.get(troubleOf(table.id));
    if (trouble !== undefined && trouble !== '') await tables.notes.set(troubleOf(table.id), '');
  }

  /** Whether the table's thread is one that was closed to the bot, and still is: asked for, since to try would be refused again. */
  async function staysClosed({ id, place: { guild, thread } }: TableInfo): Promise<boolean> {
    if (guild === undefined || thread === undefined) return false;
    if ((await tables.notes.get(troubleOf(id))) !== 'closed') return false;
    return !(await access.speaks(guild, thread));
  }

  return {
    async sendTo(table, send) {
      const { thread, channel } = table.place;
      // The bot has not been in its server for long.
      if (channel === '') return undefined;
      let isClosed = await staysClosed(table);
      const tried = thread === undefined || thread === channel || isClosed ? [channel] : [thread, channel];
      for (const where of tried) {
        try {
          const sent = await send(where);
          const at = typeof sent === 'string' ? { id: sent, channel: where } : sent;
          if (isClosed && at.channel === channel) {
            await tables.notes.set(outsideOf(at.id), channel);
            await reportTrouble(table, 'closed');
          } else if (at.channel === where) await clearTrouble(table);
          return at;
        } catch (error) {
          const fault = faultOf(error);
          if (fault !== 'gone' && fault !== 'forbidden') throw error;
          if (where === channel) {
            await reportTrouble(table, fault);
            return undefined;
          }
          isClosed = fault === 'forbidden';
          if (!isClosed) await tables.setPlace(table.id, { thread: undefined, liveMessage: undefined });
        }
      }
      return undefined;
    },
    async channelOf({ place: { thread, channel } }, message) {
      const outside = thread === undefined ? undefined : await tables.notes.get(outsideOf(message));
      return outside || (thread ?? channel);
    },
    async notifyPrivately(table, users, nonce) {
      const text = aboutPlace('place.yourMove', table);
      const reached: string[] = [];
      for (const user of users) if (await sendDirectly(app, rest, user, text, { nonce, now: true })) reached.push(user);
      return reached;
    },
  };
}
