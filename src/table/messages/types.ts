/** Outgoing messages, and how they are delivered. */

import type { ShardRange } from '#core/shards';
import type { Message } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { Millis, TableId, UserId } from '../ids.ts';
import type { Place } from '../table-types.ts';

/** Why a lobby calls those who sit there: it is full, or will close soon. */
export type LobbyCall = 'full' | 'ends-soon';

/**
 * An outgoing message, as an intent: its payload is built when it is sent, from the table's state at that time.
 * - `lobby`: update the lobby message (joined, left, cancelled …; after the start it becomes a link to the table). There is
 *   none for opening it: the reply to that press is the lobby message (record it with `setPlace`);
 *   `fresh`: send a new message and delete the old one; `mention`: people whom it calls, `why`: absent if it invites them;
 * - `started`: create the thread; the first live message is a separate intent;
 * - `live`: update the live message; `fresh`: send a new one that mentions `mention`, the old one becomes part of the story;
 * - `match`: tell the people of a league's match in its thread that it begins;
 * - `season`: show how a season stands; `fresh`: in a new message; - `season-news`: say something in its league's channel or to
 *   one person; `season-role`: give people a role of the server, and take it from others. Of these, `table` is the season's place;
 * - `reminder`: remind `users` that the table waits for them;
 * - `call`: tell `users` that the table waits for them, as their call was held back;
 * - `nudge`: tell `user` that the player on the seat `by` would like them to move;
 * - `next`: tell `user` directly that they are next;
 * - `last`: tell `user`, at the table or directly, that only they are missing;
 * - `calls`: tell `user` directly which of `tables` wait for them; - `digest`: how their tables stand, and what has ended
 *   after `since`. Of these two, `table` is the person's place, which no table has as its id;
 * - `finished`: send the result; the live message becomes part of the story;
 * - `watched`: tell the table's watchers how it stands, or that it is over;
 * - `left`: say that a seat's person has left the server;
 * - `asked`: show a request that somebody has made, or how it stands by now;
 * - `offered`: show the offer of a seat, or who has taken it;
 * - `asleep`: say that the table has fallen asleep, and offer to wake it;
 * - `notice`: say `text` at the table, or only to `user`;
 * - `moved-away`: say at the place where a table was that it is in another channel, and delete its messages there;
 * - `act`: say in a server's log channel what a moderator has done, at `table` or, if that is empty, in the server;
 * - `warning`: warn the person on a seat that their time is running out. `at`: when that was decided;
 * - `come`: remind the person on a seat that they have to come to their match of a league until `by`; `at`: when that was decided;
 * - `given`: tell the person on a seat that they have more time;
 * - `late`: ask the others what is to be done about a seat whose time is up; `over`: why nothing is asked any more.
 */
export type Intent =
  | {
      readonly kind: 'lobby';
      readonly table: TableId;
      readonly fresh?: true;
      readonly mention?: readonly UserId[];
      readonly why?: LobbyCall;
    }
  | { readonly kind: 'started'; readonly table: TableId }
  | { readonly kind: 'match'; readonly table: TableId }
  | {
      readonly kind: 'season';
      readonly table: string;
      readonly guild: string;
      readonly season: string;
      readonly fresh?: true;
    }
  | {
      readonly kind: 'season-news';
      readonly table: string;
      readonly guild: string;
      readonly season: string;
      readonly news: Message;
      /** By direct message; absent: in the league's channel. */
      readonly to?: UserId;
      /** Whose words it has; it goes when their data is deleted. */
      readonly about?: UserId;
    }
  | {
      readonly kind: 'season-role';
      readonly table: string;
      readonly guild: string;
      readonly season: string;
      readonly role: string;
      readonly give: readonly UserId[];
      readonly take: readonly UserId[];
    }
  | { readonly kind: 'live'; readonly table: TableId; readonly mention: readonly UserId[]; readonly fresh: boolean }
  | { readonly kind: 'reminder'; readonly table: TableId; readonly users: readonly UserId[] }
  | { readonly kind: 'call'; readonly table: TableId; readonly users: readonly UserId[] }
  | { readonly kind: 'nudge'; readonly table: TableId; readonly user: UserId; readonly by: Seat }
  | { readonly kind: 'next'; readonly table: TableId; readonly user: UserId }
  | { readonly kind: 'last'; readonly table: TableId; readonly user: UserId; readonly direct?: true }
  | { readonly kind: 'calls'; readonly table: string; readonly user: UserId; readonly tables: readonly TableId[] }
  | { readonly kind: 'digest'; readonly table: string; readonly user: UserId; readonly since: Millis }
  | { readonly kind: 'finished'; readonly table: TableId }
  | { readonly kind: 'left'; readonly table: TableId; readonly seat: Seat }
  | { readonly kind: 'watched'; readonly table: TableId; readonly over?: true }
  | { readonly kind: 'asleep'; readonly table: TableId }
  | { readonly kind: 'asked'; readonly table: TableId; readonly request: string }
  | { readonly kind: 'offered'; readonly table: TableId; readonly offer: string }
  | {
      readonly kind: 'moved-away';
      readonly table: TableId;
      /** The channel, and the table's thread and messages there. */
      readonly from: Omit<Place, 'guild' | 'liveFrom'>;
    }
  | {
      readonly kind: 'act';
      /** Empty: it was about none. */
      readonly table: string;
      readonly guild?: string;
      readonly channel: string;
      readonly text: Message;
    }
  | { readonly kind: 'notice'; readonly table: TableId; readonly user?: UserId; readonly text: Message }
  | { readonly kind: 'warning'; readonly table: TableId; readonly seat: Seat; readonly at: Millis }
  | {
      readonly kind: 'come';
      readonly table: TableId;
      readonly seat: Seat;
      readonly at: Millis;
      readonly by: Millis;
    }
  | { readonly kind: 'given'; readonly table: TableId; readonly seat: Seat }
  | { readonly kind: 'late'; readonly table: TableId; readonly seat: Seat; readonly over?: LateOver };

