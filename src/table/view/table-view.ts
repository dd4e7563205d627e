/** What a person, or a spectator, may see of a table: view, names, log. */

import type { Game } from '#face/game';
import type { View } from '#face/view';
import type { Names } from '#face/words';
import type { Refusal } from '#kernel/ask';
import { mayKnow } from '#kernel/event';
import type { Seat } from '#kernel/state';
import { alive } from '#kernel/zones';
import type { InputRow, SeatRow, TableRow } from '#store/types';
import { shownClocks } from '../clock/seat-clocks.ts';
import { timesOf } from '../clock/times.ts';
import { type Context, type Opened, openForView, openLog, seatOf } from '../context.ts';
import { lessonShown } from '../lessons/progress.ts';
import { readOptions } from '../open/options.ts';
import { infoOf, readAutopilot } from '../open/rows.ts';
import { readEvents } from '../open/stored-text.ts';
import { askAmong } from '../play/autopilot.ts';
import type { AutopilotState } from '../play/autopilot-stored.ts';
import { veiledUntil } from '../play/hidden-timing.ts';
import { follow } from '../play/planned-moves/follow.ts';
import { readOrders } from '../play/planned-moves/stored.ts';
import { refuse } from '../refusals.ts';
import {
  type Autopilot,
  isRefusal,
  type LogEntry,
  type LogPage,
  type Millis,
  type PlannedMoves,
  type SeatClock,
  type TableView,
  type UserId,
} from '../types.ts';
import { lineOf } from './table-events.ts';

const mostSince = 50;
/** How many inputs to read at once: there are many passes and the like, of which nothing is told. */
const chunk = 60;

/** The table as `user` may see it. */
export async function tableView(context: Context, id: string, user: UserId | undefined): Promise<TableView | Refusal> {
  const opened = await openForView(context, id);
  return isRefusal(opened) ? opened : viewFor(context, opened, user);
}

/** An opened table as `user` may see it. `latest`: the inputs of its rev, if already known. */
export async function viewFor(
  context: Pick<Context, 'store' | 'now'>,
  opened: Opened,
  user: UserId | undefined,
  latest?: readonly InputRow[],
): Promise<TableView> {
  return lookFrom(context, opened, seatOf(opened.row, user), latest);
}

/**
 * An opened table as a seat (undefined: a spectator) may see it, whoever has that seat. `latest`: the inputs of its rev, if
 * already known; `untold`: the news is left out.
 */
export async function lookFrom(
  context: Pick<Context, 'store' | 'now'>,
  opened: Opened,
  seat: Seat | undefined,
  latest?: readonly InputRow[] | 'untold',
): Promise<TableView> {
  const { row, game } = opened;
  const own = row.seats.find((one) => one.seat === seat);
  const after = own ?? longestWaiting(row);
  const view = viewAt(opened, seat);
  const gone = seat !== undefined && view.out.includes(seat);
  const autopilot = own === undefined ? undefined : readAutopilot(own, game.words.stops);
  // Before anything is waited for: the state may be one that the next move changes.
  const answered =
    own === undefined || autopilot === undefined ? undefined : answeredAt(opened, own, view, autopilot, context.now());
  const position = own === undefined || gone ? lastMoveOf(after) : lastKnownTo(own, row.rev);
  const news =
    after === undefined || latest === 'untold'
      ? { since: [], quiet: 0 }
      : gone
        ? { since: await entriesUntilOut(context, opened, seat, position), quiet: 0 }
        : latest !== undefined && position.rev === row.rev
          ? newsAmong(latest, opened, seat, position)
          : await newsSince(context, opened, seat, position);
  return {
    table: infoOf(row, game, false),
    game,
    seat,
    view,
    names: namesOf(row),
    since: news.since.slice(-mostSince),
    quiet: news.quiet,
    unseen: own !== undefined && isNewTo(own, row.rev),
    autopilot: autopilot === undefined ? undefined : withoutNotes(autopilot),
    orders: own === undefined ? undefined : shownOrders(own),
    answeredAt: answered,
    clocks: await clocksOf(context, row),
    lesson: lessonShown(row, game.lesson, seat),
  };
}

/** A seat's orders, and those that have ended since its person's last move. */
function shownOrders(own: SeatRow): PlannedMoves {
  const { list, ended } = readOrders(own);
  return { list, ended: ended.filter(({ rev }) => rev >= own.movedRev) };
}

