/** Results as organisers say them: by the name of whoever has won. */
import type { Refusal } from '#kernel/ask';
import type { UserId } from '#table/types';
import { entryAt } from '../formats/facts.ts';
import { matchAt } from '../formats/numbers.ts';
import { refuse } from '../refusals.ts';
import type { Ruling, Season } from '../types.ts';

/** A result as an organiser types it, in one of three ways: who has won; the games of each; everybody's place. */
export type SaidResult = {
  readonly winner?: UserId | undefined;
  /** With a winner: games that the other one has won; 0 if absent. */
  readonly lost?: number | undefined;
  /** Games won by the one who is named first in the pairing, and by the other one; 0 if only one of them is said. */
  readonly first?: number | undefined;
  readonly second?: number | undefined;
  readonly places?: readonly number[] | undefined;
};

/** The games and places of a match by seat, as they are said. Refusal: `league.result-how` if nothing or too much is said. */
export function saidResult(season: Season, n: number, said: SaidResult): Pick<Ruling, 'won' | 'places'> | Refusal {
  const { winner, lost, first, second, places } = said;
  const byWinner = winner !== undefined || lost !== undefined;
  const byGames = first !== undefined || second !== undefined;
  const ways = [byWinner, byGames, places !== undefined].filter(Boolean).length;
  if (ways !== 1) return refuse('league.result-how', { match: n });
  if (places !== undefined) return { won: places.map((place) => (place === 1 ? 1 : 0)), places };
  if (byGames) return { won: [first ?? 0, second ?? 0] };
  return winner === undefined ? refuse('league.result-how', { match: n }) : wonBy(season, n, winner, lost ?? 0);
}

/** The games by seat of a match that somebody has won. `lost`: games that the other one has won. */
export function wonBy(season: Season, n: number, winner: UserId, lost: number): Pick<Ruling, 'won'> | Refusal {
  const match = matchAt(season, n);
  if (match === undefined) return refuse('league.no-match', { match: n });
  const seat = match.seats.findIndex(({ entry, user }) => (entryAt(season, entry)?.user ?? user) === winner);
  if (seat < 0) return refuse('league.winner-who', { match: n });
  const enough = season.settings.bestOf === 3 ? 2 : 1;
  return { won: match.seats.map((_, i) => (i === seat ? enough : lost)) };
}
