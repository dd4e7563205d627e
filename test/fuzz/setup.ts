/** Each game with its own cards, and a good player, for fuzzing; and how a game of each is fuzzed. */

import { createOpponents } from '#bots/index';
import { makeLibrary } from '#games/eve/make-library';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
import { type EseTally, fuzzEse } from './ese.ts';
import { type Fuzz, fuzzGame } from './game.ts';
import { fuzzSem } from './sem.ts';
import { fuzzTsw } from './tsw.ts';

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

/** What to fuzz with, where a game leaves a choice. */
export type Wanted = { readonly seats?: number | undefined; readonly decks?: 'ready' | 'random' | undefined };
/** How a game went. */
export type Tally = Pick<EseTally, 'inputs' | 'refused' | 'seats' | 'fell' | 'how'> & {
  readonly played?: ReadonlySet<string>;
};

/** Plays one game, by the id of its game. Throws at the first thing that does not hold, with the seed. */
export const fuzzers: Readonly<Record<string, (wanted: Wanted) => (seed: string) => Tally>> = {
  eve({ seats, decks: from }) {
    const fuzz = createFuzz();
    return (seed) =>
      fuzzGame({ ...fuzz, seed, ...(seats !== undefined && { seats }), ...(from !== undefined && { from }) });
  },
  ese({ seats }) {
    const fuzz = createEseFuzz();
    return (seed) => fuzz(seed, seats);
  },
  tsw: () => (seed) => ({ ...fuzzTsw(seed), seats: 2, fell: 0 }),
  sem: (wanted) => (seed) => fuzzSem(seed, wanted),
};
