/** Computer players, as tables seat them. */
import type { Answer, Ask } from '#kernel/ask';
import type { State } from '#kernel/state';
import type { Language } from '#words/languages';
import type { Game } from './game.ts';
import type { Figures } from './public-figures.ts';
import type { View } from './view.ts';

/** Chooses an answer from the seat's view alone. `random` returns numbers from 0 up to, but not including, 1. */
export type Player = (view: View, ask: Ask, random: () => number, game: Game) => Answer;

/**
 * What a computer thinks of an answer: the chance of winning after it, from 0 to 1, in so many imagined games, and what is to be
 * expected of each player's public figures some turns later, by seat.
 */
export type Weighed = {
  readonly answer: Answer;
  readonly chance: number;
  readonly games: number;
  readonly expected: readonly Figures[];
};

/** A computer player with the name that people see. */
export type Computer = {
  readonly name: string;
  /** How it plays, in at most 100 characters. */
  readonly about: (language: Language) => string;
  /** How strong it is, from 1 up. Absent: it plays on at tables that have it, and is offered to nobody. */
  readonly level?: number;
  readonly play: Player;
  /**
   * For one that takes its time: answers an ask of a state when it is ready. Equal seeds give equal answers. Rejects if it
   * cannot, with an `AbortError` if the program is closing.
   */
  readonly ponder?: (game: Game, state: State, ask: Ask, seed: string) => Promise<Answer>;
  /** The same with what it thinks of each answer that it has tried, its own first. */
  readonly weigh?: (game: Game, state: State, ask: Ask, seed: string) => Promise<readonly Weighed[]>;
};
