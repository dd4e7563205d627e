/**
 * The move that cost a person most. Only a few of their moves are analysed, those before their chance of winning fell most, as
 * each takes a computer a while; and by what their seat knew then, so that nobody is blamed for what they could not see.
 */
import type { Answer } from '#kernel/ask';
import { onlyAnswer } from '#kernel/only-answer';
import type { Seat } from '#kernel/state';
import type { InputRow } from '#store/types';
import type { Context, Opened } from '../context.ts';
import { readJson } from '../open/stored-text.ts';
import type { UserId, WorstMove } from '../types.ts';
import { type GameAnalysis, stateAfter } from './game-analysis.ts';
import { gameHistoryOf, inputsBetween } from './game-history.ts';

/** How many falls are looked into, and how many moves before each. */
const FALLS = 2;
const MOVES = 3;
/** By how much another answer must be better for it to be told. */
const NOTABLE = 0.03;

type Whose = { readonly seat: Seat; readonly user: UserId };

/** Kept between calls; several who ask at once share one answer. Undefined if nothing stands out. Rejects if nobody can judge. */
export async function worstMoveIn(
  context: Context,
  opened: Opened,
  judged: GameAnalysis,
  whose: Whose,
): Promise<WorstMove | undefined> {
  const { worstMoves: mistakes } = context.memory;
  const key = `${opened.row.id}:${whose.user}`;
  const known = mistakes.get(key);
  if (known?.analyses === judged) return known.worst;
  const worst = worstOf(context, opened, judged, whose);
  mistakes.set(key, { analyses: judged, worst });
  try {
    return await worst;
  } catch (error) {
    mistakes.delete(key);
    throw error;
  }
}

async function worstOf(
  context: Context,
  opened: Opened,
  judged: GameAnalysis,
  whose: Whose,
): Promise<WorstMove | undefined> {
  let worst: WorstMove | undefined;
  for (const input of await suspicious(context, opened, judged, whose)) {
    const found = await review(context, opened, input);
    if (found === undefined || costOf(found) < NOTABLE) continue;
    if (worst === undefined || costOf(found) > costOf(worst)) worst = found;
  }
  return worst;
}

const costOf = ({ own, chance }: WorstMove): number => chance - own;

/** The person's last moves within the turns in which their chance fell most, or before those. */
async function suspicious(
  context: Context,
  { row }: Opened,
  { moments }: GameAnalysis,
  { seat, user }: Whose,
): Promise<readonly InputRow[]> {
  const falls = moments.slice(1).map(({ rev, chances }, n) => {
    const before = moments[n]?.chances[seat] ?? 0;
    return { from: moments[Math.max(0, n - 1)]?.rev ?? 0, to: rev, fell: before - (chances[seat] ?? 0) };
  });
  const deepest = falls.filter(({ fell }) => fell > 0).sort((a, b) => b.fell - a.fell);
  const found = new Map<number, InputRow>();
  for (const { from, to } of deepest.slice(0, FALLS)) {
    const moves = (await inputsBetween(context, row.id, from, to)).filter(
      (one) => one.seat === seat && one.user === user,
    );
    for (const one of moves.slice(-MOVES)) found.set(one.rev, one);
  }
  return [...found.values()];
}

/** Undefined if the answer was as good as any, was the only one, or what was asked is not stored any more. */
async function review(context: Context, opened: Opened, input: InputRow): Promise<WorstMove | undefined> {
  const { game, row } = opened;
  const { revs } = await gameHistoryOf(context, opened);
  const before = revs[revs.indexOf(input.rev) - 1];
  const state = before === undefined ? undefined : await stateAfter(context, opened, before);
  const ask = state?.open?.asks.find(({ id, seat }) => id === input.ask && seat === input.seat);
  if (state === undefined || ask === undefined || onlyAnswer(ask) !== undefined) return undefined;
  const answer = readJson(input.input) as Answer;
  const reviewed = await context.judge?.review?.(game, state, ask, answer, `mistake ${row.seed} ${ask.id}`);
  return reviewed && { view: game.view(state, ask.seat), ask, answer, ...reviewed };
}