/** Why nothing is asked any more about a late seat: it has moved, was given time, the computer has answered or plays on, or the game is over. */
export type LateOver = 'moved' | 'given' | 'answered' | 'replaced' | 'ended';

/** The result of a warning or reminder that could not reach its person, as `Outbox.done` records it. */
export const undelivered = 'undelivered';

/** An intent that a sender has claimed. */
export type Claimed = {
  /** Also the nonce of the message that is created for it: at most 25 characters, the same in every attempt. */
  readonly id: string;
  readonly intent: Intent;
  /** Failed attempts so far. */
  readonly attempts: number;
  /** Whether it was claimed before: it may have been sent, if the program stopped before recording that. */
  readonly again: boolean;
  readonly at: Millis;
};

/** Outgoing messages, stored until they are sent. At most one intent per table is claimed at a time, oldest first. */
export type Outbox = {
  /**
   * Claims up to `limit` due intents for `lease` ms; one that is not finished by then may be claimed again. With `shards`:
   * only those for servers on them, and those that no process has claimed for half a minute.
   */
  claim(limit: number, lease: Millis, shards?: ShardRange): Promise<readonly Claimed[]>;
  /** Marks it as sent; `result` (such as the message id) is kept for inspection. */
  done(id: string, result?: string): Promise<void>;
  /** Marks it as failed, to be retried from `due` on. */
  retry(id: string, due: Millis, why: string): Promise<void>;
  /** Marks it as impossible to send. */
  dead(id: string, why: string): Promise<void>;
  /** Notifies when there may be something new to claim; only a hint, so poll as well. Returns a function to unsubscribe. */
  onNew(listener: () => void): () => void;
  /** The intents of the same table that are queued behind a claimed one, oldest first. */
  behind(id: string): Promise<readonly Intent[]>;
  /** When the next intent is due; undefined if there is none. */
  nextDue(shards?: ShardRange): Promise<Millis | undefined>;
};

/** What senders of messages work with. */
export type DeliveryService = {
  readonly outbox: Outbox;
  /** Records where the table's messages are; merged into what is stored. An `undefined` field is deleted. Does not count as a change of the table. */
  setPlace(table: TableId, change: { readonly [K in keyof Place]?: Place[K] | undefined }): Promise<void>;
  /** Small values that the program stores for itself, such as the hash of the registered commands. */
  readonly notes: {
    get(key: string): Promise<string | undefined>;
    set(key: string, value: string): Promise<void>;
  };
  /** Texts that wait for a person's next contact, a queue for each; as `PendingTextRepository`. */
  readonly pendingTexts: {
    add(user: UserId, id: string, text: string): Promise<void>;
    take(user: UserId, most: number): Promise<readonly { readonly id: string; readonly text: string }[]>;
  };
};
