/** What the table service asks of whoever judges games. */
import type { Game } from '#face/game';
import type { View } from '#face/view';

/** Judges positions: the chance of each seat to win, from 0 to 1, by seat. */
export type Judge = {
  /** By a spectator's view, at once; undefined for a game that nobody has learned. */
  readonly glance: (game: Game, view: View) => readonly number[] | undefined;
};
