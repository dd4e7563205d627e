/** The computer players are as strong as their levels say: each beats the one below it in most games, and not in all. */
import { describe, expect, test } from 'vitest';
import { winsOf } from '#bots/ladder';
import { editions, lowest, pairs } from './ladder.ts';

describe.each(editions)('in %s', (_, game, edition) => {
  // 65 to 80 are aimed at (`npm run ladder`); whatever changes how one of them plays may change the luck of a hundred games.
  test.each(pairs)('the %s beats the %s in 60 to 85 of 100 games', (_better, _worse, players) => {
    const won = winsOf(players, { game, edition, seed: 'ladder', games: 100 });
    expect(won).toBeGreaterThanOrEqual(60);
    expect(won).toBeLessThanOrEqual(85);
  });

  test('the weakest beats chance in most of 100 games', () => {
    expect(winsOf(lowest, { game, edition, seed: 'ladder', games: 100 })).toBeGreaterThanOrEqual(55);
  });
});
