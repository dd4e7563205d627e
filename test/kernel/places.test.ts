import { expect, test } from 'vitest';
import { open } from '#kernel/load';
import { placesOf, rankingAfter } from '#kernel/places';
import { tinyGame } from '#test/tiny-game';

test('who is equal shares a place, and the next ones come after all of them', () => {
  expect(placesOf([[2], [0, 3], [1]])).toEqual([2, 4, 1, 2]);
});

test('without more to go by, those who went out first come last, and together if they went together', () => {
  const state = { seats: 5, out: [4, 1, 3], outTogether: [[1, 3]] };
  expect(placesOf(rankingAfter(state, [0]))).toEqual([1, 3, 2, 3, 5]);
});

test('a draw of all leaves everybody in the first place', () => {
  expect(placesOf(rankingAfter({ seats: 2, out: [0, 1], outTogether: [[0, 1]] }, []))).toEqual([1, 1]);
});

test('a game that was stored before places were noted has them when it is opened', () => {
  const game = tinyGame();
  const decks = game.decks.slice(0, 1).flatMap((deck) => [deck, deck, deck]);
  const begun = game.setup({ edition: 'core', seed: 's', decks });
  if ('refused' in begun) throw new Error(begun.refused);
  const stored = { ...begun.state, open: undefined, out: [2], result: { winners: [1], how: 'last' } };
  expect(
    open({ game: 'tiny', format: begun.state.format, migrate: {} } as never, JSON.stringify(stored)).result,
  ).toEqual({
    winners: [1],
    how: 'last',
    places: [2, 1, 3],
  });
});
