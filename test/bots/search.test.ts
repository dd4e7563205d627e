// Computers that look ahead: they decide by what their seat knows, the same for the same chances, and within their budget.
import { expect, test } from 'vitest';
import { budgets, mindOf } from '#bots/budgets';
import { createOpponents } from '#bots/index';
import { chance, playMatch } from '#bots/play';
import { createSchools } from '#bots/schools';
import { candidates } from '#bots/search/candidates';
import { winChances } from '#bots/search/prospects';
import { fitWeights, surprise } from '#bots/search/regression';
import { weigh } from '#bots/search/searcher';
import { variations } from '#bots/search/variations';
import type { Game } from '#face/game';
import { publicFigures } from '#face/public-figures';
import { createGames } from '#games/index';
import type { Answer, Ask, Choice } from '#kernel/ask';
import type { State } from '#kernel/state';
import { loadSets } from '#sets/load';
import { disguised } from '#test/disguise';
import { tinyGame } from '#test/tiny-game';

const games = createGames(loadSets().sets);
const { strategist, mastermind, admiral } = createOpponents();

function begun(game: Game, seats = 2): State {
  const edition = game.editions[0]!.id;
  const decks = game.decks.filter((deck) => deck.edition === edition).slice(0, seats);
  const step = game.setup({ edition, seed: 'search', seats, decks });
  if ('refused' in step) throw new Error(step.refused);
  return step.state;
}

const owing = (state: State): Ask =>
  state.open!.asks.find((one) => one.free !== true && state.open!.answers[one.seat] === undefined)!;

test.each(games.map((game) => [game.id, game] as const))(
  '%s: hidden cards exchanged, chance changed: the same decision, and a legal one',
  (_id, game) => {
    const state = begun(game);
    const random = chance('disguise');
    const play = strategist!.play;
    let searched = 0;
    for (let n = 0; n < 60 && state.result === undefined; n++) {
      const ask = owing(state);
      const view = game.view(state, ask.seat);
      const answer = admiral!.play(view, ask, chance(`a ${n}`), game);
      if (n % 10 === 9) {
        const decide = (of: State) =>
          play(game.view(of, ask.seat), ask, chance(`s ${n}`), game, (seed) => game.deal(of, ask.seat, seed));
        const decision = decide(state);
        expect(decide(disguised(game, state, ask.seat, random))).toEqual(decision);
        expect(
          game.answer(game.open(JSON.stringify(state)), { seat: ask.seat, ask: ask.id, answer: decision }),
        ).toHaveProperty('state');
        searched++;
      }
      expect(game.answer(state, { seat: ask.seat, ask: ask.id, answer })).toHaveProperty('state');
    }
    expect(searched).toBeGreaterThan(2);
  },
);

test.each(games.map((game) => [game.id, game] as const))(
  '%s: what is weighed tells what is expected of the figures that everybody sees',
  (_id, game) => {
    const state = begun(game);
    let weighed: ReturnType<typeof weigh> = [];
    for (let n = 0; weighed.length < 2; n++) {
      const ask = owing(state);
      const view = game.view(state, ask.seat);
      if (view.turn > 1 && ask.role === 'action') {
        const imagine = (seed: string) => game.deal(state, ask.seat, seed);
        weighed = weigh(
          mindOf('strategist', game.id, createSchools()(game)!),
          view,
          ask,
          chance(`w ${n}`),
          game,
          imagine,
        );
      }
      const answer = admiral!.play(view, ask, chance(`a ${n}`), game);
      expect(game.answer(state, { seat: ask.seat, ask: ask.id, answer })).toHaveProperty('state');
    }
    const [best, second] = weighed.filter((one) => one.games > 0);
    for (const { expected } of [best!, second!]) {
      expect(expected).toHaveLength(2);
      for (const figures of expected) {
        expect(figures.hand).toBeGreaterThanOrEqual(0);
        expect(figures).not.toHaveProperty('scrapheap');
        expect(Object.values(figures).every(Number.isFinite)).toBe(true);
      }
    }
    expect(best!.expected).not.toEqual(publicFigures(game, game.view(state, undefined)));
  },
);

test.each(games.map((game) => [game.id, game] as const))(
  '%s: each figure of a player has its own icon',
  (_id, game) => {
    const board = game.scenes.board(game.view(begun(game), undefined), ['Ada', 'Ben']);
    const seats = board.kind === 'board' ? board.seats : [];
    expect(seats).toHaveLength(2);
    for (const { figures } of seats) expect(new Set(figures.map(({ icon }) => icon)).size).toBe(figures.length);
  },
);

test('without anything to imagine it plays by rules of thumb', () => {
  const game = games.find(({ id }) => id === 'tsw')!;
  const state = begun(game);
  const ask = owing(state);
  const view = game.view(state, ask.seat);
  expect(mastermind!.play(view, ask, chance('x'), game)).toEqual(admiral!.play(view, ask, chance('x'), game));
});

