/** What a seat sees of a game. */
import type { Ask } from '#kernel/ask';
import type { Result, Seat, State } from '#kernel/state';

/** What a seat (or a spectator) may see, built as an allow-list. `board` is specific to the game, as plain JSON. */
export type View<B = unknown> = {
  readonly seat: Seat | undefined;
  readonly seats: number;
  readonly out: readonly Seat[];
  /** Seats that have conceded and that the rules will remove at their next step; absent: none. */
  readonly leaving?: readonly Seat[];
  /** The seat's own open asks. */
  readonly asks: readonly Ask[];
  /** Every seat that owes an answer. */
  readonly owing: readonly Seat[];
  /** Whose turn it is. */
  readonly active: Seat;
  readonly turn: number;
  readonly result: Result | undefined;
  readonly board: B;
};

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
