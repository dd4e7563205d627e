/** Moves that are due: answers that come by themselves after a while. */
import type { DueRow } from '#store/types';
import { doDue } from '../change/change-table.ts';
import { changeOf } from '../change/record.ts';
import { type Context, openTable } from '../context.ts';
import { makeMove, newMoves, playAutomatic } from './automatic-moves.ts';
import { hasChanged } from './commit-moves.ts';

/** Gives a seat's lapsed ask its fallback, unless it has been answered meanwhile. */
export function expireAsk(context: Context, due: DueRow): Promise<void> {
  return doDue(context, due, openTable, async (opened) => {
    const moves = newMoves(opened);
    const view = opened.game.view(moves.state, due.seat);
    const ask = view.owing.includes(due.seat) ? view.asks.find((one) => one.lapses === true) : undefined;
    if (ask !== undefined) makeMove(moves, { seat: due.seat, ask: ask.id, answer: ask.fallback }, 'clock');
    if (moves.made.length === 0) return undefined;
    await playAutomatic(context, moves);
    return { moves, change: await changeOf(context, moves) };
  });
}

/** Answers automatically what was left open for a while, unless it is the person's to decide. */
export function answerHidden(context: Context, due: DueRow): Promise<void> {
  return doDue(context, due, openTable, async (opened) => {
    if (opened.row.status !== 'running') return undefined;
    const moves = newMoves(opened);
    await playAutomatic(context, moves);
    return hasChanged(moves) ? { moves, change: await changeOf(context, moves) } : undefined;
  });
}
