// A state dealt anew for a seat: it looks the same to that seat, does not depend on what is hidden from it, and can be played.
import { expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { chance } from '#bots/play';
import { randomAnswer } from '#bots/random';
import type { Game } from '#face/game';
import { createGames } from '#games/index';
import type { State } from '#kernel/state';
import { loadSets } from '#sets/load';
import { disguised } from '#test/disguise';

const games = createGames(loadSets().sets);
const { play } = createOpponents().admiral!;

test.each([
  ['eve', 'core', 2],
  ['eve', 'exiled', 4],
  ['ese', 'base', 2],
  ['ese', 'base', 4],
  ['tsw', '2026', 2],
  ['sem', 'v2', 2],
  ['sem', 'v2', 4],
])('%s (%s), %i players', (id, edition, seats) => {
  const game = games.find((one) => one.id === id)!;
  const decks = game.decks.filter((deck) => deck.edition === edition);
  const begun = game.setup({
    edition,
    seed: `deal ${seats}`,
    seats,
    decks: decks.length === 0 ? [] : Array.from({ length: seats }, (_, n) => decks[n % decks.length]!),
  });
  if ('refused' in begun) throw new Error(begun.refused);
  const { state } = begun;
  const random = chance(`deal ${id} ${seats}`);
  let [hidden, played] = [0, 0];
  for (let n = 0; n < 500 && state.result === undefined; n++) {
    const ask = state.open!.asks.find((one) => one.free !== true && state.open!.answers[one.seat] === undefined)!;
    if (n % 5 === 0) {
      const before = JSON.stringify(state);
      const dealt = game.deal(state, ask.seat, `seed ${n}`);
      expect(JSON.stringify(state)).toBe(before);
      expect(game.view(dealt, ask.seat)).toEqual(game.view(state, ask.seat));
      const other = disguised(game, state, ask.seat, random);
      if (JSON.stringify(other.cards) !== JSON.stringify(state.cards)) hidden++;
      expect(game.deal(other, ask.seat, `seed ${n}`)).toEqual(dealt);
      if (n % 25 === 0) played += playOn(game, dealt, random);
    }
    const step = game.answer(state, {
      seat: ask.seat,
      ask: ask.id,
      answer: play(game.view(state, ask.seat), ask, random, game),
    });
    if ('refused' in step) throw new Error(JSON.stringify(step));
  }
  expect(hidden).toBeGreaterThan(10);
  expect(played).toBeGreaterThan(100);
});

/** Plays on by chance, a few dozen inputs; how many. */
function playOn(game: Game, state: State, random: () => number): number {
  let n = 0;
  for (; n < 60 && state.result === undefined; n++) {
    const ask = state.open!.asks.find((one) => one.free !== true && state.open!.answers[one.seat] === undefined)!;
    const step = game.answer(state, { seat: ask.seat, ask: ask.id, answer: randomAnswer(ask.choice, random) });
    if ('refused' in step) throw new Error(`${JSON.stringify(step)} to ${JSON.stringify(ask.prompt)}`);
  }
  return n;
}
