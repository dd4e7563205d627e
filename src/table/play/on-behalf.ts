/** Answers that are given for a person: everything that is asked of a seat until somebody else is asked. */
import type { View } from '#face/view';
import type { Answer, Ask } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { Context } from '../context.ts';
import { type Course, makeMove, runOn } from './chain.ts';

/** Most answers at a time; what is asked then is left open. */
const most = 100;

/**
 * Answers for a seat, and continues the automatic moves, until somebody else is asked. An answer that the rules refuse is
 * replaced by the usual one. Returns whether there was anything to answer.
 */
export async function answerFor(
  context: Context,
  course: Course,
  seat: Seat,
  answerOf: (view: View, ask: Ask) => Answer,
): Promise<boolean> {
  const { game, row } = course;
  for (let n = 0; n < most; n++) {
    const view = game.view(course.state, seat);
    const ask = view.owing.includes(seat) ? view.asks[0] : undefined;
    if (ask === undefined || othersAsked(course, seat)) break;
    const good = JSON.stringify(course.state);
    for (const answer of [answerOf(view, ask), ask.fallback]) {
      const refused = makeMove(course, { seat, ask: ask.id, answer }, 'clock');
      if (refused === undefined) break;
      if (refused.spoiled === true) course.state = game.open(good);
      context.log.error({ table: row.id, ask: ask.id, refused }, 'an answer for a person failed');
    }
    if (course.made.at(-1)?.ask !== ask.id) break;
    await runOn(context, course);
  }
  return course.made.length > 0;
}

/** Whether anybody else was asked in the course: computer players, or people for whom the table did not wait before. */
function othersAsked({ game, row, state, made }: Course, seat: Seat): boolean {
  const { owing } = game.view(state, undefined);
  return row.seats.some(
    (other) =>
      other.seat !== seat &&
      (other.bot === undefined
        ? owing.includes(other.seat) && other.waitingSince === undefined
        : made.some((move) => move.seat === other.seat)),
  );
}
