/** Games of all kinds, played by chance: their states one after the other. */
import { chance, playMatch } from '#bots/play';
import { randomAnswer } from '#bots/random';
import { usesDecks } from '#face/deck';
import type { Game } from '#face/game';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';

/** All games of the program. */
export const allGames: readonly Game[] = createGames(loadSets().sets);

/** What a game begins with, by chance. */
export function setupByChance(
  game: Game,
  seed: string,
): { readonly edition: string; readonly seats: number; readonly decks: Game['decks'] } {
  const random = chance(`set-up ${seed}`);
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const edition = any(game.editions).id;
  const seats = game.minSeats + Math.floor(random() * (Math.min(4, game.maxSeats) - game.minSeats + 1));
  const decks = game.decks.filter((deck) => deck.edition === edition);
  return { edition, seats, decks: usesDecks(game) ? Array.from({ length: seats }, () => any(decks)) : [] };
}

/** The states of a game before each of its first inputs, as they are stored. */
export function statesByChance(game: Game, seed: string, max: number): readonly string[] {
  const { edition, seats, decks } = setupByChance(game, seed);
  const states: string[] = [];
  playMatch({
    game,
    edition,
    seed,
    decks,
    players: Array.from({ length: seats }, () => (_view, ask, random) => randomAnswer(ask.choice, random)),
    most: max,
    watch: (state) => states.push(JSON.stringify(state)),
  });
  return states;
}
