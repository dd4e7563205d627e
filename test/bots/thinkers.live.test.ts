// The thread in which computers think: the same answers as in the calling thread, one question after the other.
import { expect, onTestFinished, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { chance } from '#bots/play';
import type { Question } from '#bots/search/question';
import { createThinkers } from '#bots/search/thinkers';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';

const game = createGames(loadSets().sets).find(({ id }) => id === 'tsw')!;
const decks = game.decks.filter(({ edition }) => edition === game.editions[0]!.id).slice(0, 2);

function question(seed: string): Question {
  const step = game.setup({ edition: game.editions[0]!.id, seed, decks });
  if ('refused' in step) throw new Error(step.refused);
  const [ask] = step.state.open!.asks;
  const { id, ruleset, data } = game;
  const state = game.deal(step.state, ask!.seat, seed);
  return { budget: 'strategist', game: { id, ruleset, data }, state, seat: ask!.seat, ask: ask!.id, seed };
}

test('questions are answered as they would be without the thread', async () => {
  const thinkers = createThinkers();
  onTestFinished(() => thinkers.close());
  const { play } = createOpponents().strategist!;
  const questions = ['one', 'two', 'three'].map(question);
  const answers = await Promise.all(questions.map((one) => thinkers.think(one)));
  for (const [n, { state, seat, seed }] of questions.entries()) {
    const ask = state.open!.asks.find((one) => one.seat === seat)!;
    const imagine = (of: string) => game.deal(state, seat, of);
    expect(answers[n]).toEqual(play(game.view(state, seat), ask, chance(seed), game, imagine));
  }
});

test('a question that cannot be answered is rejected, and the next one is answered', async () => {
  const thinkers = createThinkers();
  onTestFinished(() => thinkers.close());
  const good = question('good');
  await expect(thinkers.think({ ...good, ask: 999 })).rejects.toThrow('is not asked 999');
  await expect(thinkers.think({ ...good, game: { id: 'chess', ruleset: 'x', data: [] } })).rejects.toThrow('chess');
  expect(await thinkers.think(good)).toHaveProperty('pick');
});

test('closing gives up what waits', async () => {
  const thinkers = createThinkers();
  const waiting = ['one', 'two'].map((seed) => thinkers.think(question(seed)));
  const outcomes = Promise.allSettled(waiting);
  await thinkers.close();
  for (const outcome of await outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } });
  await expect(thinkers.think(question('late'))).rejects.toMatchObject({ name: 'AbortError' });
});