test('a game that nobody has learned is played by chance, to its end', () => {
  const game = tinyGame();
  const players = [mastermind!.play, strategist!.play];
  const outcome = playMatch({ game, edition: 'core', seed: 'unlearned', decks: game.decks.slice(0, 2), players });
  expect(outcome.result).toBeDefined();
});

test('a budget bounds the play-outs of a decision', () => {
  for (const { playouts } of Object.values(budgets)) {
    const game = games.find(({ id }) => id === 'eve')!;
    const state = begun(game);
    const ask = owing(state);
    let imagined = 0;
    const play = playouts === budgets.strategist.playouts ? strategist!.play : mastermind!.play;
    play(game.view(state, ask.seat), ask, chance('b'), game, (seed) => {
      imagined++;
      return game.deal(state, ask.seat, seed);
    });
    expect(imagined).toBeGreaterThan(0);
    expect(imagined).toBeLessThanOrEqual(playouts);
  }
});

test('the plain answer is the first of the candidates, each is there once, and no more than wanted', () => {
  const options = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const ask: Ask = {
    id: 1,
    seat: 0,
    role: 'action',
    stop: 'main',
    prompt: { key: 'ask' },
    choice: { kind: 'choose', options, min: 1, max: 1 },
    fallback: { pick: ['d'] },
  };
  const found = candidates(ask, { pick: ['c'] }, chance('c'), 3);
  expect(found[0]).toEqual({ pick: ['c'] });
  expect(new Set(found.map((one) => JSON.stringify(one))).size).toBe(3);
});

test('variations of an answer differ from it in one part, and stay within what the choice allows', () => {
  const options = ['a', 'b', 'c'].map((id) => ({ id }));
  const texts = (choice: Choice, answer: Answer) => variations(choice, answer).map((one) => JSON.stringify(one));
  expect(variations({ kind: 'number', min: 0, max: 3 }, { number: 3 })).toEqual([{ number: 2 }, { number: 0 }]);
  expect(variations({ kind: 'order', options }, { order: ['a', 'b', 'c'] })).toEqual([
    { order: ['b', 'a', 'c'] },
    { order: ['a', 'c', 'b'] },
  ]);
  expect(texts({ kind: 'choose', options, min: 1, max: 2 }, { pick: ['a', 'b'] })).toEqual([
    '{"pick":["b"]}',
    '{"pick":["a"]}',
    '{"pick":["c","b"]}',
    '{"pick":["a","c"]}',
  ]);
  const amounts: Choice = { kind: 'distribute', options, min: 0, max: 4, most: 3, spread: 2 };
  expect(texts(amounts, { amounts: { a: 2, b: 1 } })).toEqual([
    '{"amounts":{"b":1}}',
    '{"amounts":{"b":3}}',
    '{"amounts":{"b":1,"c":2}}',
    '{"amounts":{"a":2}}',
    '{"amounts":{"a":3}}',
    '{"amounts":{"a":2,"c":1}}',
  ]);
  const target: Choice = { kind: 'choose', options, min: 1, max: 1 };
  const needs = [
    { name: 'x', prompt: { key: 'x' }, choice: { kind: 'number', min: 1, max: 2 } as const },
    { name: 'target', prompt: { key: 'target' }, choice: target },
  ];
  const play: Choice = { kind: 'choose', options: [{ id: 'play', needs }], min: 1, max: 1 };
  expect(texts(play, { pick: ['play'], with: { x: { number: 1 }, target: { pick: ['b'] } } })).toEqual([
    '{"pick":["play"],"with":{"x":{"number":2},"target":{"pick":["b"]}}}',
    '{"pick":["play"],"with":{"x":{"number":1},"target":{"pick":["a"]}}}',
    '{"pick":["play"],"with":{"x":{"number":1},"target":{"pick":["c"]}}}',
  ]);
  expect(variations(play, { number: 1 })).toEqual([]);
});

test('chances add up to 1; at the end they are what came out', () => {
  const prospects = { figures: (_view: unknown, seat: number) => [seat], weights: [1], turns: 1, inputCost: 1 };
  const game = games.find(({ id }) => id === 'eve')!;
  const view = game.view(begun(game), undefined);
  const [first = 0, second = 0] = winChances(prospects, view);
  expect(first + second).toBeCloseTo(1);
  expect(second).toBeGreaterThan(first);
  const result = { winners: [0], how: 'concede' } as unknown as NonNullable<typeof view.result>;
  expect(winChances(prospects, { ...view, result })).toEqual([1, 0]);
});

test('weights are found that explain who won', () => {
  const random = chance('weights');
  const samples = Array.from({ length: 400 }, () => {
    const figures = [0, 1].map(() => [random(), random()]);
    const strength = ([a = 0, b = 0]: readonly number[]) => 6 * a - 3 * b;
    const ahead = strength(figures[0]!) - strength(figures[1]!);
    return { figures, winner: random() < 1 / (1 + Math.exp(-ahead)) ? 0 : 1 };
  });
  const weights = fitWeights(samples);
  expect(weights[0]).toBeGreaterThan(3);
  expect(weights[1]).toBeLessThan(-1);
  expect(surprise(samples, weights)).toBeLessThan(surprise(samples, []));
});
