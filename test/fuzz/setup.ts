/** Each game with its own cards, and a good player, for fuzzing. */

import { createOpponents } from '#bots/index';
import { makeLibrary } from '#games/eve/make-library';
import { createGames } from '#games/index';
import { loadEse } from '#sets/ese';
import { loadSets } from '#sets/load';
import { type EseTally, fuzzEse } from './ese.ts';
import type { Fuzz } from './game.ts';

/** Epic Space Empires: plays one game. */
export function createEseFuzz(): (seed: string, seats?: number) => EseTally {
  const ese = loadEse();
  const game = createGames({ eve: [], ese }).find(({ id }) => id === 'ese');
  const player = createOpponents({ eve: [], ese }).admiral?.play;
  if (game === undefined || player === undefined) throw new Error('nothing to play');
  return (seed, seats) => fuzzEse(game, player, seed, seats);
}

/** EVE. */
export function createFuzz(): Omit<Fuzz, 'seed'> {
  const { sets } = loadSets();
  const [game] = createGames({ eve: sets });
  const player = createOpponents({ eve: sets }).admiral?.play;
  if (game === undefined || player === undefined) throw new Error('nothing to play');
  const library = makeLibrary(sets);
  return { game, library, player, decks: game.decks };
}
