/**
 * The computer players are as strong as their levels say. Whether each beats the one below it, in every game, is played nightly, in a
 * hundred games each. Those that look ahead take minutes for a game; how strong they are is measured (`npm run selfplay`), and written down in
 * `docs/balance.md`.
 */
import { describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { winsOf } from '#bots/ladder';
import { editions, ends, lowest } from './ladder.ts';

const opponents = createOpponents();

describe.each(editions)('in %s', (_, game, edition) => {
  test('the admiral beats the cadet, three levels below, in most of 10 games', () => {
    expect(winsOf(ends, { game, edition, seed: 'ladder', games: 10 })).toBeGreaterThanOrEqual(8);
  });

  test('the weakest beats chance', () => {
    expect(winsOf(lowest, { game, edition, seed: 'ladder', games: 10 })).toBeGreaterThanOrEqual(5);
  });
});

test('they stand in the lobby with a level and a word on how they play; whoever is away is played for by the first', () => {
  expect(Object.entries(opponents).map(([id, { name, level }]) => [id, name, level])).toEqual([
    ['admiral', 'Admiral', 4],
    ['strategist', 'Fleet Admiral', 5],
    ['mastermind', 'Grand Admiral', 6],
    ['captain', 'Captain', 3],
    ['cadet', 'Cadet', 1],
    ['lieutenant', 'Lieutenant', 2],
    ['drifter', 'Drifter', undefined],
  ]);
  for (const { about } of Object.values(opponents)) {
    expect(about('en').length).toBeLessThanOrEqual(85);
    expect(about('de').length).toBeLessThanOrEqual(85);
  }
});
