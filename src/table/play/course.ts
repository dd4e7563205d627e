/** Courses of running tables: started from the stored state, continued by automatic moves, and stored. */

import type { Change, CommitResult, DueRow } from '#store/types';
import { commit } from '../change/commit.ts';
import { changeOf } from '../change/record.ts';
import { type Context, openTable, openToMove } from '../context.ts';
import { isRefusal } from '../types.ts';
import { type Course, makeMove, newCourse, runOn } from './chain.ts';
import { thinkAhead } from './think-ahead.ts';

/** Most attempts when another process stores first. */
const tries = 3;

/** Stores a course; on success, caches the state, and continues the automatic moves if the limit was reached. */
export async function commitCourse(context: Context, course: Course, change: Change): Promise<CommitResult> {
  const { memory } = context;
  const { id, rev } = course.row;
  // Deleted first: if the commit fails, it is unknown what is stored.
  memory.states.delete(id);
  const result = await commit(context, change);
  if (result !== 'stored') return result;
  const text = change.row?.state;
  if (text !== undefined) {
    memory.states.set(id, { rev: rev + 1, text });
    memory.left.set(id, { rev: rev + 1, state: course.state });
  }
  if (course.workLeft) context.later(() => goOn(context, id));
  return result;
}

/** Continues the automatic moves of a table where an earlier course stopped. Computers think before the table is locked. */
export async function goOn(context: Context, id: string): Promise<void> {
  const ahead = await thinkAhead(context, id);
  if (ahead === undefined) return;
  await context.locks.run(id, async () => {
    const opened = await openToMove(context, id);
    if (isRefusal(opened) || opened.row.status !== 'running') return;
    const asThought = opened.row.rev === ahead.rev;
    const course = newCourse(opened, asThought ? ahead.thoughts : undefined);
    await runOn(context, course);
    // Where somebody has moved meanwhile, their commit has said whether there is work left.
    if (hasChanged(course) || (asThought && !course.workLeft)) {
      await commitCourse(context, course, await changeOf(context, course));
    }
  });
}

/** Gives a seat's lapsed ask its fallback, unless it has been answered meanwhile. */
export function lapse(context: Context, due: DueRow): Promise<void> {
  const { kind, seat, at } = due;
  return context.locks.run(due.table, async () => {
    for (let attempt = 0; attempt < tries; attempt++) {
      const opened = await openTable(context, due.table);
      if (isRefusal(opened)) return;
      const course = newCourse(opened);
      const view = opened.game.view(course.state, seat);
      const ask = view.owing.includes(seat) ? view.asks.find((one) => one.lapses === true) : undefined;
      if (ask !== undefined) makeMove(course, { seat, ask: ask.id, answer: ask.fallback }, 'clock');
      if (course.made.length === 0) {
        await context.store.tables.commit({ table: due.table, expect: undefined, settle: { kind, seat, at } });
        return;
      }
      await runOn(context, course);
      const change = { ...(await changeOf(context, course)), settle: { kind, seat, at } };
      if ((await commitCourse(context, course, change)) !== 'moved') return;
    }
  });
}

const hasChanged = ({ made, pilots, orders }: Course): boolean => made.length > 0 || pilots.size > 0 || orders.size > 0;

/** Answers automatically what was left open for a while, unless it is the person's to decide. */
export function unveil(context: Context, { table, kind, seat, at }: DueRow): Promise<void> {
  return context.locks.run(table, async () => {
    const settle = { kind, seat, at };
    for (let attempt = 0; attempt < tries; attempt++) {
      const opened = await openTable(context, table);
      if (isRefusal(opened)) return;
      const course = opened.row.status === 'running' ? newCourse(opened) : undefined;
      if (course !== undefined) await runOn(context, course);
      if (course === undefined || !hasChanged(course)) {
        await context.store.tables.commit({ table, expect: undefined, settle });
        return;
      }
      const change = { ...(await changeOf(context, course)), settle };
      if ((await commitCourse(context, course, change)) !== 'moved') return;
    }
  });
}
