/** In place of a table's id: what is due for a season, and what is sent for it. Ids of tables have no colon. */
export const seasonKey = (season: string): string => `${prefix}${season}`;

/** Whose place it is; undefined for the id of a table. */
export const seasonOfKey = (place: string): string | undefined =>
  place.startsWith(prefix) ? place.slice(prefix.length) : undefined;

const prefix = 's:';

/** What is due when a season is to be looked at again, since something has changed that did not come through it. */
export const SEASON_NEXT = 'season.next';
