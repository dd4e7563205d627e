/** The orders of the seats in a course: what has happened in it ends some, and answers use them up. */
import { isToldForItself } from '#face/words';
import { type GameEvent, mayKnow } from '#kernel/event';
import type { Seat } from '#kernel/state';
import { readAutopilot, standInAt } from '../../open/rows.ts';
import type { PlannedMove, PlannedMoveEnd, PlannedMoves } from '../../types.ts';
import type { PendingMoves } from '../automatic-moves.ts';
import type { Followed } from './follow.ts';
import { noOrders, readOrders } from './stored.ts';

/** A seat's orders as they are at this point of a course. */
export function plannedMovesAt({ orders, row }: PendingMoves, seat: Seat): PlannedMoves {
  const found = row.seats.find((one) => one.seat === seat);
  return orders.get(seat) ?? (found === undefined ? noOrders : readOrders(found));
}

/** Takes note of what an answer has done to a seat's orders. */
export function noteFollowed(moves: PendingMoves, seat: Seat, { done, over = [] }: Followed): void {
  if (done === undefined && over.length === 0) return;
  const { list, ended } = plannedMovesAt(moves, seat);
  const rev = moves.row.rev + 1;
  moves.orders.set(seat, {
    list: list.filter(({ id }) => id !== done?.id && over.every(({ order }) => order.id !== id)),
    ended: [...ended, ...over.map((one) => ({ ...one, rev }))],
  });
}

/** Ends the orders that what has happened in a course has made void. `from`: its first move that was not looked at yet. */
export function endPlannedMoves(moves: PendingMoves, from: number): void {
  const { row, game, state, made } = moves;
  const { turn } = game.view(state, undefined);
  for (const seatRow of row.seats) {
    const { seat } = seatRow;
    const { list } = plannedMovesAt(moves, seat);
    if (list.length === 0) continue;
    if (hasLeft(moves, seat)) {
      moves.orders.set(seat, noOrders);
      continue;
    }
    const events = made.slice(from).flatMap((move) => (move.seat === seat ? [] : move.events));
    const whyAll = endOfAll(moves, standInAt(seatRow, turn) !== undefined, seat, events);
    const over = list.flatMap((order) => {
      // One that is given in this course knows what has gone before.
      const why = (order.made < row.rev ? whyAll : undefined) ?? (isTurnOver(order, turn) ? 'over' : undefined);
      return why === undefined ? [] : [{ order, why }];
    });
    noteFollowed(moves, seat, { over });
  }
}

function hasLeft({ row, game, state, autopilots }: PendingMoves, seat: Seat): boolean {
  const found = row.seats.find((one) => one.seat === seat);
  const autopilot = autopilots.get(seat) ?? (found && readAutopilot(found, game.words.stops));
  return found?.user === undefined || state.out.includes(seat) || autopilot?.conceded === true;
}

/** What ends all orders of a seat. */
function endOfAll(
  { back, rulesChange, game }: PendingMoves,
  standIn: boolean,
  seat: Seat,
  events: readonly GameEvent[],
): PlannedMoveEnd | undefined {
  if (back !== undefined) return 'taken-back';
  if (rulesChange !== undefined) return 'rules';
  if (standIn) return 'stand-in';
  const { concerns, weight } = game.words;
  // Turns begin, and cards are drawn, whatever anybody does.
  const concerned = (event: GameEvent) => (concerns?.(event) ?? [event.seat]).includes(seat);
  const touches = events.some((event) => mayKnow(event, seat) && concerned(event) && isToldForItself(weight?.(event)));
  return touches ? 'event' : undefined;
}

const isTurnOver = ({ times, turn }: PlannedMove, now: number): boolean => times === 'turn' && turn !== now;
