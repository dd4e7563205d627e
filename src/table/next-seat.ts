/** Who is next after the player whose turn it is, where everybody can see that. */
import type { Game } from '#face/game';
import type { Seat, State } from '#kernel/state';

/** Undefined: nobody knows, or the game cannot say. A fault in a game's words must not stop a move. */
export function nextSeat(game: Game, state: State): Seat | undefined {
  try {
    return game.words.next?.(game.view(state, undefined));
  } catch {
    return undefined;
  }
}
