/** The Admiral at Epic Space Empires: how it fares against three who play by chance. */
import { describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { playMatch } from '#bots/play';
import type { Player } from '#bots/player';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';

const cards = { ese: loadSets().sets.ese };
const game = createGames(cards)[0]!;
const { admiral, drifter } = createOpponents();
const here =
  (play: Player): Player =>
  (view, ask, random) =>
    play(view, ask, random, game);

describe('the Admiral of Epic Space Empires', () => {
  test('wins at least 32 of 40 games for four against three who play by chance', () => {
    const won = Array.from({ length: 40 }, (_, n) => {
      const seat = n % 4;
      const players = Array.from({ length: 4 }, (_, one) => here(one === seat ? admiral!.play : drifter!.play));
      const { result } = playMatch({ game, edition: 'base', seed: `four ${n}`, decks: [], players });
      return result?.winners.length === 1 && result.winners[0] === seat;
    }).filter((one) => one);
    expect(won.length).toBeGreaterThanOrEqual(32);
  }, 600_000);

  test.each([2, 3, 4, 5, 6])('games of %i Admirals come to their end', (seats) => {
    const players = Array.from({ length: seats }, () => here(admiral!.play));
    const { result } = playMatch({ game, edition: 'base', seed: `end ${seats}`, decks: [], players });
    expect(result?.winners.length).toBeGreaterThan(0);
  });
});
