/**
 * How a game went that is over: the chance of each seat to win at the beginning of each turn, and the turns that changed most.
 * Told only to those who may see all hands of the game, and made of what a spectator saw.
 */
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import { type Context, type Opened, openTable } from './context.ts';
import type { Entrance } from './entrance.ts';
import { type Judged, judgedCourse, stateAfter } from './judged-course.ts';
import { refuse } from './refusals.ts';
import { courseOf, openAs } from './replay.ts';
import { isRefusal, type Recap, type RecapService, type TurningPoint, type UserId } from './types.ts';

/** How many turns are told. */
const TOLD = 3;
/** By how much a turn must change somebody's chance to be told. */
const NOTABLE = 0.05;

/** What is told of a game when it is over, as part of the table service. */
export function createRecap(context: Context, { enter }: Pick<Entrance, 'enter'>): RecapService {
  return { recap: (table, user) => enter(() => recap(context, table, user)) };
}

async function recap(context: Context, id: string, user: UserId): Promise<Recap | Refusal> {
  const as = await openFinished(context, id, user);
  if (isRefusal(as)) return as;
  const { opened, viewed } = as;
  const judged = await judgedCourse(context, opened);
  if (judged === undefined) return refuse('recap.unknown');
  const chances = judged.moments.map((moment) => moment.chances);
  return { ...viewed, chances, byPlay: judged.byPlay, turning: await turningPoints(context, opened, judged) };
}

/** Opens a game that is over for somebody who may see all its hands. */
async function openFinished(context: Context, id: string, user: UserId) {
  const opened = await openTable(context, id);
  if (isRefusal(opened)) return opened;
  if (opened.row.status !== 'finished') return refuse('recap.running');
  return openAs(context, id, user, 'open');
}

/** The turns that brought somebody forward most, in their order. */
async function turningPoints(context: Context, opened: Opened, { moments }: Judged): Promise<readonly TurningPoint[]> {
  const { turns } = await courseOf(context, opened);
  const gains = moments.slice(1).map((after, at) => {
    const before = moments[at] ?? after;
    return { at, before, after, ...mostGained(before.chances, after.chances) };
  });
  const notable = gains.filter(({ from, to }) => to - from >= NOTABLE);
  const most = notable.sort((a, b) => b.to - b.from - (a.to - a.from)).slice(0, TOLD);
  const points: TurningPoint[] = [];
  for (const { at, before, after, ...gain } of most.sort((a, b) => a.at - b.at)) {
    const state = await stateAfter(context, opened, after.rev);
    const line = turns.find(({ rev }) => rev === before.rev)?.line;
    points.push({ at, rev: before.rev, line, ...gain, board: state && opened.game.view(state, undefined) });
  }
  return points;
}

function mostGained(before: readonly number[], after: readonly number[]) {
  const gains = after.map((chance, seat) => chance - (before[seat] ?? 0));
  const seat: Seat = gains.indexOf(Math.max(...gains));
  return { seat, from: before[seat] ?? 0, to: after[seat] ?? 0 };
}
