// Ratings and records, computed from the results of a server's leagues.
import { expect, test } from 'vitest';
import { ratingsFrom } from '#season/people/ratings';
import type { RatedMatch } from '#store/types';

const match = (users: string, won: readonly number[], more: Partial<RatedMatch> = {}): RatedMatch => ({
  ...{ users: [...users], won, how: 'played', isRated: true, places: undefined, settings: '{}' },
  ...more,
});
const figures = (matches: readonly RatedMatch[]) => ratingsFrom(matches).map(({ user, rating }) => [user, rating]);

test('LS59 two new people: 1138 and 927, once more 1248 and 875, drawn 1032 each', () => {
  expect(figures([match('ab', [1, 0])])).toEqual([
    ['a', 1138],
    ['b', 927],
  ]);
  expect(figures([match('ab', [1, 0]), match('ba', [0, 1])])).toEqual([
    ['a', 1248],
    ['b', 875],
  ]);
  expect(figures([match('ab', [0, 0])])).toEqual([
    ['a', 1032],
    ['b', 1032],
  ]);
});

test('LS48 what nobody played moves no rating, and stands in the record', () => {
  const matches = [
    match('ab', [1, 0], { isRated: false, how: 'absent' }),
    match('ab', [0, 0], { isRated: false, how: 'nobody' }),
    match('ab', [0, 1], { how: 'time' }),
  ];
  expect(ratingsFrom(matches)).toEqual([
    {
      user: 'b',
      rating: 1138,
      uncertainty: 323,
      isProvisional: true,
      matches: 3,
      won: 1,
      drawn: 0,
      lost: 2,
      onTime: 0,
    },
    { user: 'a', rating: 927, uncertainty: 323, isProvisional: true, matches: 3, won: 1, drawn: 0, lost: 2, onTime: 1 },
  ]);
});