/** When a seat's open ask is answered automatically, as matters stand. */
function answeredAt(
  { row, state }: Opened,
  own: SeatRow,
  view: View,
  autopilot: AutopilotState,
  now: Millis,
): Millis | undefined {
  const ask = view.asks.find(({ free }) => free !== true);
  const until = ask === undefined ? undefined : veiledUntil(row, own, ask, view.turn, now);
  if (ask === undefined || until === undefined || !view.owing.includes(ask.seat)) return undefined;
  const { answer } = follow(view, askAmong(row.seats, ask), autopilot, readOrders(own).list, (card) =>
    alive(state, card),
  );
  return answer === undefined ? undefined : until;
}

/** The clocks of a running table; none if it has none. */
async function clocksOf(context: Pick<Context, 'store' | 'now'>, row: TableRow): Promise<readonly SeatClock[]> {
  const times = row.status === 'running' ? await timesOf(context, row) : undefined;
  return times === undefined ? [] : shownClocks(row, times, context.now());
}

/** A seat's view, without asks if the table is over: the rules do not know of a game that was ended from outside. */
function viewAt({ row, game, state }: Opened, seat: Seat | undefined): View {
  const view = game.view(state, seat);
  if (row.status !== 'finished' || view.result !== undefined) return view;
  const { offered: _, ...rest } = view;
  return { ...rest, asks: [], owing: [] };
}

/** An autopilot as shown to its person: without what it remembers between asks. */
function withoutNotes({ mode, stops, standing, until }: AutopilotState): Autopilot {
  return { mode, stops, ...(standing !== undefined && { standing }), ...(until !== undefined && { until }) };
}

/** A page of a table's log; also of one of which nothing else is kept. `table.result-only`: not even that is. */
export async function log(
  context: Context,
  id: string,
  user: UserId | undefined,
  page: { readonly before?: { readonly rev: number; readonly n: number }; readonly limit?: number } = {},
): Promise<LogPage | Refusal> {
  const opened = await openLog(context, id);
  if (isRefusal(opened)) return opened;
  const { row, game } = opened;
  const seat = seatOf(row, user);
  const own = row.seats.find((one) => one.seat === seat);
  const unseen = own !== undefined && isNewTo(own, row.rev);
  const about = { table: infoOf(row, game, false), game, names: namesOf(row), unseen };
  const limit = Math.min(100, Math.max(1, Math.trunc(page.limit ?? 25)));
  const entries: LogEntry[] = [];
  for (let before: InputPosition | undefined = page.before; ; ) {
    const inputs: readonly InputRow[] = await context.store.tables.inputs(id, {
      limit: chunk,
      before,
    });
    entries.push(...inputs.map((input) => entryOf(input, game, seat, about.names)).filter(isTold));
    before = inputs.at(-1);
    const isGone = opened.text === undefined && page.before === undefined && entries.length === 0;
    if (isGone) return refuse('table.result-only');
    if (before === undefined || entries.length >= limit) return { ...about, entries: entries.slice(0, limit) };
  }
}

/** What a seat that is out is told: from a spot to the input that eliminated it, oldest first. */
async function entriesUntilOut(
  context: Pick<Context, 'store'>,
  opened: Opened,
  seat: Seat,
  position: InputPosition,
): Promise<readonly LogEntry[]> {
  const { since: all } = await newsSince(context, opened, seat, position, Number.POSITIVE_INFINITY);
  const end = all.findIndex(({ events }) => events.some((event) => opened.game.words.takesOut?.(event) === seat));
  return end < 0 ? all.slice(-mostSince) : all.slice(Math.max(0, end + 1 - mostSince), end + 1);
}

type InputPosition = { readonly rev: number; readonly n: number };

function isAfter(input: InputRow, { rev, n }: InputPosition): boolean {
  return input.rev > rev || (input.rev === rev && input.n > n);
}

/** The spot of a seat's last move: the automatic ones that followed it come after. */
const lastMoveOf = (seat: SeatRow | undefined): InputPosition => ({ rev: seat?.movedRev ?? 0, n: 0 });

