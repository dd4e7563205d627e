/** Clocks: how long a seat may let its table wait, and what happens then. */
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { Millis, TableId, UserId } from '../ids.ts';
import type { TableInfo } from '../table-types.ts';

/**
 * What happens when somebody's time is up:
 * - `nothing`: they are reminded; - `claim`: the others are asked what is to be done; - `move`: their question gets its usual
 * answer; - `forfeit`: they concede, as leagues may order.
 */
export type AtZero = 'nothing' | 'claim' | 'move' | 'forfeit';

/**
 * The clock of a table, the same for all seats. A wait, which lasts until somebody else is asked, draws on its allowance
 * first, then on the seat's reserve. A wait that ends within its allowance gives `refill` of the reserve back; so does every
 * wait where there is no allowance.
 */
export type Clock = {
  /** For each wait; 0: only the reserve counts. */
  readonly allow: Millis;
  /** For the whole game, and the most that there ever is of it. */
  readonly reserve: Millis;
  readonly refill: Millis;
  readonly zero: AtZero;
  /** Whether the clock stands still while its person sleeps, */
  readonly sleep: boolean;
  /** while they are on vacation, */
  readonly leave: boolean;
  /** and whether the table may agree on a pause. */
  readonly pause: boolean;
};

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
  /** Until when the seat's person is on vacation; absent: they are not, or vacation does not count here. */
  readonly awayUntil?: Millis | undefined;
};

/**
 * What the others may decide about a seat whose time is up. All of them who still play may give it more time; if there is
 * only one, they decide everything. Refusals: `clock.not-late`, `clock.not-other`, `clock.together`.
 */
export type MercyService = {
  /** Gives the seat its time again. Idempotent. */
  giveTime(table: TableId, user: UserId, seat: Seat): Promise<TableInfo | Refusal>;
  /** Has the computer answer for the seat until somebody else is asked. */
  answerOnce(table: TableId, user: UserId, seat: Seat): Promise<TableInfo | Refusal>;
  /** Gives the seat to the computer for the rest of the game, if this person still has it. */
  playOn(table: TableId, user: UserId, seat: Seat, person: UserId): Promise<TableInfo | Refusal>;
};
