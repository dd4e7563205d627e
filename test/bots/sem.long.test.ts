/** The computer players at Shattered Empires: how they fare against each other, and that their games end. */
import { describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { chance, playMatch } from '#bots/play';
import type { Player } from '#bots/player';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';

const game = createGames({ sem: loadSets().sets.sem })[0]!;
const edition = game.editions[0]!.id;
const { admiral, captain, drifter } = createOpponents();

/** A game with seats and decks by chance: whether the one wins against so many others. Throws at an answer that is refused. */
function wins(one: Player, other: Player, seed: string, others = 1): boolean {
  const random = chance(seed);
  const below = (n: number) => Math.floor(random() * n);
  const decks = Array.from({ length: others + 1 }, () => game.decks[below(game.decks.length)]!);
  const seat = below(others + 1);
  const players = decks.map((_, i) => (i === seat ? one : other));
  const { result } = playMatch({ game, edition, seed, decks, players, most: 8000 });
  expect(result, seed).toBeDefined();
  return result?.winners.length === 1 && result.winners[0] === seat;
}

const won = (n: number, one: Player, other: Player, name: string, others = 1): number =>
  Array.from({ length: n }, (_, i) => wins(one, other, `${name} ${i}`, others)).filter((first) => first).length;

describe('at Shattered Empires', () => {
  test('the Admiral beats chance in at least 27 of 30 games', () => {
    expect(won(30, admiral!.play, drifter!.play, 'chance')).toBeGreaterThanOrEqual(27);
  });

  test('the Admiral beats three who play by chance in at least 8 of 10 games', () => {
    expect(won(10, admiral!.play, drifter!.play, 'chances', 3)).toBeGreaterThanOrEqual(8);
  });

  test('games of Admirals come to their end', () => {
    for (let i = 0; i < 8; i++) wins(admiral!.play, admiral!.play, `end ${i}`, 1 + (i % 3));
  });

  test('the Captain plays on whatever it is asked', () => {
    expect(won(10, captain!.play, drifter!.play, 'middling')).toBeGreaterThanOrEqual(7);
  });
});
