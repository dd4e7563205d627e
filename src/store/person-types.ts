/** What is stored about people, apart from their decks and calendars. */
import type { ResultRow } from './result-types.ts';
import type { AuditRow } from './server-types.ts';
import type { DueRow, InputRow } from './types.ts';

/** Milliseconds since 1970. */
type Millis = number;

export type UserRepository = {
  /** The user's settings as JSON text. */
  get(user: string): Promise<string | undefined>;
  /**
   * Merges top-level fields into the settings, and stores due times that follow from them in the same step; returns all
   * settings, as JSON text. An undefined field is removed.
   */
  merge(
    user: string,
    change: Readonly<Record<string, unknown>>,
    due?: { readonly set?: readonly DueRow[]; readonly clear?: readonly Omit<DueRow, 'at'>[] },
  ): Promise<string>;
};

export type PendingText = { readonly id: string; readonly text: string };

/** Texts that wait for a person's next contact, a queue for each person. */
export type PendingTextRepository = {
  /** Appends a text, unless one with that id is already waiting. */
  add(user: string, id: string, text: string): Promise<void>;
  /** Removes and returns the oldest texts, at most `most`, in one transaction: no text is taken twice. */
  take(user: string, max: number): Promise<readonly PendingText[]>;
};

/** A table where a person has a seat. `stands`: it is not over, and they have not conceded there. */
export type PersonTable = {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly openedAt: Millis;
  readonly seat: number;
  readonly name: string;
  readonly orders: string | null;
  readonly stands: boolean;
};

/** A season that a person has joined; `status`: theirs in it. */
export type PersonSeason = {
  readonly season: string;
  readonly league: string;
  readonly n: number;
  readonly name: string;
  readonly status: string;
};

/** What is stored about a person, except for their decks. `moves` counts their stored inputs. */
export type StoredPerson = {
  readonly settings: string | undefined;
  /** The latest row of their calendar. */
  readonly calendar: string | undefined;
  readonly pendingTexts: readonly string[];
  readonly tables: readonly PersonTable[];
  /** Seats that they have had and somebody else has taken. */
  readonly formerSeats: readonly { readonly table: string; readonly seat: number; readonly name: string }[];
  readonly moves: number;
  /** What they have told the keeper of the bot. */
  readonly reports: readonly string[];
  /** Tables that they watch. */
  readonly watched: readonly string[];
  /** Seasons of leagues that they have joined. */
  readonly seasons: readonly PersonSeason[];
  /** Acts of moderators that were theirs or about them, the oldest first. */
  readonly acts: readonly AuditRow[];
};

/** An answer that a person has given in a game, as it is stored, and one of their results. */
export type PersonInput = Pick<InputRow, 'rev' | 'seat' | 'ask' | 'input' | 'at'> & { readonly table: string };
export type PersonResult = Omit<ResultRow, 'user'> & { readonly table: string };

/** A digest of a person's id and a salt, by which they are known again. */
export type Mark = { readonly hash: string; readonly salt: string };

/** Under what id and name somebody is stored who is forgotten, and how they are known again. */
export type Forgotten = {
  readonly alias: string;
  /** In place of the id of whoever may not play in a season that goes on, so that they are known there; absent: `alias`. */
  readonly banned?: string;
  readonly name: string;
  readonly mark: Mark & { readonly at: Millis };
  readonly despite?: readonly string[];
};

export type PeopleRepository = {
  stored(user: string): Promise<StoredPerson>;
  /** What a person has done and reached in their games, in order. */
  course(user: string): Promise<{ readonly inputs: readonly PersonInput[]; readonly results: readonly PersonResult[] }>;
  /**
   * Deletes a person's decks, settings and texts; their seats now belong to `alias` under `name` and a letter. If they still
   * play at tables other than `despite`, returns those and changes nothing. Idempotent.
   */
  forget(user: string, as: Forgotten): Promise<readonly PersonTable[]>;
  /** Deletions that a restored backup does not know of. */
  toForgetAgain(): Promise<readonly Mark[]>;
  /** The ids of all people of whom anything is stored, those of forgotten ones included. */
  everybody(): Promise<readonly string[]>;
  /** Notes that a deletion has been done again. */
  forgottenAgain(hash: string): Promise<void>;
};
