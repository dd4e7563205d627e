/** What is to be told to people, and how it gets there. */
import type { Message } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { Millis, TableId, UserId } from './ids.ts';
import type { Place } from './table-types.ts';

/**
 * What is to be told, as an intent: payloads are built when it is sent, of the table as it is then.
 * - `lobby`: draw the lobby message anew (joined, left, cancelled …; after the start it becomes the table's link). There is none
 *   for the opening itself: the reply to the press that opened it is the lobby message (note it with `setPlace`);
 *   `fresh`: send it as a new message, the old one goes; `mention`: people who are invited by it;
 * - `started`: make the thread, then the first live message comes as its own intent;
 * - `live`: draw the live message; `fresh`: send a new one that mentions `mention`, the old one becomes a part of the story;
 * - `reminder`: remind `users` that the table waits for them;
 * - `finished`: tell the result, the live message becomes a part of the story; - `left`: tell that a seat's person has left the server; - `notice`: say `text` at the table, or to `user` alone.
 */
export type Intent =
  | { readonly kind: 'lobby'; readonly table: TableId; readonly fresh?: true; readonly mention?: readonly UserId[] }
  | { readonly kind: 'started'; readonly table: TableId }
  | { readonly kind: 'live'; readonly table: TableId; readonly mention: readonly UserId[]; readonly fresh: boolean }
  | { readonly kind: 'reminder'; readonly table: TableId; readonly users: readonly UserId[] }
  | { readonly kind: 'finished'; readonly table: TableId }
  | { readonly kind: 'left'; readonly table: TableId; readonly seat: Seat }
  | { readonly kind: 'notice'; readonly table: TableId; readonly user?: UserId; readonly text: Message };

/** An intent in a sender's hands. */
export type Claimed = {
  /** Also the nonce of whatever message is created for it: at most 25 characters, the same at every attempt. */
  readonly id: string;
  readonly intent: Intent;
  /** Failed attempts so far. */
  readonly attempts: number;
  /** Whether somebody has had it before: it may have been sent then, and the program stopped before that was noted. */
  readonly again: boolean;
  readonly at: Millis;
};

/** What is to be told to people, kept in the store until it is done. At most one intent per table is out at a time, oldest first. */
export type Outbox = {
  /** Takes up to `limit` due intents for `lease` ms; one not ended by then may be claimed again. */
  claim(limit: number, lease: Millis): Promise<readonly Claimed[]>;
  /** It is sent; `result` (message id or the like) is kept for inspection. */
  done(id: string, result?: string): Promise<void>;
  /** It failed and may be tried again from `due` on. */
  retry(id: string, due: Millis, why: string): Promise<void>;
  /** It can never be sent. */
  dead(id: string, why: string): Promise<void>;
  /** Says when something new may be there to claim; only a hint, poll as well. Returns a function that ends it. */
  onNew(listener: () => void): () => void;
  /** The intents of the same table that wait behind a claimed one, oldest first. */
  behind(id: string): Promise<readonly Intent[]>;
  /** When the next intent falls due; undefined: nothing is waiting. */
  nextDue(): Promise<Millis | undefined>;
};

/** What senders of messages work with. */
export type DeliveryService = {
  readonly outbox: Outbox;
  /** Notes where the table shows itself; merged into what is known. An `undefined` field is forgotten. Does not count as a change of the table. */
  setPlace(table: TableId, change: { readonly [K in keyof Place]?: Place[K] | undefined }): Promise<void>;
  /** Small facts kept for the program itself, as the hash of the registered commands. */
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
