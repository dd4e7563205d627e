/**
 * Ratings and records of people in a server, computed from the results of its leagues in the order in which they came, so that a
 * corrected result corrects everything that follows from it. Rated are matches that were played, given up or lost on time, in
 * which both had made a move.
 */
import { isProvisional, NEW_RATING, type Rating, rated, shownRating, uncertaintyOf } from '#league/ratings';
import type { RatedMatch } from '#store/types';
import { endAt, placesBy } from '../formats/facts.ts';

/** A person's rating and record in a game, with the matches that are not rated. */
export type PlayerRating = {
  readonly user: string;
  readonly rating: number;
  /** One standard deviation of it. */
  readonly uncertainty: number;
  readonly isProvisional: boolean;
  readonly matches: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** How many of those lost were lost on time. */
  readonly onTime: number;
};

/** Strongest first. `matches`: of one game, in the order of their first results. */
export function ratingsFrom(matches: readonly RatedMatch[]): readonly PlayerRating[] {
  const ratings = new Map<string, Rating>();
  const records = new Map<string, Played>();
  const recordOf = (user: string) => records.get(user) ?? { user, matches: 0, won: 0, drawn: 0, lost: 0, onTime: 0 };
  for (const { users, won, isRated, how, places } of matches) {
    if (isRated) rate(ratings, users, places ?? placesBy(won));
    for (const [seat, user] of users.entries()) {
      const end = endAt({ won, how, places }, seat);
      records.set(user, withEnd(recordOf(user), end, how));
    }
  }
  return [...records.values()]
    .map((record) => ({ ...record, ...asShown(ratings.get(record.user) ?? NEW_RATING) }))
    .sort((one, other) => other.rating - one.rating || other.matches - one.matches || (one.user < other.user ? -1 : 1));
}

type Shown = Pick<PlayerRating, 'rating' | 'uncertainty' | 'isProvisional'>;
type Played = Omit<PlayerRating, keyof Shown>;

const asShown = (rating: Rating): Shown => ({
  rating: shownRating(rating),
  uncertainty: uncertaintyOf(rating),
  isProvisional: isProvisional(rating),
});

const withEnd = (record: Played, end: 'won' | 'drawn' | 'lost', how: string): Played => ({
  ...record,
  matches: record.matches + 1,
  [end]: record[end] + 1,
  onTime: record.onTime + (end === 'lost' && how === 'time' ? 1 : 0),
});

/** Rates people by their places; those who never came (0) are left out. */
function rate(ratings: Map<string, Rating>, users: readonly string[], places: readonly number[]): void {
  const came = users.flatMap((user, seat) => ((places[seat] ?? 0) > 0 ? [{ user, place: places[seat] ?? 1 }] : []));
  if (came.length < 2) return;
  const before = came.map(({ user }) => ratings.get(user) ?? NEW_RATING);
  const after = rated(
    before,
    came.map(({ place }) => place),
  );
  for (const [i, rating] of after.entries()) ratings.set(came[i]?.user ?? '', rating);
}
