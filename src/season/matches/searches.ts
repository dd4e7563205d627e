/** Who looks for a match of a ladder: in its queue, or by a challenge. Pure. */
import { playersIn } from '../formats/facts.ts';
import type { Season } from '../types.ts';

const withSearchesOf = (season: Season, plays: (n: number) => boolean): Season => ({
  ...season,
  progress: {
    ...season.progress,
    queue: season.progress.queue.filter(({ entry }) => plays(entry)),
    challenges: season.progress.challenges.filter(({ from, to }) => plays(from) && plays(to)),
  },
});

/** The season in which an entry looks for no match. */
export const withoutSearches = (season: Season, n: number): Season => withSearchesOf(season, (entry) => entry !== n);

/** The season in which nobody looks for a match who is not in it any more, as their data was deleted. */
export function withSearchesOfPlayers(season: Season): Season {
  const { queue, challenges } = season.progress;
  const players = new Set(playersIn(season).map(({ n }) => n));
  const searching = [...queue.map(({ entry }) => entry), ...challenges.flatMap(({ from, to }) => [from, to])];
  return searching.every((n) => players.has(n)) ? season : withSearchesOf(season, (n) => players.has(n));
}
