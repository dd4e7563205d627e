/** EVE's deck lists, and seeded chance, for the tests of this folder. */
import { type DeckLists, deckLists } from '#decks/lists';
import type { DeckProblem } from '#face/deck';
import type { Game } from '#face/game';
import { modules } from '#games/index';
import { below, seedRng } from '#kernel/random';
import { loadSets } from '#sets/load';

const eve = modules.eve?.build(loadSets().sets.eve);
if (eve === undefined) throw new Error('no game of EVE');

export const game: Game = eve;

export const lists: DeckLists & { of(game: Game): DeckLists } = { ...deckLists(game), of: deckLists };

/** What is wrong with the lines of a text. */
export const problems = (text: string): readonly DeckProblem[] => lists.read(text).problems;

/** Picks of a list, decided by the seed alone. */
export function random(seed: string): <T>(from: readonly T[]) => T {
  const rng = seedRng(seed);
  return (from) => from[below(rng, from.length)] as never;
}
