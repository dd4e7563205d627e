/** Messages as they are stored until they are sent. */
import type { ShardRange } from '#core/shards';

/** Milliseconds since 1970. */
type Millis = number;

/** A message that waits to be sent. */
export type OutboxRow = {
  readonly id: string;
  readonly table: string;
  readonly kind: string;
  readonly payload: string;
  /** How often it has been claimed, including this time. */
  readonly claims: number;
  /** Failed attempts so far. */
  readonly attempts: number;
  readonly at: Millis;
};

export type NewOutboxRow = {
  readonly id: string;
  readonly kind: string;
  readonly payload: string;
  readonly at: Millis;
  /**
   * Replaces the table's rows of the same kind that nobody has claimed yet: given their payloads, oldest first, it
   * returns the payload to store. Runs within the transaction; must be pure.
   */
  readonly merge?: (older: readonly string[]) => string;
};

/**
 * Which rows a process sends: those of servers on its shards (without a server: on shard 0), and any that have been due since
 * `overdue` or longer.
 */
export type Sender = ShardRange & { readonly overdue: Millis };

/** What has become of a message. `done`: sent, with `result`; `dead`: it could not be; `superseded`: it need not be any more. */
export type OutboxFate = {
  readonly status: 'waiting' | 'done' | 'dead' | 'superseded';
  readonly endedAt: Millis | undefined;
  readonly result: string | undefined;
};

export type OutboxRepository = {
  /**
   * Leases due rows until `now + lease`, oldest first; of each table only its oldest waiting row. Without a sender: rows of
   * all servers.
   */
  claim(now: Millis, limit: number, lease: Millis, sender?: Sender): Promise<readonly OutboxRow[]>;
  done(id: string, result: string | undefined): Promise<void>;
  retry(id: string, due: Millis, why: string): Promise<void>;
  dead(id: string, why: string): Promise<void>;
  /** When the next row can be claimed (due and not leased); undefined: none is waiting. */
  nextDue(sender?: Sender): Promise<Millis | undefined>;
  /** Takes waiting rows of some kinds out that were stored before a time; they are not sent. Returns how many. */
  setAside(kinds: readonly string[], before: Millis): Promise<number>;
  /** What has become of a row; undefined: it is not known (any more). */
  find(id: string): Promise<OutboxFate | undefined>;
  /** Payloads of the same table's rows that are queued behind a row, oldest first. */
  behind(id: string): Promise<readonly string[]>;
  /** Deletes rows that were done or dead before a time, few at a time with pauses, until it is `stopped`. Returns how many. */
  prune(before: Millis, stopped?: () => boolean): Promise<number>;
};
