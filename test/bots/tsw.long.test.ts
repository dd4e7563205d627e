/** The computer players at The Space War: how they fare against each other, and that their games end. */
import { describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { chance, playMatch } from '#bots/play';
import type { Player } from '#bots/player';
import { createGames } from '#games/index';
import { type EditionId, editionIds } from '#games/tsw/editions';
import { loadSets } from '#sets/load';

const game = createGames({ tsw: loadSets().sets.tsw })[0]!;
const { admiral, captain, drifter } = createOpponents();

/** A game between two, with seats, decks and commanders by chance: whether the first of them wins. Throws at an answer that is refused. */
function wins(one: Player, other: Player, seed: string, edition: EditionId = '2026'): boolean {
  const random = chance(seed);
  const below = (n: number) => Math.floor(random() * n);
  const offered = game.decks.filter((deck) => deck.edition === edition);
  const decks = [0, 1].map(() => {
    const deck = offered[below(offered.length)]!;
    const commanders = deck.extra.commanders!;
    return { ...deck, extra: { commanders: [commanders[below(commanders.length)]!] } };
  });
  const seat = below(2);
  const players = seat === 0 ? [one, other] : [other, one];
  const { result } = playMatch({ game, edition, seed, decks, players, most: 6000 });
  expect(result, seed).toBeDefined();
  return result?.winners[0] === seat;
}

const won = (n: number, one: Player, other: Player, name: string): number =>
  Array.from({ length: n }, (_, i) => wins(one, other, `${name} ${i}`)).filter((first) => first).length;

describe('at The Space War', () => {
  test('the Admiral beats chance in at least 27 of 30 games', () => {
    expect(won(30, admiral!.play, drifter!.play, 'chance')).toBeGreaterThanOrEqual(27);
  });

  test.each(editionIds)('games of Admirals with the cards of %s come to their end', (edition) => {
    for (let i = 0; i < 8; i++) wins(admiral!.play, admiral!.play, `end ${i}`, edition);
  });

  test('the Captain plays on whatever it is asked', () => {
    expect(won(10, captain!.play, drifter!.play, 'middling')).toBeGreaterThanOrEqual(7);
  });
});
