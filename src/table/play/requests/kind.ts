/** What makes a kind of request: who decides, for how long, what leaves it moot, and what follows from agreement. */
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { Change, SeatPatch } from '#store/types';
import type { AlsoStored } from '../../change/record.ts';
import type { Context, Opened } from '../../context.ts';
import type { Fact } from '../../facts/index.ts';
import { isForgotten, readPilot } from '../../open/rows.ts';
import type { Millis, RequestState, Wish } from '../../types.ts';
import type { Course } from '../chain.ts';

/** The table as it is while a request is made, answered or reviewed. */
export type Around = Opened & { readonly now: Millis };

/** What a seat wants. `atRev`: the table's rev when it was asked. */
export type SeatWish = Wish & { readonly seat: Seat; readonly atRev: number };

/**
 * What follows from agreement, stored in the same commit as the last answer. With a course, its state replaces the table's
 * (it may be another state altogether, and moves may have been made on it); without one, the game stays as it is.
 */
export type Consequence = {
  readonly course?: Course;
  readonly facts?: readonly Fact[];
  readonly patch?: readonly SeatPatch[];
  readonly row?: Change['row'];
  /** Further requests that it opens. */
  readonly requests?: Change['requests'];
  /** Replaces all seats; the course's row has them already. */
  readonly seats?: Change['seats'];
  readonly also?: Pick<AlsoStored, 'before'>;
};

/** A request of the same kind that is over. */
export type PastRequest = SeatWish & { readonly state: RequestState };

/** One kind of request. All but `follow` and `cannotBeAsked` is pure. */
export type RequestRules = {
  /** How long the others have to answer, ms. */
  lasts(around: Around, wish: SeatWish): Millis;
  readonly enough: 'all' | 'most';
  /** The seats that have a say, the one that asks included if it has. */
  voters(around: Around, wish: SeatWish): readonly Seat[];
  /** Why it cannot be asked or agreed to as the table is now; undefined if it can. */
  refuses(around: Around, wish: SeatWish): Refusal | undefined;
  /**
   * Why it cannot be asked after what was asked before, the latest first; absent: what was not agreed to may be asked again a
   * day later.
   */
  refusesAgain?(past: readonly PastRequest[], wish: SeatWish): Refusal | undefined;
  /** Why those who have a say are not to be asked; absent: they may be. */
  cannotBeAsked?(context: Pick<Context, 'store'>, around: Around, wish: SeatWish): Promise<Refusal | undefined>;
  /** Whether a fact leaves nothing to agree to. The table's end and the asking seat's leaving always do. */
  isMootAfter(fact: Fact, wish: SeatWish): boolean;
  follow(context: Context, around: Around, wish: SeatWish): Consequence | Refusal | Promise<Consequence | Refusal>;
};

/** The seats of persons who are still in the game. */
export function seatsIn({ row, game, state }: Opened): readonly Seat[] {
  const { out } = game.view(state, undefined);
  return row.seats
    .filter((seat) => seat.user !== undefined && !isForgotten(seat.user) && !out.includes(seat.seat))
    .filter((seat) => readPilot(seat, game.words.stops).conceded !== true)
    .map(({ seat }) => seat);
}
