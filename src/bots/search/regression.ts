/** Fits the weights of a game's judgement to games that were played. */
import { softmax, weighed } from './prospects.ts';

/** A position: the figures of each seat that was still in the game, and which of them won. */
export type Sample = { readonly figures: readonly (readonly number[])[]; readonly winner: number };

const ROUNDS = 400;
/** Keeps weights small where the games say little. */
const RIDGE = 0.001;

/** Weights under which the winners would have been the likeliest (a conditional logit, by accelerated gradient descent). */
export function fitWeights(samples: readonly Sample[]): readonly number[] {
  const size = samples[0]?.figures[0]?.length ?? 0;
  const scale = scales(samples, size);
  const scaled = samples.map(({ figures, winner }) => ({
    winner,
    figures: figures.map((list) => list.map((figure, n) => figure / (scale[n] ?? 1))),
  }));
  let weights: number[] = Array.from({ length: size }, () => 0);
  let ahead = weights;
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = gradient(scaled, ahead);
    const next = ahead.map((weight, n) => weight + (slope[n] ?? 0) - RIDGE * weight);
    ahead = next.map((weight, n) => weight + (round / (round + 3)) * (weight - (weights[n] ?? 0)));
    weights = next;
  }
  return weights.map((weight, n) => weight / (scale[n] ?? 1));
}

/** How far the weights are from what happened: the mean surprise at the winner, in nats. */
export function surprise(samples: readonly Sample[], weights: readonly number[]): number {
  const total = samples.reduce((sum, { figures, winner }) => {
    const chances = softmax(figures.map((list) => weighed(list, weights)));
    return sum - Math.log(Math.max(1e-9, chances[winner] ?? 0));
  }, 0);
  return total / samples.length;
}

function gradient(samples: readonly Sample[], weights: readonly number[]): readonly number[] {
  const slope = weights.map(() => 0);
  for (const { figures, winner } of samples) {
    const chances = softmax(figures.map((list) => weighed(list, weights)));
    for (const [seat, list] of figures.entries()) {
      const share = ((seat === winner ? 1 : 0) - (chances[seat] ?? 0)) / samples.length;
      for (const [n, figure] of list.entries()) slope[n] = (slope[n] ?? 0) + share * figure;
    }
  }
  return slope;
}

/** How much each figure varies between the seats of a position. */
function scales(samples: readonly Sample[], size: number): readonly number[] {
  const squares = Array.from({ length: size }, () => 0);
  for (const { figures } of samples)
    for (let n = 0; n < size; n++) {
      const values = figures.map((list) => list[n] ?? 0);
      const middle = values.reduce((sum, one) => sum + one, 0) / values.length;
      squares[n] = (squares[n] ?? 0) + values.reduce((sum, one) => sum + (one - middle) ** 2, 0) / values.length;
    }
  return squares.map((square) => Math.max(1e-6, Math.sqrt(square / Math.max(1, samples.length))) * Math.sqrt(size));
}
