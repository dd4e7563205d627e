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
  for (const { users, won, isRated, how, places } of matches) {
    if (places !== undefined) {
      rateTable(ratings, users, places, isRated);
      for (const [seat, user] of users.entries()) records.set(user, withEnd(recordOf(user), endAt(places, seat), how));
      continue;
    }
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
      const end = mine < theirs || how === 'nobody' ? 'lost' : mine === theirs ? 'drawn' : 'won';
      records.set(user, withEnd(recordOf(user), end, how));
    }
  }
  return [...records.values()]
    .map((record) => ({ ...record, rating: shownRating(ratings.get(record.user) ?? NEW_RATING) }))
    .sort((one, other) => other.rating - one.rating || other.matches - one.matches || (one.user < other.user ? -1 : 1));
}

type Record = Omit<Standing, 'rating'>;

const withEnd = (record: Record, end: 'won' | 'drawn' | 'lost', how: string): Record => ({
  ...record,
  matches: record.matches + 1,
  [end]: record[end] + 1,
  onTime: record.onTime + (end === 'lost' && how === 'time' ? 1 : 0),
});

/** Of a table of more than two only the first has won; those who share the first place have drawn. */
function endAt(places: readonly number[], seat: number): 'won' | 'drawn' | 'lost' {
  if (places[seat] !== 1) return 'lost';
  return places.filter((place) => place === 1).length > 1 ? 'drawn' : 'won';
}

/** Rates a table of more than two by its places; those who never came (0) are left out. */
function rateTable(
  ratings: Map<string, Rating>,
  users: readonly string[],
  places: readonly number[],
  isRated: boolean,
): void {
  const came = users.flatMap((user, seat) => ((places[seat] ?? 0) > 0 ? [{ user, place: places[seat] ?? 1 }] : []));
  if (!isRated || came.length < 2) return;
  const before = came.map(({ user }) => ratings.get(user) ?? NEW_RATING);
  const after = rated(
    before,
    came.map(({ place }) => place),
  );
  for (const [i, rating] of after.entries()) ratings.set(came[i]?.user ?? '', rating);
}
