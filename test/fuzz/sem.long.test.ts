import { expect, test } from 'vitest';
import { loadSets } from '#sets/load';
import { fuzzSem } from './sem.ts';

/** More are played nightly. */
test.each(['sem 0'])('a game by chance holds together (seed %s)', (seed) => {
  const { inputs, refused, how } = fuzzSem(seed);
  expect(inputs).toBeGreaterThan(0);
  expect(refused).toBeGreaterThanOrEqual(0);
  expect(['base', 'concede', 'draw', 'stall']).toContain(how);
});

test('a game by chance plays most of the cards', () => {
  const { played } = fuzzSem('wide sem 4', { decks: 'random', seats: 3 });
  const all = loadSets().sets.sem.flatMap(({ cards }) => cards.filter(({ type }) => type !== 'base'));
  expect(played.size).toBeGreaterThan(all.length / 2);
});
