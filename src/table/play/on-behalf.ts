/** Answers that are given for a person: everything that is asked of a seat until somebody else is asked. */
import type { View } from '#face/view';
import type { Answer, Ask } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { Context } from '../context.ts';
import { makeMove, type PendingMoves, playAutomatic } from './automatic-moves.ts';

/** Most answers at a time; what is asked then is left open. */
const max = 100;

/**
 * Answers for a seat, and continues the automatic moves, until somebody else is asked. An answer that the rules refuse is
 * replaced by the usual one. Returns whether there was anything to answer.
 */
export async function answerFor(
  context: Context,
  moves: PendingMoves,
  seat: Seat,
  answerOf: (view: View, ask: Ask) => Answer,
): Promise<boolean> {
  const { game, row } = moves;
  for (let n = 0; n < max; n++) {
    const view = game.view(moves.state, seat);
    const ask = view.owing.includes(seat) ? view.asks[0] : undefined;
    if (ask === undefined || othersAsked(moves, seat)) break;
    const good = JSON.stringify(moves.state);
    for (const answer of [answerOf(view, ask), ask.fallback]) {
      const refused = makeMove(moves, { seat, ask: ask.id, answer }, 'clock');
      if (refused === undefined) break;
      if (refused.spoiled === true) moves.state = game.open(good);
      context.log.error({ table: row.id, ask: ask.id, refused }, 'an answer for a person failed');
    }
    if (moves.made.at(-1)?.ask !== ask.id) break;
    await playAutomatic(context, moves);
  }
  return moves.made.length > 0;
}

/** Whether anybody else was asked in the course: computer players, or people for whom the table did not wait before. */
function othersAsked({ game, row, state, made }: PendingMoves, seat: Seat): boolean {
  const { owing } = game.view(state, undefined);
  return row.seats.some(
    (other) =>
      other.seat !== seat &&
      (other.bot === undefined
        ? owing.includes(other.seat) && other.waitingSince === undefined
        : made.some((move) => move.seat === other.seat)),
  );
}
