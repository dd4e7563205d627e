/**
 * How strong players are, by their results: Weng and Lin's Bayesian rating with the Plackett-Luce model, for any number of players and
 * shared places.
 */
import { rate } from 'openskill';

/** A strength, and how uncertain it is. */
export type Rating = { readonly mu: number; readonly sigma: number };

export const NEW_RATING: Rating = { mu: 25, sigma: 25 / 3 };

const FIGURES = { beta: 25 / 6, epsilon: 0.0001, tau: 0 };

/** The ratings after a match. `places`: of each player, from 1; those who are level have the same one. */
export function rated(ratings: readonly Rating[], places: readonly number[]): readonly Rating[] {
  const teams = ratings.map(({ mu, sigma }) => [{ mu, sigma }]);
  const after = rate(teams, { ...FIGURES, rank: [...places] });
  return after.map(([one], index) =>
    one === undefined ? (ratings[index] ?? NEW_RATING) : { mu: one.mu, sigma: one.sigma },
  );
}

/** As people see it: everybody begins at 1000, and uncertainty counts against them. Never below 0. */
export function shownRating({ mu, sigma }: Rating): number {
  return Math.max(0, Math.round(1000 + 40 * (mu - 3 * sigma)));
}

/** One standard deviation, in points as ratings are shown: 333 at first, 243 after ten matches against newcomers. */
export const uncertaintyOf = ({ sigma }: Rating): number => Math.round(40 * sigma);

/** Above this a rating says little yet. */
const PROVISIONAL = 245;

/** Whether a rating rests on too little, about ten matches. */
export const isProvisional = (rating: Rating): boolean => uncertaintyOf(rating) > PROVISIONAL;
