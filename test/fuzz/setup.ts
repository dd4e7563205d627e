/** Each game with its own cards, and a good player, for fuzzing. */

import { createOpponents } from '#bots/index';
import { makeLibrary } from '#games/eve/make-library';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
import { type EseTally, fuzzEse } from './ese.ts';
import type { Fuzz } from './game.ts';

/** Epic Space Empires: plays one game. */
export function createEseFuzz(): (seed: string, seats?: number) => EseTally {
  const ese = loadSets().sets.ese;
  const game = createGames({ ese }).find(({ id }) => id === 'ese');
  const player = createOpponents().admiral?.play;
  if (game === undefined || player === undefined) throw new Error('nothing to play');
  return (seed, seats) => fuzzEse(game, player, seed, seats);
}

/** EVE. */
export function createFuzz(): Omit<Fuzz, 'seed'> {
  const { eve } = loadSets().sets;
  const [game] = createGames({ eve });
  const player = createOpponents().admiral?.play;
  if (game === undefined || player === undefined) throw new Error('nothing to play');
  const library = makeLibrary(eve);
  return { game, library, player, decks: game.decks };
}
