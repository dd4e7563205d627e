/** Moves that are due: answers that come by themselves after a while. */
import type { DueRow } from '#store/types';
import { doDue } from '../change/change-table.ts';
import { changeOf } from '../change/record.ts';
import { type Context, openTable } from '../context.ts';
import { makeMove, newCourse, runOn } from './chain.ts';
import { hasChanged } from './course.ts';

/** Gives a seat's lapsed ask its fallback, unless it has been answered meanwhile. */
export function lapse(context: Context, due: DueRow): Promise<void> {
  return doDue(context, due, openTable, async (opened) => {
    const course = newCourse(opened);
    const view = opened.game.view(course.state, due.seat);
    const ask = view.owing.includes(due.seat) ? view.asks.find((one) => one.lapses === true) : undefined;
    if (ask !== undefined) makeMove(course, { seat: due.seat, ask: ask.id, answer: ask.fallback }, 'clock');
    if (course.made.length === 0) return undefined;
    await runOn(context, course);
    return { course, change: await changeOf(context, course) };
  });
}

/** Answers automatically what was left open for a while, unless it is the person's to decide. */
export function unveil(context: Context, due: DueRow): Promise<void> {
  return doDue(context, due, openTable, async (opened) => {
    if (opened.row.status !== 'running') return undefined;
    const course = newCourse(opened);
    await runOn(context, course);
    return hasChanged(course) ? { course, change: await changeOf(context, course) } : undefined;
  });
}