/** How far a person knows the game: to their last move, or as far as they had been shown it before they opened this rev. */
function lastKnownTo(own: SeatRow, rev: number): InputPosition {
  const seen = (isNewTo(own, rev) ? own.seenRev : own.seenBefore) ?? 0;
  return seen > own.movedRev ? { rev: seen, n: Number.POSITIVE_INFINITY } : lastMoveOf(own);
}

/** Whether the person on a seat has neither made a rev by moving nor been shown it. */
const isNewTo = ({ movedRev, seenRev = 0 }: SeatRow, rev: number): boolean => Math.max(movedRev, seenRev) < rev;

/** Notes that a person was shown a rev of the table. What it costs to lose that is a line told twice. */
export async function markSeen({ store, log }: Context, id: string, user: UserId, rev: number): Promise<void> {
  try {
    await store.tables.markSeen(id, user, rev);
  } catch (error) {
    log.warn({ err: error, table: id, rev }, 'what a person has seen was not noted');
  }
}

/** What a viewer is told, oldest first, and how many answers of other people there were of which nothing is told. */
type News = { readonly since: readonly LogEntry[]; readonly quiet: number };

/** The news among the inputs after a spot, in order. */
function newsAmong(
  inputs: readonly InputRow[],
  { row, game }: Pick<Opened, 'row' | 'game'>,
  seat: Seat | undefined,
  position: InputPosition,
): News {
  const names = namesOf(row);
  const entries = inputs.filter((input) => isAfter(input, position)).map((input) => entryOf(input, game, seat, names));
  // Automatic answers are not counted: how many there are may depend on what somebody holds. With a veil nobody may tell them
  // from the others.
  if (readOptions(row)?.veil === true) return { since: entries.filter(isTold), quiet: 0 };
  const quiet = entries.filter((entry) => !isTold(entry) && entry.by !== 'auto' && entry.seat !== seat);
  return { since: entries.filter(isTold), quiet: quiet.length };
}

/** The news after a spot, the last `most` entries or a few more. */
async function newsSince(
  context: Pick<Context, 'store'>,
  opened: Pick<Opened, 'row' | 'game'>,
  seat: Seat | undefined,
  position: InputPosition,
  max = mostSince,
): Promise<News> {
  const since: LogEntry[] = [];
  let quiet = 0;
  // From the newest backwards, so that no more is read than is shown.
  for (let before: InputPosition | undefined; ; ) {
    const inputs: readonly InputRow[] = await context.store.tables.inputs(opened.row.id, {
      limit: chunk,
      before,
      from: position.rev,
    });
    const later = inputs.filter((input) => isAfter(input, position));
    const news = newsAmong(later.toReversed(), opened, seat, position);
    since.unshift(...news.since);
    quiet += news.quiet;
    before = inputs.at(-1);
    if (later.length < chunk || since.length >= max) return { since, quiet };
  }
}

/** An input's events as a seat (undefined: a spectator) may know them, or `all` of them. */
export function entryOf(input: InputRow, game: Game, viewer: Seat | undefined | 'all', names: Names): LogEntry {
  const events = readEvents(input.events).filter((event) => viewer === 'all' || mayKnow(event, viewer));
  let lines: readonly string[] | undefined;
  return {
    rev: input.rev,
    n: input.n,
    at: input.at,
    seat: input.seat,
    by: input.by === 'person' || input.by === 'clock' ? input.by : 'auto',
    events,
    // Many who read entries tell their events in another way.
    get lines() {
      lines ??= events.map((event) => lineOf(game, event, names)).filter((line) => line !== undefined);
      return lines;
    },
  };
}

/** The players' names by seat. */
export function namesOf(row: TableRow): Names {
  return row.seats.map((seat) => seat.name);
}

/** Whether there is something to tell of an input. */
function isTold(entry: LogEntry): boolean {
  return entry.lines.length > 0;
}

function longestWaiting(row: TableRow): TableRow['seats'][number] | undefined {
  const persons = row.seats.filter((seat) => seat.user !== undefined);
  const waiting = persons.filter((seat) => seat.waitingSince !== undefined);
  // When the game is over, from the point of view of whoever moved last.
  const [first] = waiting.sort((a, b) => (a.waitingSince ?? 0) - (b.waitingSince ?? 0));
  return first ?? persons.sort((a, b) => b.movedRev - a.movedRev)[0];
}
