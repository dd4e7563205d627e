/** Giving up: at once between two, at the next moment at which losses are checked among more, whoever is being asked. */
import { describe, expect, test } from 'vitest';
import { randomAnswer } from '#bots/random';
import type { Game } from '#face/game';
import { createGames } from '#games/index';
import { below, seedRng } from '#kernel/random';
import type { State } from '#kernel/state';
import { loadSets } from '#sets/load';

const eve = createGames({ eve: loadSets().sets.eve })[0] as Game;

function start(seats: number, seed: string): State {
  const decks = Array.from({ length: seats }, (_, i) => eve.decks[i % eve.decks.length]!);
  const step = eve.setup({ edition: 'core', seed, decks });
  if (!('state' in step)) throw new Error(JSON.stringify(step));
  return step.state;
}

/** Plays by chance until the game is over or `until` inputs are made. */
function play(state: State, seed: string, until: number): void {
  const rng = seedRng(seed);
  for (let i = 0; i < until && state.result === undefined; i++) {
    const ask = state.open?.asks[0];
    if (ask === undefined) throw new Error('nobody is asked');
    const step = eve.answer(state, {
      seat: ask.seat,
      ask: ask.id,
      answer: randomAnswer(ask.choice, () => below(rng, 1 << 30) / (1 << 30)),
    });
    if (!('state' in step)) throw new Error(JSON.stringify(step));
  }
}

test('between two it ends the game for the other', () => {
  const state = start(2, 'two');
  expect(eve.concede(state, 0)).toHaveProperty('state');
  expect(state.result).toMatchObject({ winners: [1], how: 'concede' });
  expect(eve.concede(state, 1)).toEqual({ refused: 'over' });
});

describe('among three', () => {
  test.each([0, 40, 150, 400])(
    'after %i moves the others go on, and the one who left is asked nothing more',
    (moves) => {
      for (const seat of [0, 1, 2]) {
        const state = start(3, `three ${moves} ${seat}`);
        play(state, 'before', moves);
        if (state.result !== undefined || state.out.includes(seat)) continue;
        expect(eve.concede(state, seat)).toHaveProperty('state');
        expect(state.open?.asks.map((ask) => ask.seat)).not.toContain(seat);
        play(state, 'after', 30);
        expect(state.out).toContain(seat);
        const others = state.open?.asks.map((ask) => ask.seat) ?? [];
        expect(others).not.toContain(seat);
      }
    },
  );

  test('a second one to leave ends the game', () => {
    const state = start(3, 'second');
    eve.concede(state, 1);
    eve.concede(state, 2);
    play(state, 'after', 30);
    expect(state.result).toMatchObject({ winners: [0], places: [1, 2, 2] });
  });
});
