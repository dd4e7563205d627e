/** Results as organisers say them: by the name of whoever has won. */
import type { Refusal } from '#kernel/ask';
import type { UserId } from '#table/types';
import { entryAt } from './formats/facts.ts';
import { matchAt } from './formats/numbers.ts';
import { refuse } from './refusals.ts';
import type { Ruling, Season } from './types.ts';

/** The games by seat of a match that somebody has won. `lost`: games that the other one has won. */
export function wonBy(season: Season, n: number, winner: UserId, lost: number): Pick<Ruling, 'won'> | Refusal {
  const match = matchAt(season, n);
  if (match === undefined) return refuse('league.no-match', { match: n });
  const seat = match.seats.findIndex(({ entry, user }) => (entryAt(season, entry)?.user ?? user) === winner);
  if (seat < 0) return refuse('league.winner-who', { match: n });
  const enough = season.settings.bestOf === 3 ? 2 : 1;
  return { won: match.seats.map((_, i) => (i === seat ? enough : lost)) };
}
