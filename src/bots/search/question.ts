/** What is asked of the thinking thread. */
import type { Game } from '#face/game';
import type { Seat, State } from '#kernel/state';
import type { Level } from '../levels.ts';

/** A decision of a seat. `state`: as it may be for all that the seat knows, never the true one. */
export type Question = {
  readonly level: Level;
  readonly game: Pick<Game, 'id' | 'ruleset' | 'data'>;
  readonly state: State;
  readonly seat: Seat;
  readonly ask: number;
  readonly seed: string;
};
