/**
 * The computer players are as strong as their names say: each beats the one below it, in every game. A hundred games each are played
 * nightly. Those that look ahead take minutes for a game; how strong they are is measured (`npm run selfplay`), and written down in
 * `docs/balance.md`.
 */
import { describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { editions, pairs, winsOf } from './ladder.ts';

const opponents = createOpponents();

describe.each(editions)('in %s', (_, game, edition) => {
  test.each(pairs)('the %s beats the %s in most of 10 games', (better, _worse, share, players) => {
    expect(winsOf(game, edition, better, players, 10)).toBeGreaterThanOrEqual(Math.floor(share / 10));
  });
});

test('they stand in the lobby with a name and a word on how they play, the usual one first', () => {
  expect(Object.entries(opponents).map(([id, { name }]) => [id, name])).toEqual([
    ['admiral', 'Admiral'],
    ['strategist', 'Strategist'],
    ['mastermind', 'Mastermind'],
    ['captain', 'Captain'],
    ['cadet', 'Cadet'],
    ['drifter', 'Drifter'],
  ]);
  for (const { about } of Object.values(opponents)) {
    expect(about('en').length).toBeLessThanOrEqual(100);
    expect(about('de').length).toBeLessThanOrEqual(100);
  }
});
