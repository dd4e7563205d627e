// Games that are over, judged by playing on: the same each time, and of decisions only for what their seat knew.
import { expect, test } from 'vitest';
import { createJudge } from '#bots/judge';
import { createSchools } from '#bots/schools';
import { outlook } from '#bots/search/outlook';
import type { Comparison, Question } from '#bots/search/question';
import type { Thinkers } from '#bots/search/thinkers';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';

const game = createGames(loadSets().sets).find(({ id }) => id === 'tsw')!;
const decks = game.decks.filter(({ edition }) => edition === game.editions[0]!.id).slice(0, 2);

function begun(seed: string) {
  const step = game.setup({ edition: game.editions[0]!.id, seed, decks });
  if ('refused' in step) throw new Error(step.refused);
  return step.state;
}

test('a position is played on from, alike for the same seed, and stays as it is', () => {
  const state = begun('outlook');
  const before = JSON.stringify(state);
  const school = createSchools()(game)!;
  const chances = outlook(game, state, school, 'one');
  expect(chances).toHaveLength(2);
  expect(chances.reduce((total, one) => total + one, 0)).toBeCloseTo(1);
  expect(outlook(game, state, school, 'one')).toEqual(chances);
  expect(JSON.stringify(state)).toBe(before);
});

test('a decision is judged for all that its seat knew, and compared in games that its rival was not chosen by', async () => {
  const asked: (Question | Comparison)[] = [];
  const better = { pick: ['other'] };
  const thinkers = {
    weigh: async (question: Question) => {
      asked.push(question);
      return [{ answer: better, chance: 0.9, games: 3 }];
    },
    compare: async (comparison: Comparison) => {
      asked.push(comparison);
      return [0.4, 0.6];
    },
  } as unknown as Thinkers;
  const { review } = createJudge(thinkers);
  const state = begun('review');
  const [ask] = state.open!.asks;
  const answer = { pick: ['own'] };
  expect(await review!(game, state, ask!, answer, 'seed')).toEqual({ better, own: 0.4, chance: 0.6 });
  expect(await review!(game, state, ask!, better, 'seed')).toBeUndefined();
  // The same with everything dealt anew that the seat does not know: nothing that is asked differs.
  const first = asked.splice(0);
  expect(first[0]!.seed).not.toBe(first[1]!.seed);
  await review!(game, game.deal(state, ask!.seat, 'anew'), ask!, answer, 'seed');
  expect(asked.map(({ state: told }) => told)).toEqual(first.slice(0, 2).map(({ state: told }) => told));
});
