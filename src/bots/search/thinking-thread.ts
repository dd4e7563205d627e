/** What the thinking thread does: it answers for computer players that look ahead. */
import { LRUCache } from 'lru-cache';
import { serve } from '#core/thread-tasks';
import type { Weighed } from '#face/computer';
import type { Game } from '#face/game';
import { rebuildGame } from '#games/index';
import type { Answer } from '#kernel/ask';
import { looksAhead, mindOf } from '../budgets.ts';
import { chance } from '../play.ts';
import { createSchools, type School } from '../schools.ts';
import { compareAnswers, outlook } from './outlook.ts';
import type { Comparison, Position, Question } from './question.ts';
import { weigh } from './searcher.ts';

const schools = createSchools();
/** Games by ruleset. */
const games = new LRUCache<string, Game>({ max: 8 });

/** The computer's answer. Throws if there is no such ask, or the game cannot be built. */
function think(question: Question): Answer {
  const { game, view, ask, random, imagine } = posed(question);
  return looksAhead(question.budget, schools)(view, ask, random, game, imagine);
}

/** What the computer thinks of each answer. Throws as `think` does, and for a game that nobody has learned. */
function weighAll(question: Question): readonly Weighed[] {
  const { game, view, ask, random, imagine } = posed(question);
  return weigh(mindOf(question.budget, game.id, learned(game)), view, ask, random, game, imagine);
}

/** The seat's chance after each of the answers, as `compareAnswers` has it. Throws as `weighAll` does. */
function compare(comparison: Comparison): readonly number[] | undefined {
  const { game, ask, imagine } = posed(comparison);
  return compareAnswers(game, ask, comparison.answers, learned(game), comparison.seed, imagine);
}

/** The chance of each seat to win, as `outlook` has it. Throws for a game that cannot be built or that nobody has learned. */
function foresee({ game: played, state, seed }: Position): readonly number[] {
  const game = built(played);
  return outlook(game, state, learned(game), seed);
}

function learned(game: Game): School {
  const school = schools(game);
  if (school === undefined) throw new Error(`nobody has learned the game ${game.id}`);
  return school;
}

function built({ id, ruleset, data }: Question['game']): Game {
  const game = games.get(ruleset) ?? rebuildGame(id, data);
  games.set(ruleset, game);
  return game;
}

function posed({ game: played, state, seat, ask: id, seed }: Question) {
  const game = built(played);
  const ask = state.open?.asks.find((one) => one.id === id && one.seat === seat);
  if (ask === undefined) throw new Error(`seat ${seat} is not asked ${id}`);
  // What agrees with a state that agrees with all that the seat knows, does so, too.
  const imagine = (of: string) => game.deal(state, seat, of);
  return { game, view: game.view(state, seat), ask, random: chance(seed), imagine };
}

const tasks = { think, weigh: weighAll, compare, foresee };
export type ThinkingTasks = typeof tasks;
export const run = serve(tasks);
