/** How two people have done against each other over the seasons of a league. */
import type { UserId } from '#table/types';
import type { Match, Season } from '../types.ts';
import { endAt, entryAt, placesBy } from './facts.ts';

/** A match of both that is done. `end`: for the first of them; `score`: games, or places at a larger table, theirs first. */
export type Meeting = {
  readonly season: Season;
  readonly match: Match;
  readonly end: 'won' | 'drawn' | 'lost';
  readonly score: readonly [number, number];
};

/** The matches of two people, the latest first. */
export function meetingsOf(seasons: readonly Season[], one: UserId, other: UserId): readonly Meeting[] {
  return seasons
    .flatMap((season) =>
      season.status === 'signup' || season.status === 'cancelled'
        ? []
        : season.matches.flatMap((match) => meetingIn(season, match, one, other) ?? []),
    )
    .toSorted((a, b) => (b.match.outcome?.at ?? 0) - (a.match.outcome?.at ?? 0));
}

function meetingIn(season: Season, match: Match, one: UserId, other: UserId): Meeting | undefined {
  const { outcome, status, seats } = match;
  if (status !== 'done' || outcome === undefined) return undefined;
  const seatOf = (user: UserId) => seats.findIndex((seat) => (seat.user ?? entryAt(season, seat.entry)?.user) === user);
  const [own, theirs] = [seatOf(one), seatOf(other)];
  if (own < 0 || theirs < 0) return undefined;
  const { how, won, places } = outcome;
  const score = [(places ?? won)[own] ?? 0, (places ?? won)[theirs] ?? 0] as const;
  if (places === undefined) return { season, match, end: endAt({ won, how }, own), score };
  // Who came before whom counts, whoever has won the table.
  const [first, second] = placesBy([-score[0], -score[1]]);
  return { season, match, end: first === second ? 'drawn' : (first ?? 0) < (second ?? 0) ? 'won' : 'lost', score };
}
