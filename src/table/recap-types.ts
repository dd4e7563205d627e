/** How a game went that is over. */
import type { View } from '#face/view';
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { TableId, UserId } from './ids.ts';
import type { Viewed } from './replay-types.ts';

/**
 * A turn that brought a seat forward. `at`: which of those that were judged, from 0; `rev`: where it begins; `line`: as the log
 * tells it, Discord markdown, undefined for the opening of the game; `from`, `to`: the seat's chance of winning as it began and
 * as the next one did; `board`: what spectators saw as the next one began, undefined if it cannot be shown any more.
 */
export type TurningPoint = {
  readonly at: number;
  readonly rev: number;
  readonly line: string | undefined;
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly board: View | undefined;
};

/** How a game went. `chances`: of each seat to win, 0 to 1, as each turn began and at the end. */
export type Recap = Viewed & {
  readonly chances: readonly (readonly number[])[];
  /** Whether the chances are from playing on, not only from looking at the table. */
  readonly byPlay: boolean;
  /** The turns that changed most, in their order. */
  readonly turning: readonly TurningPoint[];
};

/**
 * For those who may see all hands of a game that is over. Refusals: `recap.running`, `recap.unknown`, `replay.hidden`, and those
 * of opening a table.
 */
export type RecapService = {
  recap(table: TableId, user: UserId): Promise<Recap | Refusal>;
};
