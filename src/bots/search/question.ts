/** What is asked of the thinking thread. */
import type { Game } from '#face/game';
import type { Answer, Ask } from '#kernel/ask';
import type { Seat, State } from '#kernel/state';
import type { BudgetId } from '../budgets.ts';

/** A decision of a seat. `state`: as it may be for all that the seat knows, never the true one. */
export type Question = {
  readonly budget: BudgetId;
  readonly game: Pick<Game, 'id' | 'ruleset' | 'data'>;
  readonly state: State;
  readonly seat: Seat;
  readonly ask: number;
  readonly seed: string;
};

/** Answers to a decision, to be compared. */
export type Comparison = Question & { readonly answers: readonly Answer[] };

/** A position of a game that is over. `state`: the true one. */
export type Position = Pick<Question, 'game' | 'state' | 'seed'>;

/** Nothing that the seat does not know goes along. */
export function questionOf(
  budget: BudgetId,
  { id, ruleset, data, deal }: Game,
  state: State,
  ask: Ask,
  seed: string,
): Question {
  const { seat } = ask;
  return { budget, game: { id, ruleset, data }, state: deal(state, seat, seed), seat, ask: ask.id, seed };
}
