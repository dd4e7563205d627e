/** Courses of running tables: started from the stored state, continued by automatic moves, and stored. */

import type { Change, CommitResult } from '#store/types';
import { commit } from '../change/commit.ts';
import { changeOf } from '../change/record.ts';
import { type Context, openToMove } from '../context.ts';
import { isRefusal } from '../types.ts';
import { newMoves, type PendingMoves, playAutomatic } from './automatic-moves.ts';
import { thinkAhead } from './think-ahead.ts';

/** Stores a course; on success, caches the state, and continues the automatic moves if the limit was reached. */
export async function commitMoves(context: Context, moves: PendingMoves, change: Change): Promise<CommitResult> {
  const { memory } = context;
  const { id, rev } = moves.row;
  // Deleted first: if the commit fails, it is unknown what is stored.
  memory.stateTexts.delete(id);
  const result = await commit(context, change);
  if (result !== 'stored') return result;
  const text = change.row?.state;
  if (text !== undefined) {
    memory.stateTexts.set(id, { rev: rev + 1, text });
    memory.liveStates.set(id, { rev: rev + 1, state: moves.state });
  }
  if (moves.workLeft) context.later(() => resumeAutomatic(context, id));
  return result;
}

/**
 * Continues the automatic moves of a table where an earlier course stopped. Computers think before the table is locked. `isDue`: this is
 * due by what is stored, which is settled even if there is nothing left to do.
 */
export async function resumeAutomatic(context: Context, id: string, isDue = false): Promise<void> {
  const ahead = await thinkAhead(context, id);
  if (ahead === undefined) return;
  await context.locks.run(id, async () => {
    const opened = await openToMove(context, id);
    if (isRefusal(opened) || opened.row.status !== 'running') return;
    const asThought = opened.row.rev === ahead.rev;
    const moves = newMoves(opened, asThought ? ahead.thoughts : undefined);
    await playAutomatic(context, moves);
    // Where somebody has moved meanwhile, their commit has said whether there is work left.
    if (hasChanged(moves) || (isDue && asThought && !moves.workLeft)) {
      await commitMoves(context, moves, await changeOf(context, moves));
    }
  });
}

/** Whether a course has come to anything that is to be stored. */
export const hasChanged = ({ made, autopilots, orders }: PendingMoves): boolean =>
  made.length > 0 || autopilots.size > 0 || orders.size > 0;
