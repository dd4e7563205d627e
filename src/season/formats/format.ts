/** What a format of seasons is. Each is a file beside this one, and a line of `formats` in index.ts. */
import type { Millis } from '#table/types';
import type { Season, Standings, TeamLine } from '../types.ts';
import type { Next } from './facts.ts';

export type Format = {
  /** What follows from how a running season stands. */
  readonly next: (season: Season) => Next;
  /** One table for each division, the best first. */
  readonly standings: (season: Season) => readonly Standings[];
  /** The table of teams, the best first; absent: everybody plays for themselves. */
  readonly teams?: (season: Season) => readonly TeamLine[];
  /** The season with what is settled when its play begins; absent: nothing is. */
  readonly begin?: (season: Season) => Season;
  /** The same for a season that an earlier version began without storing it: read off its matches. */
  readonly recover?: (season: Season) => Season;
  /** Fewest people, or teams, with whom a season begins at tables of two. */
  readonly minEntries: number;
  /** Most people for whom there is a place, unless the organisers want fewer. */
  readonly maxEntries: number;
  /** Matches come in rounds, each paired when the one before is done; the best may play a knock-out after them. */
  readonly hasRounds?: true;
  /** The winner of a match goes on to the next one, so every match needs a winner. */
  readonly isBracket?: true;
  /** People are divided by strength, and go up and down from one season to the next. */
  readonly hasDivisions?: true;
  /** Matches are asked for, until the time at which play ends, ms; undefined: the season has not begun. */
  readonly endAt?: (season: Season) => Millis | undefined;
  /** People can meet twice, at home and away. */
  readonly allowsLegs?: true;
  /** Tables of more than two. */
  readonly allowsTables?: true;
  /** Decks of boosters that groups pass round. */
  readonly allowsDrafts?: true;
  /** Whoever has left may come back, unless decks were drafted. */
  readonly allowsReturn?: true;
  /** How long organisers may look at the results before they stand, ms. */
  readonly reviewTime: Millis;
};

const HOUR = 60 * 60 * 1000;
/** The usual time to look at results, and that of formats in which many results are old by then, ms. */
export const REVIEW = { long: 48 * HOUR, short: 24 * HOUR } as const;
