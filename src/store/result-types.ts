/** How people did in finished games. */
import type { FactRow } from './types.ts';

/** Milliseconds since 1970. */
type Millis = number;

/** How one seat did in a finished game. */
export type ResultRow = {
  readonly seat: number;
  /** Undefined: a computer player, or one that stood in for the person at the end. */
  readonly user: string | undefined;
  readonly game: string;
  readonly edition: string;
  /** How many played. */
  readonly seats: number;
  /** From 1; equal players share one. */
  readonly place: number;
  readonly won: boolean;
  readonly how: string;
  readonly finishedAt: Millis;
};

/** How often a person has played an edition of a game with so many players, and how that went. */
export type ResultTotal = Pick<ResultRow, 'game' | 'edition' | 'seats'> & {
  readonly played: number;
  readonly won: number;
};

/** How a finished game went for a person, and who had the other seats. */
export type PlayedAgainst = Pick<ResultRow, 'place' | 'won'> & {
  /** The id of the computer player of each other seat; undefined for a person. */
  readonly others: readonly (string | undefined)[];
};

/** A fact about one seat, with its time and that of the game's end. */
export type SeatFact = Pick<FactRow, 'table' | 'kind' | 'at'> & Pick<ResultRow, 'seat' | 'finishedAt'>;

export type ResultRepository = {
  /** All that a person has played to its end, the most played first. */
  totals(user: string): Promise<readonly ResultTotal[]>;
  /** A person's latest finished games of a kind, oldest first. `games`: how many games. */
  playedAgainst(user: string, game: string, games: number): Promise<readonly PlayedAgainst[]>;
  /** Facts of some kinds about a person's own seat in their latest finished games, oldest first. `games`: how many games. */
  seatFacts(user: string, kinds: readonly string[], games: number): Promise<readonly SeatFact[]>;
  /** Whether two people have, or have had, seats at one table. */
  haveMet(user: string, other: string): Promise<boolean>;
};
