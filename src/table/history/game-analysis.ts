/** A game that is over, judged at the beginning of each turn and at its end; kept between calls. */
import type { State } from '#kernel/state';
import type { Context, Opened } from '../context.ts';
import { stateAt } from '../open/frames.ts';
import { gameHistoryOf } from './game-history.ts';

/** What the table looked like after a rev, with the chance of each seat to win, from 0 to 1. */
type JudgedMoment = { readonly rev: number; readonly chances: readonly number[] };

/** In their order, at least two. `byPlay`: they were played on, not only looked at. */
export type GameAnalysis = { readonly moments: readonly JudgedMoment[]; readonly byPlay: boolean };

/** The most moments of a game that are judged; of a longer one some turns are left out, evenly. */
const MOST = 40;

/**
 * Undefined if too little of the game is stored, or nobody has learned it. Several who ask at once share one answer. Where
 * playing on has failed, whoever asks later has it tried anew.
 */
export async function judgedCourse(context: Context, opened: Opened): Promise<GameAnalysis | undefined> {
  const { analyses: judged } = context.memory;
  const { id, rev } = opened.row;
  const kept = keptOf(context, opened);
  if (kept !== undefined && (kept.isGoing || !hasFailed(context, kept.known))) return kept.analysis;
  const analysis = judge(context, opened);
  judged.set(id, { rev, analysis, isGoing: true, known: kept?.known });
  try {
    const known = await analysis;
    judged.set(id, { rev, analysis, isGoing: false, known });
    return known;
  } catch (error) {
    judged.delete(id);
    throw error;
  }
}

/** A game as everybody saw it, judged by that alone, which does not take long; undefined as of `judgedCourse`. */
export async function glancedCourse(context: Context, opened: Opened): Promise<readonly JudgedMoment[] | undefined> {
  return judgedBy(context, opened, await momentsOf(context, opened), glanced(context, opened));
}

/** What is known already; nobody waits for it. Of a game that nobody has asked about the judging begins in the background. */
export function judgedSoFar(context: Context, opened: Opened): GameAnalysis | undefined {
  const kept = keptOf(context, opened);
  if (kept === undefined && context.judge !== undefined) {
    // One game after the other, since computers at running tables think in the same thread.
    context.later(() => context.locks.run('judging', async () => void (await judgedCourse(context, opened))));
  }
  return kept?.known;
}

function keptOf({ memory }: Context, { row }: Opened) {
  const kept = memory.analyses.get(row.id);
  return kept?.rev === row.rev ? kept : undefined;
}

/** Whether a game was only looked at although it might have been played on. */
const hasFailed = ({ judge }: Context, analysis: GameAnalysis | undefined): boolean =>
  analysis?.byPlay === false && judge?.foresee !== undefined;

async function judge(context: Context, opened: Opened): Promise<GameAnalysis | undefined> {
  const revs = await momentsOf(context, opened);
  const played = await judgedBy(context, opened, revs, foreseen(context, opened));
  const moments = played ?? (await judgedBy(context, opened, revs, glanced(context, opened))) ?? [];
  return moments.length < 2 ? undefined : { moments, byPlay: played !== undefined };
}

type ChancesOf = (state: State, rev: number) => Promise<readonly number[] | undefined>;

/**
 * Judges moments one after the other, without those that are not stored. Undefined if one of them cannot be judged: what was
 * judged in another way cannot be compared with the rest.
 */
async function judgedBy(
  context: Context,
  opened: Opened,
  revs: readonly number[],
  chancesOf: ChancesOf,
): Promise<readonly JudgedMoment[] | undefined> {
  const moments: JudgedMoment[] = [];
  for (const rev of revs) {
    const state = await stateAfter(context, opened, rev);
    if (state === undefined) continue;
    const chances = await chancesOf(state, rev);
    if (chances === undefined) return undefined;
    moments.push({ rev, chances });
  }
  return moments;
}

/** The mean of play-outs, with a seed of the table's own, so that a game is told alike whenever it is told. */
function foreseen({ judge, log }: Context, { row, game }: Opened): ChancesOf {
  return async (state, rev) => {
    try {
      return await judge?.foresee?.(game, state, `recap ${row.seed} ${rev}`);
    } catch (error) {
      const isClosing = error instanceof Error && error.name === 'AbortError';
      if (!isClosing)
        log.warn(
          { table: row.id, rev, err: error },
          'a game that is over could not be played on; it is only looked at',
        );
      return undefined;
    }
  };
}

/** By what spectators saw. A game whose end is to be told does not wait for a judge that fails. */
function glanced({ judge, log }: Context, { row, game }: Opened): ChancesOf {
  return async (state, rev) => {
    try {
      return judge?.glance(game, game.view(state, undefined));
    } catch (error) {
      log.warn({ table: row.id, rev, err: error }, 'a game that is over could not be judged');
      return undefined;
    }
  };
}

/** Where the game began, its turns began, and it ended; of many turns some. */
async function momentsOf(context: Context, opened: Opened): Promise<readonly number[]> {
  const { turns, revs } = await gameHistoryOf(context, opened);
  const last = revs.at(-1) ?? opened.row.rev;
  const begun = [...new Set([revs[0] ?? last, ...turns.map(({ rev }) => rev)])].filter((rev) => rev !== last);
  return [...evenly(begun, MOST - 1), last];
}

/** The state after a rev of a game that is over; undefined if it is not stored, or cannot be read any more. */
export async function stateAfter(context: Context, opened: Opened, rev: number): Promise<State | undefined> {
  const { row, game, text } = opened;
  const { revs } = await gameHistoryOf(context, opened);
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
function evenly<T>(all: readonly T[], max: number): readonly T[] {
  if (all.length <= max) return all;
  return Array.from({ length: max }, (_, i) => all[Math.floor((i * all.length) / max)] as T);
}
