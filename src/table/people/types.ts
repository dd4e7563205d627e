/** What the table service knows about one person, `TableService.people`. */
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { PersonSeason } from '#store/types';
import type { OwnDeck } from '../decks/types.ts';
import type { Millis, TableId, UserId } from '../ids.ts';
import type { Tally } from './profile-types.ts';
import type { UserSettings } from './settings-types.ts';

/** A table where a person has a seat. `stands`: it is not over, and they have not conceded. */
export type SeatedAt = {
  readonly id: TableId;
  readonly game: string;
  readonly status: string;
  readonly openedAt: Millis;
  readonly seat: Seat;
  /** Their name there. */
  readonly name: string;
  /** How many answers they have set beforehand there. */
  readonly orders: number;
  readonly stands: boolean;
};

/**
 * Something that a moderator has done. `part`: whether the person did it, or it was about them; whoever else had part in it is
 * left out. `until`: for how long it holds.
 */
export type OwnAct = {
  readonly at: Millis;
  readonly part: 'by' | 'about';
  readonly guild: string | undefined;
  readonly table: TableId | undefined;
  readonly what: string;
  readonly reason: string;
  readonly until: Millis | undefined;
};

/** All that is stored about a person. `moves`: how many of their answers are stored with tables. */
export type Stored = {
  /** Undefined: they have set nothing. */
  readonly settings: UserSettings | undefined;
  /** What they have said of when they are away, as it is stored. */
  readonly calendar: string | undefined;
  readonly decks: readonly OwnDeck[];
  readonly pendingTexts: readonly string[];
  readonly tables: readonly SeatedAt[];
  /** Seats that they have had and somebody else has taken. */
  readonly formerSeats: readonly { readonly table: TableId; readonly seat: Seat; readonly name: string }[];
  readonly moves: number;
  /** What they have told the keeper of the bot about tables. */
  readonly reports: readonly string[];
  /** Tables that they watch. */
  readonly watched: readonly TableId[];
  /** Seasons of leagues that they have joined. */
  readonly seasons: readonly PersonSeason[];
  /** What moderators have done that was theirs or about them, the oldest first. */
  readonly acts: readonly OwnAct[];
  /** What they have played to its end, as their profile shows it. */
  readonly tallies: readonly Tally[];
};

/** How somebody who is forgotten gives up their running games: they concede them, or the computer takes their seats. */
export type GivenUp = 'concede' | 'computer';

/** What a person has done and reached in their games. Times in ms; `answer`: as the rules took it. */
export type PlayedHistory = {
  readonly answers: readonly {
    readonly table: TableId;
    readonly seat: Seat | undefined;
    readonly rev: number;
    readonly at: Millis;
    readonly answer: unknown;
  }[];
  readonly results: readonly {
    readonly table: TableId;
    readonly game: string;
    readonly edition: string;
    readonly seat: Seat;
    readonly seats: number;
    readonly place: number;
    readonly won: boolean;
    readonly how: string;
    readonly finishedAt: Millis;
  }[];
};

export type PeopleService = {
  /** Tells the keeper of the bot something about a table, in 1 to 500 characters; undefined: it is stored. */
  report(table: TableId, user: UserId, words: string): Promise<Refusal | undefined>;
  course(user: UserId): Promise<PlayedHistory | Refusal>;
  stored(user: UserId): Promise<Stored | Refusal>;
  /**
   * Deletes a person's data; their seats at finished tables are anonymized. Without `running`, nothing is done while they
   * still play anywhere, and those tables are returned. With it, they first leave their lobbies and give up these games in
   * that way; once this has begun, it is finished even if the program ends meanwhile. Idempotent.
   */
  /** The id by which a season knows somebody who may not play in it, if their data was deleted. */
  bannedId(user: UserId): Promise<UserId | undefined>;
  forget(user: UserId, running?: GivenUp): Promise<{ readonly standing: readonly SeatedAt[] } | Refusal>;
};
