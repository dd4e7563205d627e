/** Courses that set a game back. */

import { renewed } from '#kernel/renew';
import type { State } from '#kernel/state';
import type { Opened } from '../../context.ts';
import { readAutopilot } from '../../open/rows.ts';
import { nextSeatIn } from '../../seats/next-seat.ts';
import { type Back, type PendingMoves, withoutOneOff } from '../automatic-moves.ts';
import { endPlannedMoves } from '../planned-moves/in-moves.ts';

/**
 * The course that puts an earlier state in the place of the table's. Questions are asked anew, so that no press from before
 * answers them; chance goes on from where it stood, and autopilots keep their settings, but not their
 * one-off orders. What was set beforehand ends.
 */
export function movesBack(opened: Opened, earlier: State, back: Back): PendingMoves {
  const { row, game, state, text, rulesChange } = opened;
  const moves: PendingMoves = {
    row,
    game,
    before: text,
    state: renewed(earlier, state),
    rulesChange,
    back,
    made: [],
    next: nextSeatIn(game, state),
    autopilots: new Map(),
    orders: new Map(),
    firstAsk: state.next,
    thoughts: new Map(),
    pondered: undefined,
    workLeft: false,
  };
  for (const seat of row.seats) {
    const autopilot = readAutopilot(seat, game.words.stops);
    if (seat.user !== undefined && autopilot.until !== undefined && autopilot.conceded !== true)
      moves.autopilots.set(seat.seat, withoutOneOff(autopilot));
  }
  endPlannedMoves(moves, 0);
  const { owing } = game.view(moves.state, undefined);
  moves.workLeft = row.seats.some(({ seat, bot }) => bot !== undefined && owing.includes(seat));
  return moves;
}
