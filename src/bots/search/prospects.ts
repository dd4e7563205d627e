/** How a position is judged: figures that everybody can see, weighed against those of the other players. */
import type { View } from '#face/view';
import type { Seat } from '#kernel/state';

/** A game's judgement. The weights are fitted to games that were played (`npm run fit`), one for each figure. */
export type Prospects<B> = {
  readonly figures: (view: View<B>, seat: Seat) => readonly number[];
  readonly weights: readonly number[];
  /** How many turns of all players a plan takes to show in the figures. */
  readonly turns: number;
  /** What it costs to play one input out, in microseconds; measured once, so that budgets do not depend on the machine. */
  readonly inputCost: number;
};

/** The chance of each seat to win, by seat; they add up to 1. `view`: a spectator's. */
export function winChances<B>({ figures, weights }: Prospects<B>, view: View<B>): readonly number[] {
  const { seats, out, result } = view;
  if (result !== undefined) return shares(seats, result.winners);
  const strengths = Array.from({ length: seats }, (_, seat) =>
    out.includes(seat) ? Number.NEGATIVE_INFINITY : weighed(figures(view, seat), weights),
  );
  return softmax(strengths);
}

/** Numbers as parts of 1, in proportion to their exponentials. */
export function softmax(numbers: readonly number[]): readonly number[] {
  const max = Math.max(...numbers);
  const parts = numbers.map((one) => Math.exp(one - max));
  const whole = parts.reduce((total, one) => total + one, 0);
  return parts.map((one) => one / whole);
}

export function weighed(figures: readonly number[], weights: readonly number[]): number {
  return figures.reduce((total, figure, n) => total + figure * (weights[n] ?? 0), 0);
}

const shares = (seats: number, winners: readonly Seat[]): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
