/** What players ask the others of their table to agree to. */
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { Millis, TableId, UserId } from '../../ids.ts';
import type { TableInfo } from '../../table-types.ts';

/**
 * What can be asked. Kinds are stored and part of sent messages, so they never change their meaning.
 * - `end`: to end the game without a result; `undo`: to take back one's last move; `pause`: that all clocks stand still until
 *   a time;
 * - `skip`: that a late seat's question gets its usual answer; `standin`: that the computer plays for the person of a late
 *   seat until they are back; `substitute`: that a late seat is offered to whoever wants to take it.
 */
export const requestKinds = ['end', 'undo', 'pause', 'skip', 'standin', 'substitute'] as const;
export type RequestKind = (typeof requestKinds)[number];

/**
 * `open`; `agreed`, and what was asked is done; `refused`; `lapsed`: not enough have agreed in time; `moot`: something else
 * has left nothing to agree to; `withdrawn` by whoever asked.
 */
export type RequestState = 'open' | RequestEnd;
export type RequestEnd = 'agreed' | 'refused' | 'lapsed' | 'moot' | 'withdrawn';

/** Further details of some kinds. */
export type RequestDetails = {
  /** Until when, for kinds that are about a time, ms since 1970. */
  readonly until?: Millis;
  /** `undo`: the rev of the move. */
  readonly move?: number;
  /** `undo`: whoever asks has come to see cards by it. */
  readonly seen?: true;
};

/** What somebody wants to ask. `about`: the seat that it is about, for kinds that are about one. */
export type Proposal = { readonly kind: RequestKind; readonly about?: Seat; readonly details?: RequestDetails };

/** A request as it stands. */
export type RequestInfo = Proposal & {
  readonly id: string;
  readonly table: TableInfo;
  /** Whose request it is. */
  readonly seat: Seat;
  readonly state: RequestState;
  readonly endsAt: Millis;
  /** Those who are asked, with their answers so far. */
  readonly asked: readonly { readonly seat: Seat; readonly yes: boolean | undefined }[];
  /** Whether all of them have to agree, or more than half of those who have a say, the one who asks included. */
  readonly quorum: 'all' | 'most';
  /** The id of the message that shows it. */
  readonly message: string | undefined;
};

/** What is asked before a request is made: who would have to agree, and for how long they could answer. */
export type RequestDraft = Pick<RequestInfo, 'kind' | 'table' | 'about' | 'details' | 'quorum'> & {
  readonly asked: readonly Seat[];
  /** How long they have to answer, ms. */
  readonly lasts: Millis;
};

/** Requests, `TableService.requests`. Their rights are checked here: only persons who are still in the game have a say. */
export type RequestService = {
  /** What would be asked; the same refusals as `ask`. Changes nothing. */
  draft(table: TableId, user: UserId, proposal: Proposal): Promise<RequestDraft | Refusal>;
  /**
   * Asks the others. What needs nobody's agreement is done at once. There is one open request of a kind at a table; asking
   * the same again returns it. One that was not agreed to may be made again a day later.
   */
  ask(table: TableId, user: UserId, proposal: Proposal): Promise<RequestInfo | Refusal>;
  /**
   * Answers a request; the last answer that it takes and what follows from it are one change of the table. A "no" of whoever
   * asked withdraws it. Idempotent; one that is over is returned as it ended.
   */
  answer(table: TableId, user: UserId, request: string, yes: boolean): Promise<RequestInfo | Refusal>;
  info(request: string): Promise<RequestInfo | Refusal>;
  /** Records the message that shows a request. */
  setMessage(request: string, message: string | undefined): Promise<void>;
};
