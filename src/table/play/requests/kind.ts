/** What makes a kind of request: who decides, for how long, what leaves it moot, and what follows from agreement. */
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { Change, SeatPatch } from '#store/types';
import type { AlsoStored } from '../../change/record.ts';
import type { Context, Opened } from '../../context.ts';
import type { Fact } from '../../facts/index.ts';
import { isForgotten, readAutopilot } from '../../open/rows.ts';
import type { Millis, Proposal, RequestState } from '../../types.ts';
import type { PendingMoves } from '../automatic-moves.ts';

/** The table as it is while a request is made, answered or reviewed. */
export type OpenedAt = Opened & { readonly now: Millis };

/** What a seat wants. `atRev`: the table's rev when it was asked. */
export type SeatProposal = Proposal & { readonly seat: Seat; readonly atRev: number };

/**
 * What follows from agreement, stored in the same commit as the last answer. With a course, its state replaces the table's
 * (it may be another state altogether, and moves may have been made on it); without one, the game stays as it is.
 */
export type Consequence = {
  readonly moves?: PendingMoves;
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
export type PastRequest = SeatProposal & { readonly state: RequestState };

/** One kind of request. All but `follow` and `cannotBeAsked` is pure. */
export type RequestRules = {
  /** How long the others have to answer, ms. */
  lasts(at: OpenedAt, proposal: SeatProposal): Millis;
  readonly quorum: 'all' | 'most';
  /** The seats that have a say, the one that asks included if it has. */
  voters(at: OpenedAt, proposal: SeatProposal): readonly Seat[];
  /** Why it cannot be asked or agreed to as the table is now; undefined if it can. */
  refuses(at: OpenedAt, proposal: SeatProposal): Refusal | undefined;
  /**
   * Why it cannot be asked after what was asked before, the latest first; absent: what was not agreed to may be asked again a
   * day later.
   */
  refusesAgain?(past: readonly PastRequest[], proposal: SeatProposal): Refusal | undefined;
  /** Why those who have a say are not to be asked; absent: they may be. */
  cannotBeAsked?(context: Pick<Context, 'store'>, at: OpenedAt, proposal: SeatProposal): Promise<Refusal | undefined>;
  /** Whether a fact leaves nothing to agree to. The table's end and the asking seat's leaving always do. */
  isMootAfter(fact: Fact, proposal: SeatProposal): boolean;
  follow(
    context: Context,
    at: OpenedAt,
    proposal: SeatProposal,
  ): Consequence | Refusal | Promise<Consequence | Refusal>;
};

/** The seats of persons who are still in the game. */
export function seatsIn({ row, game, state }: Opened): readonly Seat[] {
  const { out } = game.view(state, undefined);
  return row.seats
    .filter((seat) => seat.user !== undefined && !isForgotten(seat.user) && !out.includes(seat.seat))
    .filter((seat) => readAutopilot(seat, game.words.stops).conceded !== true)
    .map(({ seat }) => seat);
}
