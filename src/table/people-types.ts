/** What the table service knows about one person, `TableService.people`. */
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { OwnDeck } from './deck-types.ts';
import type { Millis, TableId, UserId } from './ids.ts';
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
  /** What they have played to its end, as their profile shows it. */
  readonly tallies: readonly Tally[];
};

export type PeopleService = {
  stored(user: UserId): Promise<Stored | Refusal>;
  /**
   * Deletes a person's data, unless tables prevent it. Their seats at finished tables are anonymized. Idempotent.
   */
  forget(user: UserId): Promise<{ readonly standing: readonly SeatedAt[] } | Refusal>;
};
