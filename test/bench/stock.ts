/** Real games for the sections to work on: the same seeds give the same games at every run. */
import { createOpponents, type Opponent } from '#bots/index';
import { type Match, playMatch } from '#bots/play';
import type { Deck } from '#face/deck';
import type { Game, Setup } from '#face/game';
import { suggestedRules } from '#face/suggested-rules';
import { createGames } from '#games/index';
import type { State } from '#kernel/state';
import { loadSets } from '#sets/load';

const { sets } = loadSets();

/** All games as the program has them. */
export const games: readonly Game[] = createGames(sets);
export const eve: Game = one(games.filter(({ id }) => id === 'eve'));
const opponents: Readonly<Record<string, Opponent>> = createOpponents();
export const edition = 'core';
export const decks: readonly Deck[] = eve.decks.filter((deck) => deck.edition === edition);

/** A finished game: what was played, how it began, and every input after that. */
export type Recorded = { readonly game: Game; readonly setup: Setup; readonly inputs: readonly unknown[] };

/** Has two computer players play a game, EVE if no other is named, and writes it down. */
export function record(seed: string, players: readonly [string, string], game = eve): Recorded {
  const own =
    game === eve ? { edition, decks: [deckAt(0), deckAt(1)] } : { edition: editionOf(game), decks: pairOf(game) };
  const setup = { ...own, seed, seats: 2, options: suggestedRules(game, own.edition) };
  const inputs: unknown[] = [];
  const watch: Match['watch'] = (_, { seat, id }, answer) => {
    inputs.push({ seat, ask: id, answer });
  };
  const { options: _, ...match } = setup;
  playMatch({ ...match, game, players: players.map((id) => opponent(id).play), watch });
  return { game, setup, inputs };
}

/** The first edition of a game. */
export const editionOf = ({ editions }: Game): string => one(editions).id;

/** Two ready decks of it; none if players do not bring decks. */
export const pairOf = (game: Game): readonly Deck[] =>
  game.decks.filter((deck) => deck.edition === editionOf(game)).slice(0, 2);

/** Plays a recorded game again; `look` sees the state before each input and at the end. */
export function replay({ game, setup, inputs }: Recorded, look: (state: State) => void = () => {}): void {
  let state = begin(game, setup);
  for (const input of inputs) {
    look(state);
    state = after(game, state, input);
  }
  look(state);
}

/** The same as a table plays it: it goes on with the state that the last input has left, and stores it after each. */
export function replayStored({ game, setup, inputs }: Recorded): void {
  let state = begin(game, setup);
  let bytes = 0;
  for (const input of inputs) {
    state = after(game, state, input);
    bytes += JSON.stringify(state).length;
  }
  if (bytes === 0) throw new Error('a game without inputs');
}

/** The same as a table plays it of which another process makes every other move: between inputs there is only text. */
export function replayReadAnew({ game, setup, inputs }: Recorded): void {
  let text = JSON.stringify(begin(game, setup));
  for (const input of inputs) text = JSON.stringify(after(game, game.open(text), input));
}

function begin(game: Game, setup: Setup): State {
  const begun = game.setup(setup);
  if ('refused' in begun) throw new Error(begun.refused);
  return begun.state;
}

function after(game: Game, state: State, input: unknown): State {
  const step = game.answer(state, input);
  if ('refused' in step) throw new Error(step.refused);
  return step.state;
}

/** A computer player by its id. */
export function opponent(id: string): Opponent {
  const found = opponents[id];
  if (found === undefined) throw new Error(`no computer player ${id}`);
  return found;
}

function deckAt(index: number): Deck {
  const deck = decks[index];
  if (deck === undefined) throw new Error('no such deck');
  return deck;
}

function one<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('there is none');
  return first;
}
