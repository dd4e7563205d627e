/** What tables ask of whoever judges games that are over. */
import type { Answer, Ask } from '#kernel/ask';
import type { State } from '#kernel/state';
import type { Game } from './game.ts';
import type { View } from './view.ts';

/** A better answer than the given one, with the seat's chance of winning, from 0 to 1, after it and after the given one. */
type Reviewed = { readonly better: Answer; readonly chance: number; readonly own: number };

/** Chances of winning are from 0 to 1, by seat. Equal seeds give equal ones. */
export type Judge = {
  /** By a spectator's view, at once; undefined for a game that nobody has learned. */
  readonly glance: (game: Game, view: View) => readonly number[] | undefined;
  /** By playing on from a state. Takes its time; rejects if it cannot. Absent: games are only looked at. */
  readonly foresee?: (game: Game, state: State, seed: string) => Promise<readonly number[]>;
  /**
   * What would have been better than an answer, for all that its seat knew; undefined: nothing is known to be. Takes its time;
   * rejects if it cannot. Absent: decisions are not judged.
   */
  readonly review?: (game: Game, state: State, ask: Ask, answer: Answer, seed: string) => Promise<Reviewed | undefined>;
};
