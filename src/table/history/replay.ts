/**
 * Games step by step. A step is a commit in which somebody moved; what the table looked like then is stored as a frame, and
 * shown through the game's own views, so a replay shows a viewpoint nothing that it could not see at the time.
 */
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import { type ArchivedTable, type Context, type Opened, openLog } from '../context.ts';
import type { Entrance } from '../entrance.ts';
import { stateAt } from '../open/frames.ts';
import { infoOf } from '../open/rows.ts';
import { readJson } from '../open/stored-text.ts';
import { refuse } from '../refusals.ts';
import {
  type GameRecord,
  isRefusal,
  type Moment,
  type RecordedInput,
  type ReplayRequest,
  type ReplayService,
  type ReplaySpot,
  type ReplayStep,
  type UserId,
  type Viewed,
  type Viewpoint,
} from '../types.ts';
import { entryOf, namesOf } from '../view/table-view.ts';
import { gameHistoryOf, inputsBetween } from './game-history.ts';
import { knownPoints } from './turning-points.ts';
import { granted, viewpointsOf } from './viewpoints.ts';

/** Replays, as part of the table service. */
export function createReplay(context: Context, { admit }: Pick<Entrance, 'admit'>): ReplayService {
  return {
    replay: (table, user, request = {}) => admit(() => replay(context, table, user, request)),
    gameRecord: (table, user, view) => admit(() => gameRecord(context, table, user, view)),
    replayMoments: (table, user, view, revs) =>
      admit(async () => {
        const opened = await openAs(context, table, user, view);
        if (isRefusal(opened)) return opened;
        const moments: (Moment | undefined)[] = [];
        for (const rev of revs) moments.push(await shownAt(context, opened, rev));
        return moments;
      }),
  };
}

/** A table that a person sees from a viewpoint that is theirs. */
export type OpenedAs<Table = Opened> = { readonly opened: Table; readonly viewed: Viewed };

async function openAs(
  context: Context,
  id: string,
  user: UserId,
  wanted: Viewpoint | undefined,
): Promise<OpenedAs<Opened | ArchivedTable> | Refusal> {
  const opened = await openLog(context, id);
  return isRefusal(opened) ? opened : seenAs(context, opened, user, wanted);
}

/** An opened table as somebody sees it from a viewpoint, if that is theirs. */
export async function seenAs<Table extends Pick<Opened, 'row' | 'game'>>(
  context: Context,
  opened: Table,
  user: UserId,
  wanted: Viewpoint | undefined,
): Promise<OpenedAs<Table> | Refusal> {
  const { row, game } = opened;
  const views = await viewpointsOf(context, row, user);
  const view = granted(row, views, wanted);
  if (isRefusal(view)) return view;
  return { opened, viewed: { table: infoOf(row, game, false), game, names: namesOf(row), view, views } };
}

async function replay(
  context: Context,
  id: string,
  user: UserId,
  { view, spot }: ReplayRequest,
): Promise<ReplayStep | Refusal> {
  const as = await openAs(context, id, user, view);
  if (isRefusal(as)) return as;
  const { opened, viewed } = as;
  const { revs, turns } = await gameHistoryOf(context, opened);
  if (opened.text === undefined && revs.length === 0) return refuse('table.result-only');
  const at = indexOf(revs, spot ?? { go: opened.row.status === 'finished' ? 'first' : 'last' });
  const rev = revs[at] ?? opened.row.rev;
  const inputs = await inputsBetween(context, id, rev, rev);
  return {
    ...viewed,
    rev,
    step: at + 1,
    steps: revs.length,
    turns,
    turning: opened.text === undefined ? [] : await knownPoints(context, opened, viewed.views),
    entries: inputs.map((input) => entryOf(input, viewed.game, knower(viewed.view), viewed.names)),
    shown: await shownAt(context, as, rev),
  };
}

/** The index of a step; what is not there is the nearest before it, or the end that it lies beyond. */
function indexOf(revs: readonly number[], spot: ReplaySpot): number {
  const last = revs.length - 1;
  if (spot.go === 'first') return 0;
  if (spot.go === 'last') return last;
  const at = revs.findLastIndex((rev) => rev <= spot.rev);
  const moved = spot.go === 'back' ? at - 1 : spot.go === 'on' ? at + 1 : at;
  return Math.min(last, Math.max(0, moved));
}

/** Whose events a viewpoint may know. */
const knower = (view: Viewpoint): Seat | undefined | 'all' =>
  view === 'open' ? 'all' : view === 'spectator' ? undefined : view;

async function shownAt(
  context: Context,
  { opened, viewed }: OpenedAs<Opened | ArchivedTable>,
  rev: number,
): Promise<Moment | undefined> {
  const { row, game } = opened;
  const { revs } = await gameHistoryOf(context, opened);
  const isNow = rev === revs.at(-1);
  // Of older games no more is stored than how they stand.
  const text = isNow ? opened.text : await stateAt(context, row, rev);
  if (text === undefined) return undefined;
  try {
    const state = game.open(text);
    const { view } = viewed;
    if (view === 'spectator') return { board: game.view(state, undefined), hands: [] };
    if (view !== 'open') {
      const own = game.view(state, view);
      return { board: own, hands: [own] };
    }
    const hands = row.seats.map(({ seat }) => game.view(state, seat));
    return { board: game.view(state, undefined), hands };
  } catch (error) {
    context.log.warn({ err: error, table: row.id, rev }, 'a step of a game cannot be shown');
    return undefined;
  }
}

async function gameRecord(
  context: Context,
  id: string,
  user: UserId,
  wanted: Viewpoint | undefined,
): Promise<GameRecord | Refusal> {
  const as = await openAs(context, id, user, wanted);
  if (isRefusal(as)) return as;
  const { opened, viewed } = as;
  const { revs, turns } = await gameHistoryOf(context, opened);
  const inputs = await inputsBetween(context, id, 0, opened.row.rev);
  const isArchived = opened.text === undefined;
  if (isArchived && inputs.length === 0) return refuse('table.result-only');
  const { view, game, names } = viewed;
  return {
    ...viewed,
    inputs: inputs.flatMap((input): readonly RecordedInput[] => {
      const entry = entryOf(input, game, knower(view), names);
      const isShown = view === 'open' || (input.seat !== undefined && input.seat === view);
      if (isShown && !isArchived) return [{ ...entry, ask: input.ask, input: readJson(input.input) }];
      // That somebody was asked at all, and how they answered, may depend on what they hold.
      return entry.events.length === 0 ? [] : [{ ...entry, ask: undefined }];
    }),
    turns,
    turnEnds: [...turns.map(({ rev }) => revs[revs.indexOf(rev) - 1]), revs.at(-1)].filter((rev) => rev !== undefined),
    seed: view === 'open' ? opened.row.seed : undefined,
  };
}
