/** The part of a view that is the same for every game. */
import type { View } from './game.ts';
import type { Seat, State } from './state.ts';

/** A view without its board. `leaving`: seats that have conceded but are not out yet. */
export function commonView(
  state: State<{ readonly active: Seat; readonly turn: number }>,
  seat: Seat | undefined,
  leaving: readonly Seat[],
): Omit<View, 'board'> {
  const asks = state.open?.asks ?? [];
  const owing = asks.filter(({ seat: one, free }) => free !== true && state.open?.answers[one] === undefined);
  return {
    seat,
    seats: state.seats,
    out: [...state.out],
    ...(leaving.length > 0 && { leaving: [...leaving] }),
    asks: seat === undefined ? [] : asks.filter((ask) => ask.seat === seat),
    owing: owing.map((ask) => ask.seat),
    active: state.g.active,
    turn: state.g.turn,
    result: state.result,
  };
}
