/** Who is next after the player whose turn it is, where everybody can see that. */
import type { Game } from '#face/game';
import type { View } from '#face/view';
import type { Seat, State } from '#kernel/state';

/** By a spectator's view; undefined: the game cannot say. A fault in a game's words must not stop a move or a message. */
export function nextSeat({ words }: Game, view: View): Seat | undefined {
  try {
    return words.next?.(view);
  } catch {
    return undefined;
  }
}

/** The same by the state. */
export function nextSeatIn(game: Game, state: State): Seat | undefined {
  return game.words.next === undefined ? undefined : nextSeat(game, game.view(state, undefined));
}
