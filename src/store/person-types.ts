/** What is stored about people, apart from their decks and calendars. */
import type { DueRow } from './types.ts';

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
  take(user: string, most: number): Promise<readonly PendingText[]>;
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
};

export type PeopleRepository = {
  stored(user: string): Promise<StoredPerson>;
  /**
   * Deletes a person's decks, settings and texts; their seats now belong to `alias` under `name`. If they still play at
   * tables, returns those and changes nothing. Idempotent.
   */
  forget(user: string, alias: string, name: string): Promise<readonly PersonTable[]>;
};
