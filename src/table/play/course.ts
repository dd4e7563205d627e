/** Courses of running tables: started from the stored state, continued by automatic moves, and stored. */

import type { Change, CommitResult } from '#store/types';
import { commit } from '../change/commit.ts';
import { changeOf } from '../change/record.ts';
import { type Context, openToMove } from '../context.ts';
import { isRefusal } from '../types.ts';
import { type Course, newCourse, runOn } from './chain.ts';
import { thinkAhead } from './think-ahead.ts';

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

/** Whether a course has come to anything that is to be stored. */
export const hasChanged = ({ made, pilots, orders }: Course): boolean =>
  made.length > 0 || pilots.size > 0 || orders.size > 0;
