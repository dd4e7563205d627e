/** Courses that set a game back. */

import { renewed } from '#kernel/renew';
import type { State } from '#kernel/state';
import type { Opened } from '../../context.ts';
import { readPilot } from '../../open/rows.ts';
import { nextSeatIn } from '../../seats/next-seat.ts';
import { type Back, type Course, withoutOneOff } from '../chain.ts';
import { endOrders } from '../orders/course.ts';

/**
 * The course that puts an earlier state in the place of the table's. Questions are asked anew, so that no press from before
 * answers them; chance goes on from where it stood, and autopilots keep their settings, but not their
 * one-off orders. What was set beforehand ends.
 */
export function courseBack(opened: Opened, earlier: State, back: Back): Course {
  const { row, game, state, text, rulesChange } = opened;
  const course: Course = {
    row,
    game,
    before: text,
    state: renewed(earlier, state),
    rulesChange,
    back,
    made: [],
    next: nextSeatIn(game, state),
    pilots: new Map(),
    orders: new Map(),
    firstAsk: state.next,
    thoughts: new Map(),
    pondered: undefined,
    workLeft: false,
  };
  for (const seat of row.seats) {
    const pilot = readPilot(seat, game.words.stops);
    if (seat.user !== undefined && pilot.until !== undefined && pilot.conceded !== true)
      course.pilots.set(seat.seat, withoutOneOff(pilot));
  }
  endOrders(course, 0);
  const { owing } = game.view(course.state, undefined);
  course.workLeft = row.seats.some(({ seat, bot }) => bot !== undefined && owing.includes(seat));
  return course;
}
