/** The ids of tables, people and decks. */

/** 8 letters and digits, lower case: `k3v9x0ab`. */
export type TableId = string;
/** The chat platform's id of a person (a snowflake). */
export type UserId = string;
/** Milliseconds since 1970. */
export type Millis = number;

/** `username`: the name of their account, which nobody else has; absent: not known. */
export type Person = { readonly user: UserId; readonly name: string; readonly username?: string | undefined };

/** 8 letters and digits, lower case. Whoever knows it may look at the deck and copy it. */
export type DeckId = string;
