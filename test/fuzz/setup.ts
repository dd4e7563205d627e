/** EVE with its own cards, and a good player, for fuzzing. */

import { createOpponents } from '#bots/index';
import { makeLibrary } from '#games/eve/library';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
import type { Fuzz } from './game.ts';

export function createFuzz(): Omit<Fuzz, 'seed'> {
  const { sets } = loadSets();
  const [game] = createGames({ eve: sets });
  const player = createOpponents({ eve: sets }).admiral?.play;
  if (game === undefined || player === undefined) throw new Error('nothing to play');
  const library = makeLibrary(sets);
  return { game, library, player, decks: game.decks };
}
