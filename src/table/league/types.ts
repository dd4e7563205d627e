/** Tables that leagues open: what they are told of a match, and how they act on it. */
import type { Deck } from '#face/deck';
import type { Refusal } from '#kernel/ask';
import type { Result, Seat } from '#kernel/state';
import type { DueRow } from '#store/types';
import type { Pause } from '../clock/calendar.ts';
import type { Clock } from '../clock/types.ts';
import type { Millis, TableId, UserId } from '../ids.ts';
import type { Warned, WarningOf } from '../messages/warned-types.ts';
import type { AwayAt, TableChannel, TableInfo, TableOptions } from '../table-types.ts';

/** A game of a league's match, ready to begin. */
export type MatchTable = {
  /** Idempotency key: the same key never opens two. */
  readonly key: string;
  readonly season: string;
  readonly match: string;
  readonly game: string;
  readonly edition: string;
  /** By its hash, stored before; undefined: the present one. */
  readonly ruleset?: string | undefined;
  readonly options: Pick<TableOptions, 'game' | 'bestOf' | 'language'>;
  readonly clock: Clock;
  /** Who begins, where the game lets itself be told. */
  readonly first?: Seat | undefined;
  readonly place: TableChannel;
  /** Without a deck: a ready one. */
  readonly seats: readonly {
    readonly user: UserId;
    readonly name: string;
    readonly deck: Deck | undefined;
    readonly away: readonly AwayFrom[];
    /** Of their time; undefined: all of it. */
    readonly left: Millis | undefined;
  }[];
  /** How many tables the match has had; it has to be one that waits for its next one. */
  readonly games: number;
  /** Keys of added time that its banks have already. */
  readonly given?: readonly string[] | undefined;
};

/** Somebody who plays a match. `least`: of their time, if they have the seat from somebody else, ms. */
export type MatchPerson = {
  readonly user: UserId;
  readonly name: string;
  readonly away: readonly AwayFrom[];
  readonly least: Millis;
};

/** When somebody is away. */
export type AwayFrom = Omit<AwayAt, 'seat'>;

/** `by`: the seat whose player gives it; undefined: the organisers do. */
export type AddedTime = {
  readonly key: string;
  readonly seats: readonly Seat[];
  readonly ms: Millis;
  readonly by: Seat | undefined;
};

/** What decks of a league are checked for. */
export type LeagueTerms = { readonly game: string; readonly edition: string; readonly format: string | undefined };

/** How a game of a match stands or has ended. */
export type MatchReport = {
  readonly table: TableInfo;
  readonly result: Result | undefined;
  /** Games won by seat and drawn, of the whole match. */
  readonly won: readonly [number, number];
  readonly drawn: number;
  /** No further game of the match follows. */
  readonly isOver: boolean;
  /** The seat whose time was up, as it gave the game up by that. */
  readonly outOfTime: Seat | undefined;
  /** Whether a seat has conceded. */
  readonly conceded: boolean;
  /** When all clocks of the present game have stood still, or do so until a time. */
  readonly pauses: readonly Pause[];
  /** Keys of the time that was added to it. */
  readonly given: readonly string[];
  /** Whether each seat has made a move of its own in one of the games, and how much of its time was left when it was last counted, ms. */
  readonly seats: readonly { readonly hasMoved: boolean; readonly left: Millis | undefined }[];
};

/** Whether the player of a seat has come to its match: has moved in it, or has opened their hand or panel. */
export type SeatArrival = {
  readonly seat: Seat;
  readonly hasCome: boolean;
  /** When half of their time to come is over, and all of it; absent: the table does not wait for them. */
  readonly half?: Millis;
  readonly end?: Millis;
};

/**
 * Whether a game can be played on. `unreadable`: its state, its cards or its options are damaged; `failing`: the rules fail at its
 * next move; `over`: it is over, or there is none.
 */
export type Soundness = 'sound' | 'unreadable' | 'failing' | 'over';

/** Leagues' tables, `TableService.leagues`. */
export type LeagueTables = {
  /**
   * Opens and begins a game at once, without lobby. Idempotent. A refusal says why the rules do not take it; `table.moved-on`: its
   * match does not wait for it any more.
   */
  begin(table: MatchTable): Promise<TableInfo | Refusal>;
  /** Ends a table that has begun, or is about to, under a key or by its id. */
  end(table: { readonly key: string } | { readonly id: TableId }): Promise<void>;
  report(table: TableId): Promise<MatchReport | Refusal>;
  /** Whether a game can be played on, as it is stored. */
  soundness(table: TableId): Promise<Soundness>;
  /** Who has come to a game, by seat, if people have `patience` ms of their clock to do so. */
  arrivals(table: TableId, patience: Millis): Promise<readonly SeatArrival[] | Refusal>;
  /** Reminds somebody that they have to come to their match until then. Once for each `at`. */
  remindToCome(reminder: Omit<WarningOf, 'kind'>, comeBy: Millis): Promise<undefined | Refusal>;
  /** What has become of a warning or reminder. */
  warned(warning: WarningOf): Promise<Warned>;
  /** Adds time to the banks of some seats, and says so at the table. Once for each key. */
  addTime(table: TableId, wanted: AddedTime): Promise<TableInfo | Refusal>;
  /**
   * Begins the next game of a match whose last game is over, for the people whom its seats belong to by now. `first`: the table of
   * its first game. Idempotent; undefined: no game follows.
   */
  beginNext(
    last: TableId,
    match: { readonly first: TableId; readonly seats: readonly MatchPerson[] },
  ): Promise<TableInfo | Refusal | undefined>;
  /**
   * Gives a seat in a running game to somebody who plays on with its hand and its deck, and has a day more than was left of its
   * time, and at least `least`. Idempotent.
   */
  replacePlayer(
    table: TableId,
    seat: Seat,
    to: { readonly user: UserId; readonly name: string },
    min: Millis,
  ): Promise<TableInfo | Refusal>;
  /** When a player of a running game is away, in place of what was known before; their clock stands still then. Idempotent. */
  setAway(table: TableId, user: UserId, away: readonly AwayFrom[]): Promise<TableInfo | Refusal>;
  /** Has all clocks of a running game stand still for a reason, or no longer; they run again when none is left. Idempotent. */
  setPaused(table: TableId, why: NonNullable<Pause['why']>, isPaused: boolean): Promise<TableInfo | Refusal>;
  /** The list of a deck that somebody has chosen, if it is legal: a ready one by its id, or one of their own by `choiceOf`. */
  deck(terms: LeagueTerms, user: UserId, choice: string): Promise<Deck | Refusal>;
  /** Notifies the senders that there is something new in the outbox, and has done at once what is due. */
  stored(due: readonly DueRow[]): void;
};
