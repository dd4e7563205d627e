/** Series between the computer players of a game, each against the one a level below. */
import { createOpponents } from '#bots/index';
import { ladderOf } from '#bots/ladder';
import { type Entrant, playSeries } from '#bots/series';
import type { Game } from '#face/game';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';

const opponents = createOpponents();
/** Those that play fast: a game of one that looks ahead takes minutes (`npm run ladder -- --levels 5,6`). */
const ladder = ladderOf(opponents).filter(({ level }) => level < 5);

export const editions = createGames(loadSets().sets).flatMap((game) =>
  game.editions.map(({ id }) => [`${game.name}, ${id}`, game, id] as const),
);

/** Who beats whom in most games, but not in all. */
export const pairs = ladder.slice(1).map((better, i) => [better.id, ladder[i]!.id, [better, ladder[i]!]] as const);

/** The strongest of them and the weakest. */
export const ends: readonly Entrant[] = [ladder.at(-1)!, ladder[0]!];

/** The weakest, and who plays by chance. */
export const lowest: readonly Entrant[] = [ladder[0]!, { id: 'drifter', play: opponents.drifter!.play }];

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
