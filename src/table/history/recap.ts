/**
 * How a game went that is over: the chance of each seat to win at the beginning of each turn, and the turns that changed most.
 * Told only to those who may see all hands of the game. A chance says what could be hoped for then: it comes of playing on with
 * what was hidden dealt anew, or else of what spectators saw.
 */
import type { Refusal } from '#kernel/ask';
import { type Context, type Opened, openTable, seatOf } from '../context.ts';
import type { Entrance } from '../entrance.ts';
import { refuse } from '../refusals.ts';
import {
  isRefusal,
  type MistakeTold,
  type Recap,
  type RecapService,
  type TurningPoint,
  type UserId,
} from '../types.ts';
import { entryOf, namesOf } from '../view/table-view.ts';
import { type GameAnalysis, glancedCourse, judgedCourse, stateAfter } from './game-analysis.ts';
import { inputsBetween } from './game-history.ts';
import { type OpenedAs, seenAs } from './replay.ts';
import { gainsIn, startsOf } from './turning-points.ts';
import { worstMoveIn } from './worst-move.ts';

/** What is told of a game when it is over, as part of the table service. */
export function createRecap(context: Context, { admit }: Pick<Entrance, 'admit'>): RecapService {
  return {
    recap: (table, user) => admit(() => recap(context, table, user)),
    mistake: (table, user) => admit(() => mistake(context, table, user)),
    chancesSeen: (table) => admit(() => chancesSeen(context, table)),
  };
}

async function recap(context: Context, id: string, user: UserId): Promise<Recap | Refusal> {
  const as = await openFinished(context, id, user);
  if (isRefusal(as)) return as;
  const { opened, viewed } = as;
  const judged = await judgedCourse(context, opened);
  if (judged === undefined) return refuse('recap.unknown');
  const chances = judged.moments.map((moment) => moment.chances);
  const seat = seatOf(opened.row, user);
  return { ...viewed, seat, chances, byPlay: judged.byPlay, turning: await turningPoints(context, opened, judged) };
}

async function mistake(context: Context, id: string, user: UserId): Promise<MistakeTold | Refusal> {
  const as = await openFinished(context, id, user);
  if (isRefusal(as)) return as;
  const { opened, viewed } = as;
  const seat = seatOf(opened.row, user);
  if (seat === undefined) return refuse('table.not-seated');
  const judged = await judgedCourse(context, opened);
  if (judged === undefined) return refuse('recap.unknown');
  if (context.judge?.review === undefined) return refuse('recap.nobody');
  try {
    return { ...viewed, worst: await worstMoveIn(context, opened, judged, { seat, user }) };
  } catch (error) {
    context.log.warn({ table: id, seat, err: error }, 'the decisions of a seat could not be judged');
    return refuse('recap.nobody');
  }
}

async function chancesSeen(context: Context, id: string): Promise<readonly (readonly number[])[] | Refusal> {
  const opened = await openTable(context, id);
  if (isRefusal(opened)) return opened;
  if (opened.row.status !== 'finished') return refuse('recap.running');
  const moments = await glancedCourse(context, opened);
  return moments === undefined ? refuse('recap.unknown') : moments.map(({ chances }) => chances);
}

/** Opens a game that is over for somebody who may see all its hands. */
async function openFinished(context: Context, id: string, user: UserId): Promise<OpenedAs | Refusal> {
  const opened = await openTable(context, id);
  if (isRefusal(opened)) return opened;
  if (opened.row.status !== 'finished') return refuse('recap.running');
  return seenAs(context, opened, user, 'open');
}

/** The turns that brought somebody forward most, in their order, each with what the table then looked like. */
async function turningPoints(context: Context, opened: Opened, judged: GameAnalysis): Promise<readonly TurningPoint[]> {
  const { row, game } = opened;
  const points: TurningPoint[] = [];
  for (const point of await startsOf(context, opened, gainsIn(judged))) {
    const { rev, after } = point;
    const state = await stateAfter(context, opened, after);
    const entries = (await inputsBetween(context, row.id, rev, after)).map((input) =>
      entryOf(input, game, undefined, namesOf(row)),
    );
    points.push({ ...point, entries, board: state && game.view(state, undefined) });
  }
  return points;
}
