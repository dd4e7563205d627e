/** Delivers calls, nudges and digests: at the table, or to one person directly. */
import type { REST } from 'discord.js';
import { type Claimed, isLesson, isRefusal, type OutgoingOf, type TableInfo } from '#table/types';
import type { App } from '../core/app.ts';
import type { Payload } from '../core/components.ts';
import { sendPrivately } from '../core/direct-messages.ts';
import { mentionedIn } from '../delivery/mentions.ts';
import { waitsFor } from '../person/screens/games.ts';
import type { Translate } from '../words.ts';
import { callMessage, callsMessage, digestMessage, lastMessage, nextMessage, nudgeMessage } from './screens/calls.ts';

/** Sends what is built from a table to its place; undefined: it is not needed any more. */
type Post = (claimed: Claimed, build: (table: TableInfo) => Payload | undefined) => Promise<string>;

export type CallDelivery = {
  call(claimed: Claimed, message: OutgoingOf<'call'>): Promise<string>;
  nudge(claimed: Claimed, message: OutgoingOf<'nudge'>): Promise<string>;
  next(claimed: Claimed, message: OutgoingOf<'next'>): Promise<string>;
  last(claimed: Claimed, message: OutgoingOf<'last'>): Promise<string>;
  calls(claimed: Claimed, message: OutgoingOf<'calls'>): Promise<string>;
  digest(claimed: Claimed, message: OutgoingOf<'digest'>): Promise<string>;
};

const NOT_NEEDED = 'not needed';
const CLOSED = 'direct messages closed';

export function createCallDelivery(app: App, rest: REST, post: Post, t: Translate): CallDelivery {
  const { tables } = app;

  /** The running table, if it still waits for the person. */
  async function waitingTable(id: string, user: string): Promise<TableInfo | undefined> {
    const table = await tables.info(id);
    return isRefusal(table) || waitsFor(table, user) === undefined ? undefined : table;
  }

  async function direct(claimed: Claimed, user: string, message: Payload | undefined): Promise<string> {
    if (message === undefined) return NOT_NEEDED;
    return (await sendPrivately(rest, user, message, claimed.id)) === 'closed' ? CLOSED : 'told';
  }

  return {
    async call(claimed, message) {
      const calledLater = mentionedIn(await tables.outbox.behind(claimed.id));
      return post(claimed, (table) => {
        const users = message.users.filter((user) => waitsFor(table, user) !== undefined && !calledLater.has(user));
        return users.length === 0 ? undefined : callMessage(table, users, t);
      });
    },
    nudge: (claimed, { user, by }) =>
      post(claimed, (table) => {
        const nudger = table.seats.find(({ seat }) => seat === by)?.name ?? '';
        return waitsFor(table, user) === undefined ? undefined : nudgeMessage(table, user, nudger, t);
      }),
    async next(claimed, { table: id, user }) {
      const table = await tables.info(id);
      // Whoever is asked by now knows more.
      const known = isRefusal(table) || table.status !== 'running' || waitsFor(table, user) !== undefined;
      return direct(claimed, user, known ? undefined : nextMessage(table, t));
    },
    async last(claimed, message) {
      const { user } = message;
      if (message.direct !== true) {
        return post(claimed, (table) =>
          waitsFor(table, user) === undefined ? undefined : lastMessage(table, user, t),
        );
      }
      const table = await waitingTable(message.table, user);
      return direct(claimed, user, table && lastMessage(table, undefined, t));
    },
    async calls(claimed, { user, tables: ids }) {
      const all = await Promise.all(ids.map((id) => waitingTable(id, user)));
      const waiting = all.filter((table) => table !== undefined);
      if (waiting.length === 0) return NOT_NEEDED;
      const sent = await direct(claimed, user, callsMessage(waiting, user, t));
      if (sent === CLOSED)
        await tables.calls.unreachable(
          user,
          waiting.map(({ id }) => id),
        );
      return sent;
    },
    async digest(claimed, { user, since }) {
      const [all, over, clocks] = await Promise.all([
        tables.tablesOf(user),
        tables.finishedOf(user),
        tables.calls.ownClocks(user),
      ]);
      const running = all.filter((table) => table.status === 'running' && !isLesson(table));
      const waiting = running.filter((table) => waitsFor(table, user) !== undefined);
      const ended = over.filter((table) => (table.finishedAt ?? 0) > since && !isLesson(table));
      const others = running.length - waiting.length;
      const sent = await direct(claimed, user, digestMessage({ waiting, clocks, others, ended }, user, t));
      if (sent === CLOSED) await tables.calls.digestLost(user, claimed.id);
      else if (sent !== NOT_NEEDED) await tables.calls.digestArrived(user);
      return sent;
    },
  };
}
