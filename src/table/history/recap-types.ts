/** How a game went that is over. */
import type { View } from '#face/view';
import type { Answer, Ask, Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { TableId, UserId } from '../ids.ts';
import type { LogEntry } from '../play/types.ts';
import type { PointStart, Viewed } from './replay-types.ts';

/**
 * A turn that brought a seat forward. `at`: which of those that were judged, from 0; `from`, `to`: the seat's chance of winning
 * as it began and as the next one did; `entries`: what everybody was told from the step in which it began to that in which the
 * next one did, `after`; `board`: what spectators saw then, undefined if it cannot be shown any more.
 */
export type TurningPoint = PointStart & {
  readonly at: number;
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly after: number;
  readonly entries: readonly LogEntry[];
  readonly board: View | undefined;
};

/** How a game went. `seat`: the person's own; `chances`: of each seat to win, 0 to 1, as each turn began and at the end. */
export type Recap = Viewed & {
  readonly seat: Seat | undefined;
  readonly chances: readonly (readonly number[])[];
  /** Whether the chances are from playing on, not only from looking at the table. */
  readonly byPlay: boolean;
  /** The turns that changed most, in their order. */
  readonly turning: readonly TurningPoint[];
};

/**
 * A decision with a better answer to it. `view`: what its seat saw then; `own`, `chance`: how likely it was to win after its
 * own answer and after the better one, from 0 to 1, for all that it knew.
 */
export type WorstMove = {
  readonly view: View;
  readonly ask: Ask;
  readonly answer: Answer;
  readonly better: Answer;
  readonly own: number;
  readonly chance: number;
};

/** The decision that cost a person most; `worst` is undefined if none stands out. */
export type MistakeTold = Viewed & { readonly worst: WorstMove | undefined };

/**
 * For those who may see all hands of a game that is over. Refusals: `recap.running`, `recap.unknown`, `replay.hidden`, and those
 * of opening a table.
 */
export type RecapService = {
  recap(table: TableId, user: UserId): Promise<Recap | Refusal>;
  /** For a seat's own person alone. Takes as long as the computer thinks. Refusals also: `table.not-seated`, `recap.nobody`. */
  mistake(table: TableId, user: UserId): Promise<MistakeTold | Refusal>;
  /**
   * The chances as of `Recap`, judged by what everybody saw of the game, so that anybody may be told. Refusals: `recap.running`,
   * `recap.unknown`, and those of opening a table.
   */
  chancesSeen(table: TableId): Promise<readonly (readonly number[])[] | Refusal>;
};
