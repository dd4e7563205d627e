/** Series between the computer players of a game, each against the one below it. */
import { createOpponents } from '#bots/index';
import { type Entrant, playSeries } from '#bots/series';
import type { Game } from '#face/game';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';

const opponents = createOpponents();
const ladder: readonly Entrant[] = ['admiral', 'captain', 'cadet', 'drifter'].map((id) => ({
  id,
  play: opponents[id]!.play,
}));

export const editions = createGames(loadSets().sets).flatMap((game) =>
  game.editions.map(({ id }) => [`${game.name}, ${id}`, game, id] as const),
);
/** Who beats whom, in what share of their games at least. The Cadet is made to lose against beginners, not to beat chance by far. */
export const pairs = ladder
  .slice(1)
  .map((below, i) => [ladder[i]!.id, below.id, below.id === 'drifter' ? 55 : 75, [ladder[i]!, below]] as const);

/** How many of so many games the better one wins. */
export function winsOf(
  game: Game,
  edition: string,
  better: string,
  players: readonly Entrant[],
  games: number,
): number {
  const decks = game.decks.filter((deck) => deck.edition === edition);
  const played = [...playSeries({ game, edition, seed: 'ladder', games, seats: 2, players, decks })];
  return played.filter(({ winner }) => winner === better).length;
}
