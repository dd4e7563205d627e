/**
 * Computers that take their time think about a table's next moves on a copy of it, while it stays free for everybody else.
 * What they find holds for the table as it stood; if somebody moves meanwhile, it is dropped. Nothing of it is stored: a
 * program that ends in the middle thinks anew.
 */
import type { Answer } from '#kernel/ask';
import { type Context, openTable } from '../context.ts';
import { isRefusal } from '../types.ts';
import { chanceOf, newMoves, type PendingMoves, type Pondered, play, playAutomatic } from './automatic-moves.ts';

/** Most decisions that are thought about before they are stored and shown. */
const max = 12;

/** Answers by ask, for the table at a rev. */
export type Thoughts = { readonly rev: number; readonly thoughts: ReadonlyMap<number, Answer> };

/** Thinks until a person is asked. Undefined: the program is closing. */
export async function thinkAhead(context: Context, id: string): Promise<Thoughts | undefined> {
  const thoughts = new Map<number, Answer>();
  const opened = await openTable(context, id);
  if (isRefusal(opened) || opened.row.status !== 'running') return { rev: -1, thoughts };
  const moves = newMoves(opened, thoughts);
  for (;;) {
    await playAutomatic(context, moves);
    const { pondered } = moves;
    if (pondered === undefined || thoughts.size === max) return { rev: opened.row.rev, thoughts };
    const answer = await answerOf(context, moves, pondered);
    if (answer === undefined) return undefined;
    thoughts.set(pondered.ask.id, answer);
  }
}

/** What the computer finds; what it plays without looking ahead, if it fails; undefined if the program is closing. */
async function answerOf(
  context: Context,
  moves: PendingMoves,
  { computer, view, ask }: Pondered,
): Promise<Answer | undefined> {
  const { game, state, row } = moves;
  try {
    const answer = await computer.ponder?.(game, state, ask, chanceOf(row, ask));
    if (answer !== undefined) return answer;
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return undefined;
    context.log.error(
      { table: row.id, ask: ask.id, err: error },
      'a computer player could not think; it plays by rules of thumb',
    );
  }
  return play(context, moves, computer.play, view, ask);
}
