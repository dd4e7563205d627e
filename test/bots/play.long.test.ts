/** Whole games between computer players: an answer that the rules do not take is an error, not an ending. */
import { expect, test } from 'vitest';
import { playFixture } from '#bots/balance';
import { IllegalAnswer, playMatch } from '#bots/play';
import type { Player } from '#bots/player';
import { tinyGame } from '#test/tiny-game';

const game = tinyGame();
const wild: Player = () => ({ pick: ['nonsense'] });
const [deck] = game.decks;
if (deck === undefined) throw new Error('no deck');

test('an illegal answer ends the match with an error that names the seed, the seat and the answer', () => {
  const match = () =>
    playMatch({ game, edition: deck.edition, seed: 'x', decks: [deck, deck], players: [wild, wild], askAll: true });
  expect(match).toThrow(IllegalAnswer);
  expect(match).toThrow(/^seed "x", seat \d: ".+" .* is said to \{"pick":\["nonsense"\]\} as an answer to ".+"$/);
});

test('a game of the balance that ends so is a fault of its run', () => {
  const fixture = { seats: 2, edition: deck.edition, decks: [deck.id, deck.id] as const, seed: 'x' };
  expect(playFixture(game, wild, fixture)).toMatchObject({ how: undefined, refused: expect.any(String) });
});
