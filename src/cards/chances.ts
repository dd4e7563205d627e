/** Whose chance it is to act: who comes after an addition to the pile or a pass, and what all passing comes to. */
import type { Seat } from '#kernel/state';

/**
 * How a game plays its pile. `after`: who comes first after an addition, the seat that added or the next in turn order.
 * `resolves`: what resolves once all have passed in a row, the whole pile or the thing on top alone, with a new round.
 */
export type Policy = { readonly after: 'who added' | 'next'; readonly resolves: 'all' | 'top' };

/** The seat that may act, and how many have passed in a row before it. */
export type Chance = { readonly seat: Seat; readonly passes: number };

/** The seat after one in turn order, also after one that has left. */
function following(seats: readonly Seat[], seat: Seat): Seat {
  let next = seats[0] ?? seat;
  for (const one of seats) if (comesBefore(one, next, seat)) next = one;
  return next;
}

/** Whether a seat has its turn before another one, counted from the turn of `from`, whose own comes last. */
function comesBefore(one: Seat, other: Seat, from: Seat): boolean {
  return one > from === other > from ? one < other : one > from;
}

/** The chance after a seat has added to the pile. `seats`: those in the game, in turn order. */
export function added({ after }: Policy, seats: readonly Seat[], by: Seat): Chance {
  return { seat: after === 'next' ? following(seats, by) : by, passes: 0 };
}

/** The chance after a pass. */
export function passed(seats: readonly Seat[], { seat, passes }: Chance): Chance {
  return { seat: following(seats, seat), passes: passes + 1 };
}

/** What a chance comes to: its seat is asked, or all have passed and something resolves, or the round is over. */
export function comesTo(seats: readonly Seat[], { passes }: Chance, onPile: number): 'ask' | 'resolve' | 'over' {
  if (passes < seats.length) return 'ask';
  return onPile > 0 ? 'resolve' : 'over';
}
