// Divisions: their sizes, and who goes up and down.
import { expect, test } from 'vitest';
import { changingPlaces, divisionSizes, nextDivisions } from '#league/divisions';

test('divisions are as equal as can be, of about eight', () => {
  expect([3, 10, 11, 19, 28, 0].map((n) => divisionSizes(n).join('+'))).toEqual([
    '3',
    '10',
    '6+5',
    '10+9',
    '7+7+7+7',
    '0',
  ]);
});

const named = (letter: string, n: number): string[] => Array.from({ length: n }, (_, index) => `${letter}${index + 1}`);

test('LS63 as many go up as go down, and those who stay away leave their places to the others', () => {
  const before = [named('a', 8), named('b', 8), named('c', 7)];
  const back = new Set(before.flat().filter((id) => id !== 'a2' && id !== 'b5'));
  expect(nextDivisions(before, back, named('n', 3)).map((division) => division.join(' '))).toEqual([
    'a1 a3 a4 a5 a6 b1 b2 a7',
    'a8 b3 b4 b6 b7 c1 b8 c2',
    'c3 c4 c5 c6 c7 n1 n2 n3',
  ]);
});

test('everybody who plays again has one place', () => {
  for (const sizes of [[3], [1, 1], [5, 4, 4], [8, 8, 8, 7], [2, 1, 1]]) {
    const before = sizes.map((size, index) => named('abcd'[index] ?? 'x', size));
    const next = nextDivisions(before, new Set(before.flat()), []).flat();
    expect(next.toSorted()).toEqual(before.flat().toSorted());
  }
});

test('between neighbours as many go down as go up, a quarter of the smaller one, and nobody does both', () => {
  expect(changingPlaces([8, 8, 7])).toEqual([2, 1, 0]);
  expect(changingPlaces([10])).toEqual([0]);
  expect(changingPlaces([1, 1, 1])).toEqual([1, 0, 0]);
});
