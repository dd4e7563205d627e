/** Calls to people at a table, `TableService.calls`. */
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { SeatClock } from '../clock/types.ts';
import type { TableId, UserId } from '../ids.ts';
import type { CallsHere } from '../people/settings-types.ts';

export type CallService = {
  /** Those of some people whom their settings, also for this table, let mention now since it waits for them. */
  toMention(table: TableId, users: readonly UserId[]): Promise<readonly UserId[]>;
  /**
   * Those whom their settings let mention now: as a game of theirs is over, since it concerns them (`news`), as they have been
   * given more time, or to warn them that their time runs out.
   */
  toTell(users: readonly UserId[], of: 'end' | 'news' | 'given' | 'warning'): Promise<readonly UserId[]>;
  /** How the person has asked to be called at this table, where that differs from their settings. */
  here(table: TableId, user: UserId): Promise<CallsHere | Refusal>;
  /** Changes that; an `undefined` field follows the person's settings again. */
  setHere(
    table: TableId,
    user: UserId,
    change: { readonly [K in keyof CallsHere]: CallsHere[K] | undefined },
  ): Promise<CallsHere | Refusal>;
  /** Reminds the person on a seat, by wish of another player; once a day for each seat. */
  nudge(table: TableId, user: UserId, seat: Seat): Promise<'nudged' | Refusal>;
  /** No reminders to this person until the table waits for others. Idempotent. */
  hush(table: TableId, user: UserId): Promise<'hushed' | Refusal>;
  /** Direct messages to a person are closed: calls them at those of the tables that still wait, and keeps a word for them, once. */
  unreachable(user: UserId, tables: readonly TableId[]): Promise<void>;
  /** The person's own clocks at the tables that wait for them, as far as these have clocks. */
  ownClocks(user: UserId): Promise<ReadonlyMap<TableId, SeatClock>>;
  /** A digest could not be delivered; the third one in a row ends them, with a word kept for the person. */
  digestLost(user: UserId, message: string): Promise<void>;
  digestArrived(user: UserId): Promise<void>;
};
