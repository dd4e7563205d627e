/** Where a table's messages go: its thread, else its channel; and how its players are told if neither can be used. */
import type { REST } from 'discord.js';
import type { TableId, TableInfo } from '#table/types';
import type { App } from '../core/app.ts';
import type { ChannelAccess } from '../core/channel-access.ts';
import { sendDirectly } from '../core/direct-messages.ts';
import { faultOf } from '../core/faults.ts';
import { gameTitle, personOf } from '../core/people.ts';
import type { Translate } from '../words.ts';

export type Sent = { readonly id: string; readonly channel: string };

export type Places = {
  /**
   * Sends to the table's thread, or to its channel if the thread is gone or closed to the bot. `send` resolves to the
   * message's id, with its channel if that is another one than it was given. What keeps the bot from the thread, or from
   * both, is told to the players once; in the latter case it resolves to undefined.
   */
  sendTo(table: TableInfo, send: (channel: string) => Promise<string | Sent>): Promise<Sent | undefined>;
  /** The thread or channel where a message of the table is; `usual`: where it is unless that was closed to the bot. */
  channelOf(table: TableInfo, message: string, usual?: string): Promise<string>;
  /** All threads and channels where messages of the table may be. */
  allOf(table: TableInfo): Promise<readonly string[]>;
  /** Tells people by direct message that it is their move, if the table has no usable channel; resolves to those whom that reached. */
  notifyPrivately(table: TableInfo, users: readonly string[], nonce: string): Promise<readonly string[]>;
};

/**
 * `closed`: the thread is archived and locked, or the bot may not write there, but it may in the channel; `lost`: the thread
 * is gone, the channel is not.
 */
type Trouble = 'gone' | 'forbidden' | 'closed' | 'lost';

const ABOUT = { gone: 'place.gone', forbidden: 'place.missing', closed: 'place.closed', lost: 'place.lost' } as const;

/** Creates the places of an app's tables. */
export function createPlaces(app: App, rest: REST, access: ChannelAccess, t: Translate): Places {
  const { tables, log } = app;
  const { notes } = tables;

  const troubleOf = (table: TableId): string => `trouble:${table}`;
  /** Notes that a message is in the table's channel, though the table has a thread. */
  const outsideOf = (message: string): string => `outside:${message}`;
  /** Notes which channel a thread is in; empty: none that can take its messages. */
  const parentKey = (thread: string): string => `parent:${thread}`;
  const aboutPlace = (
    key: (typeof ABOUT)[Trouble] | 'place.yourMove',
    table: TableInfo,
    home = table.place.channel,
  ): string =>
    t(key, {
      game: gameTitle(table),
      table: table.id,
      channel: table.place.thread ?? table.place.channel,
      home,
      missing: t('permission.unknown'),
    });

  /**
   * Tells a table's players what keeps the bot from its place. Where the game goes on in a channel, only those are told at
   * once whom their settings let be told; for the others it is kept.
   */
  async function tellPlayers(table: TableInfo, trouble: Trouble, home?: string): Promise<void> {
    const text = aboutPlace(ABOUT[trouble], table, home);
    const nonce = `${trouble}-${table.id}`;
    const people = table.seats.flatMap((seat) => personOf(seat) ?? []);
    const atOnce = home === undefined ? people : await tables.calls.toTell(people, 'news');
    for (const user of people) {
      if (atOnce.includes(user)) await sendDirectly(app, rest, user, text, { nonce });
      else await tables.pendingTexts.add(user, nonce, text);
    }
  }

  /** Tells the players once what the trouble is, until there is another or none. */
  async function reportTrouble(table: TableInfo, trouble: Trouble, home?: string): Promise<void> {
    if ((await notes.get(troubleOf(table.id))) === trouble) return;
    log.warn({ table: table.id, fault: trouble }, 'a table cannot speak at its place');
    await tellPlayers(table, trouble, home);
    await notes.set(troubleOf(table.id), trouble);
  }

  /** The table speaks at its place: in its thread, or in the channel to which a thread that is gone has left it. */
  async function clearTrouble(table: TableInfo, home: string): Promise<void> {
    const trouble = await notes.get(troubleOf(table.id));
    if (trouble === undefined || trouble === '') return;
    if (trouble === 'lost') await tellPlayers(table, 'lost', home);
    await notes.set(troubleOf(table.id), '');
  }

  /**
   * The channel of a thread that was not made for the table. It is asked for while the thread is there: of one that was
   * deleted, nobody can say where it was.
   */
  async function parentOf(thread: string): Promise<string | undefined> {
    const noted = await notes.get(parentKey(thread));
    if (noted !== undefined) return noted || undefined;
    const parent = await access.parentOf(thread);
    if (parent !== undefined) await notes.set(parentKey(thread), parent);
    return parent || undefined;
  }

  /** Where the table speaks, and where instead, if it cannot. */
  async function waysOf({ place: { thread, channel } }: TableInfo): Promise<readonly [string, string | undefined]> {
    return thread === undefined || thread === channel ? [channel, await parentOf(channel)] : [thread, channel];
  }

  /** Whether a table's thread is one that was closed to the bot, and still is: asked for, since to try would be refused again. */
  async function staysClosed({ id, place: { guild } }: TableInfo, thread: string): Promise<boolean> {
    if (guild === undefined || (await notes.get(troubleOf(id))) !== 'closed') return false;
    return !(await access.speaks(guild, thread));
  }

  /** The table's thread is gone, and with it all messages in it. */
  async function leaveThread({ id, place }: TableInfo, thread: string, channel: string): Promise<void> {
    await notes.set(troubleOf(id), 'lost');
    const own = place.channel === thread ? { channel, lobbyMessage: undefined } : {};
    await tables.setPlace(id, { ...own, thread: undefined, liveMessage: undefined });
  }

  return {
    async sendTo(table, send) {
      // The bot has not been in its server for long.
      if (table.place.channel === '') return undefined;
      const [usual, instead] = await waysOf(table);
      let isClosed = instead !== undefined && (await staysClosed(table, usual));
      const tried = isClosed ? [instead ?? usual] : [usual, ...(instead === undefined ? [] : [instead])];
      for (const where of tried) {
        try {
          const sent = await send(where);
          const at = typeof sent === 'string' ? { id: sent, channel: where } : sent;
          if (isClosed && at.channel === instead) {
            await notes.set(outsideOf(at.id), instead);
            await reportTrouble(table, 'closed', instead);
          } else if (at.channel === where) await clearTrouble(table, where);
          return at;
        } catch (error) {
          const fault = faultOf(error);
          if (fault !== 'gone' && fault !== 'forbidden') throw error;
          if (where === instead || instead === undefined) {
            await reportTrouble(table, fault);
            return undefined;
          }
          isClosed = fault === 'forbidden';
          if (!isClosed) await leaveThread(table, where, instead);
        }
      }
      return undefined;
    },
    async channelOf({ place: { thread, channel } }, message, usual = thread ?? channel) {
      return (await notes.get(outsideOf(message))) || usual;
    },
    async allOf(table) {
      const [usual, instead] = await waysOf(table);
      return instead === undefined ? [usual] : [usual, instead];
    },
    async notifyPrivately(table, users, nonce) {
      const text = aboutPlace('place.yourMove', table);
      const reached: string[] = [];
      for (const user of users) if (await sendDirectly(app, rest, user, text, { nonce, now: true })) reached.push(user);
      return reached;
    },
  };
}
