/** A game that is over, judged at the beginning of each turn and at its end; kept between calls. */
import type { State } from '#kernel/state';
import type { Context, Opened } from './context.ts';
import { stateAt } from './frames.ts';
import { courseOf } from './replay.ts';

/** What the table looked like after a rev, with the chance of each seat to win, from 0 to 1. */
type JudgedMoment = { readonly rev: number; readonly chances: readonly number[] };

/** In their order, at least two. `byPlay`: they were played on, not only looked at. */
export type Judged = { readonly moments: readonly JudgedMoment[]; readonly byPlay: boolean };

/** The most moments of a game that are judged; of a longer one some turns are left out, evenly. */
const MOST = 40;

/** Undefined if too little of the game is stored, or nobody has learned it. Several who ask at once share one answer. */
export async function judgedCourse(context: Context, opened: Opened): Promise<Judged | undefined> {
  const { judged } = context.memory;
  const { id, rev } = opened.row;
  const known = judged.get(id);
  if (known?.rev === rev) return known.course;
  const course = judge(context, opened);
  judged.set(id, { rev, course });
  try {
    return await course;
  } catch (error) {
    judged.delete(id);
    throw error;
  }
}

async function judge(context: Context, opened: Opened): Promise<Judged | undefined> {
  const { game } = opened;
  const moments: JudgedMoment[] = [];
  for (const rev of await momentsOf(context, opened)) {
    const state = await stateAfter(context, opened, rev);
    const chances = state && context.judge?.glance(game, game.view(state, undefined));
    if (chances !== undefined) moments.push({ rev, chances });
  }
  return moments.length < 2 ? undefined : { moments, byPlay: false };
}

/** Where the game began, its turns began, and it ended; of many turns some. */
async function momentsOf(context: Context, opened: Opened): Promise<readonly number[]> {
  const { turns, revs } = await courseOf(context, opened);
  const last = revs.at(-1) ?? opened.row.rev;
  const begun = [...new Set([revs[0] ?? last, ...turns.map(({ rev }) => rev)])].filter((rev) => rev !== last);
  return [...evenly(begun, MOST - 1), last];
}

/** The state after a rev of a game that is over; undefined if it is not stored, or cannot be read any more. */
export async function stateAfter(context: Context, opened: Opened, rev: number): Promise<State | undefined> {
  const { row, game, text } = opened;
  const { revs } = await courseOf(context, opened);
  const stored = rev === revs.at(-1) ? text : await stateAt(context, row, rev);
  if (stored === undefined) return undefined;
  try {
    return game.open(stored);
  } catch (error) {
    context.log.warn({ err: error, table: row.id, rev }, 'a moment of a game cannot be judged');
    return undefined;
  }
}

/** At most so many of a list, the first one among them. */
function evenly<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)] as T);
}
