/** Clocks: how long a seat may let its table wait, and what happens then. */
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { Millis, TableId, UserId } from '../ids.ts';
import type { TableInfo } from '../table-types.ts';

export type { AtZero, Clock } from '../open/options.ts';

/** A seat's clock as everybody may see it. */
export type SeatClock = {
  readonly seat: Seat;
  /** What is left for this wait, or what the next one will have. */
  readonly allow: Millis;
  readonly reserve: Millis;
  /**
   * - `stopped`: nothing is asked of the seat; - `running`: its time is up at `zeroAt`, and its allowance at `allowUntil`, as
   * matters stand; - `still`: the same, but just now the clock stands still; - `late`: its time is up.
   */
  readonly state: 'stopped' | 'running' | 'still' | 'late';
  readonly allowUntil?: Millis | undefined;
  readonly zeroAt?: Millis | undefined;
  /** When the seat was warned in this wait that its time runs out. */
  readonly warnedAt?: Millis | undefined;
  /** Until when the seat's person is on vacation; absent: they are not, or vacation does not count here. */
  readonly awayUntil?: Millis | undefined;
};

/**
 * What the others may decide about a seat whose time is up. All of them who still play may give it more time; if there is
 * only one, they decide everything. Refusals: `clock.not-late`, `clock.not-other`, `clock.together`.
 */
export type LateSeatService = {
  /** Gives the seat its time again. Idempotent. */
  refillTime(table: TableId, user: UserId, seat: Seat): Promise<TableInfo | Refusal>;
  /** Has the computer answer for the seat until somebody else is asked. */
  answerOnce(table: TableId, user: UserId, seat: Seat): Promise<TableInfo | Refusal>;
  /** Gives the seat to the computer for the rest of the game, if this person still has it. */
  playOn(table: TableId, user: UserId, seat: Seat, person: UserId): Promise<TableInfo | Refusal>;
};
