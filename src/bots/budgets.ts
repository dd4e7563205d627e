/** How far the computers look ahead that do. */
import type { Player } from './player.ts';
import { randomAnswer } from './random.ts';
import type { School, Schools } from './schools.ts';
import { type Budget, type Mind, searcher } from './search/searcher.ts';

/** Budgets of one decision, by the id of the computer player. */
export const budgets = {
  strategist: { answers: 6, playouts: 48, cost: 250_000 },
  mastermind: { answers: 10, playouts: 160, cost: 900_000 },
} as const satisfies Readonly<Record<string, Budget>>;

export type BudgetId = keyof typeof budgets;

/** Games that take less: for them it is enough, or more would be a step too wide from the level below. */
const costs: Readonly<Record<BudgetId, Readonly<Record<string, number>>>> = {
  strategist: { ese: 170_000, tsw: 45_000 },
  mastermind: { ese: 600_000, tsw: 500_000, sem: 500_000 },
};

/** The computer player with a budget, which plays at random in games that it has not learned. */
export function looksAhead(budget: BudgetId, schools: Schools): Player {
  return (view, ask, random, game, imagine) => {
    const school = schools(game);
    return school === undefined
      ? randomAnswer(ask.choice, random)
      : searcher(mindOf(budget, game.id, school))(view, ask, random, game, imagine);
  };
}

export function mindOf(id: BudgetId, game: string, { admiral: plain, prospects }: School): Mind {
  return { plain, prospects, budget: { ...budgets[id], cost: costs[id][game] ?? budgets[id].cost } };
}
