/** Seats that are offered: whose person wants to leave a running game, or lets the others wait. */
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { Person, TableId, UserId } from '../ids.ts';
import type { RequestState } from '../play/requests/types.ts';
import type { Moved } from '../play/types.ts';
import type { TableInfo } from '../table-types.ts';

export type OfferInfo = {
  readonly id: string;
  readonly table: TableInfo;
  /** The seat that is offered. Its person keeps playing until it is taken. */
  readonly seat: Seat;
  /** `agreed`: somebody has taken it. */
  readonly state: RequestState;
  /** The only person who may take it; undefined: anybody. */
  readonly who: UserId | undefined;
  /** The id of the message that shows it. */
  readonly message: string | undefined;
};

/** What a press on an offer has led to: the seat is the presser's, or it was theirs and they keep it. */
export type OfferTaken = { readonly kind: 'taken'; readonly moved: Moved } | { readonly kind: 'kept' };

export type OfferService = {
  /** Offers the person's own seat, to `who` alone or to anybody. One seat of a table at a time. Idempotent. */
  open(table: TableId, user: UserId, who?: UserId): Promise<OfferInfo | Refusal>;
  /**
   * Takes the seat. From that commit on it is theirs, with everything that it holds; whoever had it sees no more than a
   * spectator. A press of the seat's own person withdraws the offer.
   */
  take(table: TableId, offer: string, who: Person): Promise<OfferTaken | Refusal>;
  info(offer: string): Promise<OfferInfo | Refusal>;
  /** Records the message that shows an offer. */
  setMessage(offer: string, message: string | undefined): Promise<void>;
};
