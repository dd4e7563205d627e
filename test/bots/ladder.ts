/** Who is to beat whom among the computer players, and in which games. */
import { createOpponents } from '#bots/index';
import { ladderOf } from '#bots/ladder';
import type { Entrant } from '#bots/series';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';

const { drifter, ...others } = createOpponents();
/** Those that play fast: a game of one that looks ahead takes minutes (`npm run ladder -- --levels 5,6`). */
const ladder = ladderOf(others).filter(({ level }) => level < 5);

export const editions = createGames(loadSets().sets).flatMap((game) =>
  game.editions.map(({ id }) => [`${game.name}, ${id}`, game, id] as const),
);

type Two = readonly [Entrant, Entrant];

/** Who beats whom in most games, but not in all. */
export const pairs = ladder.slice(1).map((better, i): [string, string, Two] => {
  const below = ladder[i]!;
  return [better.id, below.id, [better, below]];
});

/** The strongest of them and the weakest. */
export const ends: Two = [ladder.at(-1)!, ladder[0]!];

/** The weakest, and who plays by chance. */
export const lowest: Two = [ladder[0]!, { id: 'drifter', play: drifter!.play }];
