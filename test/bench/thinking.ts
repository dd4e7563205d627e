/** Computers that look ahead: how long they think in their thread while three games ask at once, and what memory it takes. */
import { performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { type BudgetId, budgets } from '#bots/budgets';
import type { Question } from '#bots/search/question';
import { createThinkers } from '#bots/search/thinkers';
import type { Game } from '#face/game';
import { onlyAnswer } from '#kernel/only-answer';
import { boardgameIoMove } from './cycle.ts';
import { percentile, type Row, ratio } from './measure.ts';
import { games, record, replay } from './stock.ts';

/** Games that ask at once. */
const AT_ONCE = 3;

/** Rows of the report; ratios against a move of boardgame.io's reducer in this process. */
export async function thinking(quick: boolean): Promise<Row[]> {
  const cost = boardgameIoMove(quick ? 3000 : 20_000);
  const thinkers = createThinkers();
  const before = besideThisHeap();
  let peak = before;
  const rows: Row[] = [];
  try {
    for (const game of games)
      for (const budget of Object.keys(budgets) as BudgetId[]) {
        const questions = questionsOf(game, budget, quick ? 12 : 60);
        // The thread's first thoughts compile what it runs.
        await Promise.all(questions.slice(0, AT_ONCE).map((one) => thinkers.think(one)));
        const took: number[] = [];
        const queue = questions[Symbol.iterator]();
        const ask = async (): Promise<void> => {
          for (const question of queue) {
            const from = performance.now();
            await thinkers.think(question);
            took.push(performance.now() - from);
            peak = Math.max(peak, besideThisHeap());
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, ask));
        rows.push({
          what: `${game.short ?? game.name}: ${budget}, ${AT_ONCE} games at once`,
          figure: `median ${milliseconds(took, 0.5)}, p90 ${milliseconds(took, 0.9)} a decision`,
          ratio: ratio((percentile(took, 0.5) * 1000) / cost),
          aim: 'median under 1500 ms',
        });
      }
  } finally {
    await thinkers.close();
  }
  return [
    ...rows,
    {
      what: 'memory that thinking has added to the process',
      figure: `${Math.round((peak - before) / 1e6)} MB`,
      aim: 'under 150 MB',
    },
  ];
}

/** Memory of the process without the heap of this thread, where the games come from; bytes. */
const besideThisHeap = (): number => process.memoryUsage().rss - getHeapStatistics().total_physical_size;

const milliseconds = (took: readonly number[], share: number): string => `${Math.round(percentile(took, share))} ms`;

/** Decisions from games between Admirals, spread over them, as a table poses them. */
function questionsOf(game: Game, budget: BudgetId, count: number): readonly Question[] {
  const { id, ruleset, data } = game;
  const all: Question[] = [];
  for (const seed of ['think-0', 'think-1'])
    replay(record(seed, ['admiral', 'admiral'], game), (state) => {
      const ask = state.open?.asks.find((one) => one.free !== true && state.open?.answers[one.seat] === undefined);
      if (ask === undefined || onlyAnswer(ask) !== undefined) return;
      const { seat } = ask;
      const imagined = game.deal(state, seat, seed);
      all.push({ budget, game: { id, ruleset, data }, state: imagined, seat, ask: ask.id, seed });
    });
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, n) => n % step === 0).slice(0, count);
}
