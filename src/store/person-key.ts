/** In place of a table's id: what is due for a person, and what is sent to them, whatever the table. */
export const personKey = (user: string): string => `${prefix}${user}`;

/** Whose place it is; undefined for the id of a table. */
export const personAtPlace = (place: string): string | undefined =>
  place.startsWith(prefix) ? place.slice(prefix.length) : undefined;

// Ids of tables have no colon.
const prefix = 'u:';
