/** Outgoing messages, and how they are delivered. */

import type { ShardRange } from '#core/shards';
import type { Millis, TableId, UserId } from '../ids.ts';
import type { TableChannel } from '../table-types.ts';
import type { OutgoingMessage } from './index.ts';

export type { OutgoingMessage } from './index.ts';

/** A message of some kinds. */
export type OutgoingOf<K extends OutgoingMessage['kind']> = Extract<OutgoingMessage, { kind: K }>;

/** Why a lobby calls those who sit there: it is full, or will close soon. */
export type LobbyCall = NonNullable<OutgoingOf<'lobby'>['why']>;

/** Why nothing is asked any more about a late seat. */
export type LateOver = NonNullable<OutgoingOf<'late'>['over']>;

/** The result of a warning or reminder that could not reach its person, as `Outbox.done` records it. */
export const undelivered = 'undelivered';

/** An intent that a sender has claimed. */
export type Claimed = {
  /** Also the nonce of the message that is created for it: at most 25 characters, the same in every attempt. */
  readonly id: string;
  readonly message: OutgoingMessage;
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
  behind(id: string): Promise<readonly OutgoingMessage[]>;
  /** When the next intent is due; undefined if there is none. */
  nextDue(shards?: ShardRange): Promise<Millis | undefined>;
};

/** What senders of messages work with. */
export type DeliveryService = {
  readonly outbox: Outbox;
  /** Records where the table's messages are; merged into what is stored. An `undefined` field is deleted. Does not count as a change of the table. */
  setPlace(table: TableId, change: { readonly [K in keyof TableChannel]?: TableChannel[K] | undefined }): Promise<void>;
  /** Small values that the program stores for itself, such as the hash of the registered commands. */
  readonly notes: {
    get(key: string): Promise<string | undefined>;
    set(key: string, value: string): Promise<void>;
  };
  /** Texts that wait for a person's next contact, a queue for each; as `PendingTextRepository`. */
  readonly pendingTexts: {
    add(user: UserId, id: string, text: string): Promise<void>;
    take(user: UserId, max: number): Promise<readonly { readonly id: string; readonly text: string }[]>;
  };
};
