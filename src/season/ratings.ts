/**
 * Ratings and records of people in a server, computed from the results of its leagues in the order in which they came, so that a
 * corrected result corrects everything that follows from it. Rated are matches that were played, given up or lost on time, in
 * which both had made a move.
 */
import { NEW_RATING, type Rating, rated, shownRating } from '#league/ratings';
import type { RatedMatch } from '#store/types';

/** A person's rating and record in a game, with the matches that are not rated. */
export type Standing = {
  readonly user: string;
  readonly rating: number;
  readonly matches: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** How many of those lost were lost on time. */
  readonly onTime: number;
};

/** Strongest first. `matches`: of one game, in the order of their first results. */
export function standingsFrom(matches: readonly RatedMatch[]): readonly Standing[] {
  const ratings = new Map<string, Rating>();
  const records = new Map<string, Omit<Standing, 'rating'>>();
  const recordOf = (user: string) => records.get(user) ?? { user, matches: 0, won: 0, drawn: 0, lost: 0, onTime: 0 };
  for (const { users, won, isRated, how } of matches) {
    const [first = '', second = ''] = users;
    const [own = 0, other = 0] = won;
    if (isRated) {
      const before = [first, second].map((user) => ratings.get(user) ?? NEW_RATING);
      const places = own === other ? [1, 1] : own > other ? [1, 2] : [2, 1];
      for (const [i, after] of rated(before, places).entries()) ratings.set(users[i] ?? '', after);
    }
    for (const [user, mine, theirs] of [
      [first, own, other],
      [second, other, own],
    ] as const) {
      const record = recordOf(user);
      const lost = mine < theirs || how === 'nobody';
      records.set(user, {
        user,
        matches: record.matches + 1,
        won: record.won + (mine > theirs ? 1 : 0),
        drawn: record.drawn + (mine === theirs && how !== 'nobody' ? 1 : 0),
        lost: record.lost + (lost ? 1 : 0),
        onTime: record.onTime + (lost && how === 'time' ? 1 : 0),
      });
    }
  }
  return [...records.values()]
    .map((record) => ({ ...record, rating: shownRating(ratings.get(record.user) ?? NEW_RATING) }))
    .sort((one, other) => other.rating - one.rating || other.matches - one.matches || (one.user < other.user ? -1 : 1));
}
