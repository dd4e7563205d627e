/** The computer players are as strong as their names say: each beats the one below it, in every game. */
import { describe, expect, test } from 'vitest';
import { editions, pairs, winsOf } from './ladder.ts';

describe.each(editions)('in %s', (_, game, edition) => {
  test.each(pairs)('the %s beats the %s in at least %i of 100 games', (better, _worse, share, players) => {
    expect(winsOf(game, edition, better, players, 100)).toBeGreaterThanOrEqual(share);
  });
});
