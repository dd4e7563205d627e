// Ratings, worked by hand.
import { expect, test } from 'vitest';
import { NEW_RATING, rated, shownRating } from '#league/ratings';

const shown = (...places: readonly number[]): number[] =>
  rated(
    places.map(() => NEW_RATING),
    places,
  ).map(shownRating);

test('LS59 a win, a draw and the places of a pod move ratings by what they tell', () => {
  expect(shownRating(NEW_RATING)).toBe(1000);
  expect(shown(1, 2)).toEqual([1138, 927]);
  expect(shown(1, 1)).toEqual([1032, 1032]);
  expect(shown(1, 2, 3, 4)).toEqual([1120, 1081, 1018, 868]);
  expect(shown(1, 2, 2, 2)).toEqual([1120, 981, 981, 981]);
});

test('LS59 the same winner again gains less', () => {
  const first = rated([NEW_RATING, NEW_RATING], [1, 2]);
  expect(rated(first, [1, 2]).map(shownRating)).toEqual([1248, 875]);
});

test('the order in which players are named does not matter', () => {
  const [weak, strong] = [
    { mu: 20, sigma: 5 },
    { mu: 30, sigma: 4 },
  ] as const;
  const [a, b] = rated([weak, strong], [2, 1]);
  expect(rated([strong, weak], [1, 2])).toEqual([b, a]);
});

test('nobody is shown below nothing', () => {
  expect(shownRating({ mu: -10, sigma: 8 })).toBe(0);
});
