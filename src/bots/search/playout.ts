/** How a game may go on from a position: all seats play by rules of thumb. */
import type { Game } from '#face/game';
import type { View } from '#face/view';
import type { Answer, Ask } from '#kernel/ask';
import { onlyAnswer } from '#kernel/only-answer';
import type { State } from '#kernel/state';
import type { Player } from '../player.ts';

/** Most inputs of one play-out. */
export const LONGEST = 400;

/** Where a play-out ends: in the turn with this number, or after this many inputs. */
export type Horizon = { readonly turn: number; readonly inputs: number };

/** Where it ended, as spectators see it. */
export type Ending = { readonly view: View; readonly inputs: number };

/**
 * Gives an answer to an ask, and plays on from there. Changes `state`. Undefined if the rules refuse the answer, which
 * happens where it hangs on what the seat cannot see.
 */
export function playOut(
  game: Game,
  state: State,
  { seat, id }: Ask,
  answer: Answer,
  plain: Player,
  random: () => number,
  horizon: Horizon,
): Ending | undefined {
  if ('refused' in game.answer(state, { seat, ask: id, answer })) return undefined;
  const { turn, inputs } = horizon;
  const end = playOn(game, state, plain, random, { turn, inputs: inputs - 1 });
  return { ...end, inputs: end.inputs + 1 };
}

/** Plays on from a position. Changes `state`. */
export function playOn(game: Game, state: State, plain: Player, random: () => number, horizon: Horizon): Ending {
  let inputs = 0;
  for (; state.result === undefined && inputs < horizon.inputs; inputs++) {
    const ask = state.open?.asks.find((one) => one.free !== true && state.open?.answers[one.seat] === undefined);
    if (ask === undefined) break;
    let next = onlyAnswer(ask);
    if (next === undefined) {
      const view = game.view(state, ask.seat);
      if (view.turn >= horizon.turn) break;
      next = plain(view, ask, random, game);
    }
    if ('refused' in game.answer(state, { seat: ask.seat, ask: ask.id, answer: next })) break;
  }
  return { view: game.view(state, undefined), inputs };
}
