/** A whole game between computer players, for figures and for tests, without table or store. */

import type { Deck } from '#face/deck';
import type { Game } from '#face/game';
import { suggestedRules } from '#face/suggested-rules';
import type { Answer, Ask, Refusal } from '#kernel/ask';
import { onlyAnswer } from '#kernel/only-answer';
import { below, seedRng } from '#kernel/random';
import type { Result, Seat, State } from '#kernel/state';
import type { ChosenRules } from './chosen-rules.ts';
import type { Player } from './player.ts';

/** Who plays what, by seat; `seed` decides all randomness, of the game and of the players. */
export type Match = {
  readonly game: Game;
  readonly edition: string;
  readonly seed: string;
  readonly decks: readonly Deck[];
  /** Rules that the table has chosen besides those that new tables begin with. */
  readonly options?: ChosenRules;
  readonly players: readonly Player[];
  /** Number of inputs after which the game is abandoned as endless. */
  readonly most?: number;
  /** Players are asked even if there is only one answer; by default that answer is given for them. */
  readonly askAll?: true;
  /** Called before each input, which answers the ask of the state; must not change them. */
  readonly watch?: (state: State, ask: Ask, answer: Answer) => void;
};

/** How a match went. `result` is undefined if it did not end. */
export type Outcome = {
  readonly result: Result | undefined;
  /** The seat that had the first turn. */
  readonly first: Seat;
  /** Turns of all players together. */
  readonly turns: number;
  readonly inputs: number;
};

/** Thrown if the rules refuse a computer player's answer: a bug in one or the other. */
export class IllegalAnswer extends Error {
  readonly refused: string;

  constructor(seed: string, { seat, prompt }: Ask, answer: Answer, { refused, with: told = {} }: Refusal) {
    super(
      `seed "${seed}", seat ${seat}: "${refused}" ${JSON.stringify(told)} is said to ${JSON.stringify(answer)} as an answer to "${prompt.key}"`,
    );
    this.refused = refused;
  }
}

/** Plays a match to its end. Throws an `IllegalAnswer` where a player's answer is refused. */
export function playMatch(match: Match): Outcome {
  const { game, players, most: max = 20_000, watch } = match;
  const begun = game.setup({
    edition: match.edition,
    seed: match.seed,
    seats: match.players.length,
    decks: match.decks,
    options: { ...suggestedRules(game, match.edition), ...match.options },
  });
  if ('refused' in begun)
    throw new Error(`the game cannot begin: ${begun.refused} ${JSON.stringify(begun.with ?? {})}`);
  const { state } = begun;
  const chances = players.map((_, seat) => chance(`${match.seed} ${seat}`));
  const first = game.view(state, undefined).active;
  let inputs = 0;
  while (state.result === undefined && inputs < max) {
    const ask = state.open?.asks.find(({ seat, free }) => free !== true && state.open?.answers[seat] === undefined);
    if (ask === undefined) throw new Error('the game waits for nobody and is not over');
    const player = players[ask.seat];
    const answer =
      (match.askAll === true ? undefined : onlyAnswer(ask)) ??
      player?.(game.view(state, ask.seat), ask, chances[ask.seat] ?? Math.random, game, (seed) =>
        game.deal(state, ask.seat, seed),
      ) ??
      ask.fallback;
    watch?.(state, ask, answer);
    const step = game.answer(state, { seat: ask.seat, ask: ask.id, answer });
    if ('refused' in step) throw new IllegalAnswer(match.seed, ask, answer, step);
    inputs++;
  }
  return ending(game, state, first, inputs);
}

/** A stream of random numbers from 0 up to, not including, 1, determined by a seed. */
export function chance(seed: string): () => number {
  const rng = seedRng(seed);
  return () => below(rng, 0x100000000) / 0x100000000;
}

function ending(game: Game, state: State, first: Seat, inputs: number): Outcome {
  return { result: state.result, first, turns: game.view(state, undefined).turn, inputs };
}
