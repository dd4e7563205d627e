/** Moves at running tables: one at a time, each stored together with the automatic moves that follow it. */
import { isDeepStrictEqual } from 'node:util';
import type { Game } from '#face/game';
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { Change, TableRow } from '#store/types';
import { type Pilot, spanOf } from './autopilot.ts';
import { type Course, makeMove, runOn, withoutOneOff } from './chain.ts';
import { type Context, type Opened, openTable, seatOf } from './context.ts';
import { commitCourse, giveUp, newCourse, pilotAt, rulesRefused } from './course.ts';
import type { Entrance } from './entrance.ts';
import { entryOf, log, look, lookAt, namesOf } from './look.ts';
import { changeOf } from './record.ts';
import { refuse } from './refusals.ts';
import { readJson } from './rows.ts';
import { story } from './story.ts';
import { end, hasLeft, standIn } from './stuck.ts';
import { isRefusal, type Move, type Moved, type PlayService, type UserId } from './types.ts';

/** Running tables, as part of the table service. */
export function createPlay(context: Context, { enter, track }: Entrance): PlayService {
  return {
    submit: (table, user, move) => enter(() => submit(context, table, user, move)),
    concede: (table, user) => enter(() => concede(context, table, user)),
    end: (table) => enter(() => end(context, table)),
    standIn: (table, seat, user) => enter(() => standIn(context, table, seat, user)),
    hasLeft: (table, seat, user) => track(hasLeft(context, table, seat, user)),
    look: (table, user) => enter(() => look(context, table, user)),
    log: (table, user, page) => enter(() => log(context, table, user, page)),
    story: (table, from, most = 200) => enter(() => story(context, table, from, most)),
    setAutopilot: (table, user, change) => enter(() => setAutopilot(context, table, user, change)),
  };
}

/** Most attempts when another process stores first. */
const tries = 3;

type SeatMove = (
  course: Course,
  seat: Seat,
) => Refusal | 'repeated' | undefined | Promise<Refusal | 'repeated' | undefined>;

/** Takes a person's answer. Idempotent for the same answer to the same ask. */
function submit(context: Context, id: string, user: UserId, move: Move): Promise<Moved | Refusal> {
  return moveOf(context, id, user, async (course, seat) => {
    const { row, game, state } = course;
    const view = game.view(state, seat);
    // An answer that is still owed cannot be a repetition.
    const owed = view.owing.includes(seat) && view.asks.some((ask) => ask.id === move.ask);
    const before = owed ? undefined : await context.store.tables.inputTo(id, seat, move.ask);
    if (before?.by === 'person' && isDeepStrictEqual(readJson(before.input), move.answer)) return 'repeated';
    if (row.status === 'finished') return refuse('table.finished');
    if (view.out.includes(seat) || pilotAt(row, game, seat).conceded === true) return refuse('table.out');
    if (!view.asks.some((ask) => ask.id === move.ask)) {
      context.log.info({ table: id, seat, ask: move.ask, seen: move.rev, rev: row.rev }, 'a press came too late');
      return refuse('stale');
    }
    const refused = makeMove(course, { seat, ask: move.ask, answer: move.answer }, 'person');
    return refused === undefined ? undefined : rulesRefused(context, row, refused);
  });
}

/** Concedes the game for the person's seat. */
function concede(context: Context, id: string, user: UserId): Promise<Moved | Refusal> {
  return moveOf(context, id, user, (course, seat) => {
    const { row, game, state } = course;
    const pilot = pilotAt(row, game, seat);
    if (pilot.conceded === true || game.view(state, undefined).out.includes(seat)) return 'repeated';
    if (row.status === 'finished') return refuse('table.finished');
    const refused = giveUp(course, seat, 'person');
    return refused === undefined ? undefined : rulesRefused(context, row, refused);
  });
}

/** Changes the seat's autopilot, which acts at once. */
function setAutopilot(
  context: Context,
  id: string,
  user: UserId,
  change: Parameters<PlayService['setAutopilot']>[2],
): Promise<Moved | Refusal> {
  return moveOf(context, id, user, (course, seat) => {
    const { row, game, state } = course;
    if (row.status === 'finished') return refuse('table.finished');
    const pilot = pilotAt(row, game, seat);
    const view = game.view(state, seat);
    if (view.out.includes(seat) || pilot.conceded === true) return refuse('table.out');
    const known = [...game.words.stops.map((stop) => stop.id), ...pilot.stops];
    const wrong = change.stops?.find((stop) => !known.includes(stop));
    if (wrong !== undefined) return refuse('table.option', { option: 'stops', value: wrong });
    const odd = Object.entries(change.standing ?? {}).find(([id, said]) => !mayStand(game, id, said));
    if (odd !== undefined) return refuse('table.option', { option: odd[0], value: odd[1] });
    const steady: Pilot = {
      ...('until' in change ? withoutOneOff(pilot) : pilot),
      mode: change.mode ?? pilot.mode,
      stops: [...new Set(change.stops ?? pilot.stops)],
      ...(change.standing !== undefined && { standing: { ...pilot.standing, ...change.standing } }),
    };
    if (change.until === undefined) {
      course.pilots.set(seat, steady);
      return undefined;
    }
    // The person saw the window that is open now, so it is passed whatever it is about.
    const open = view.asks.find((ask) => ask.role === 'window');
    const stretch = spanOf(change.until);
    const span = stretch === undefined ? undefined : open?.spans?.[stretch];
    if (stretch !== undefined && span === undefined) return refuse('table.option', { option: 'until', value: stretch });
    course.pilots.set(seat, {
      ...steady,
      until: change.until,
      setIn: { turn: view.turn, active: view.active },
      ...(span !== undefined && { span }),
    });
    if (open === undefined || !view.owing.includes(seat)) return undefined;
    const refused = makeMove(course, { seat, ask: open.id, answer: open.fallback }, 'person');
    return refused === undefined ? undefined : rulesRefused(context, row, refused);
  });
}

/** Whether a game has a standing question with this answer. */
function mayStand({ words }: Game, question: string, said: string): boolean {
  return words.standing.some(({ id, choices }) => id === question && choices.some((one) => one.id === said));
}

/** A person's move: opens the table, makes the move and the automatic ones, and stores them; starts over if another process was faster. */
function moveOf(context: Context, id: string, user: UserId, make: SeatMove): Promise<Moved | Refusal> {
  return context.locks.run(id, async () => {
    for (let attempt = 0; attempt < tries; attempt++) {
      const opened = await openTable(context, id);
      if (isRefusal(opened)) return opened;
      const seat = seatOf(opened.row, user);
      if (seat === undefined) return refuse('table.not-seated');
      const course = newCourse(opened);
      const made = await make(course, seat);
      if (made === 'repeated') return { look: await lookAt(context, opened, user), happened: [] };
      if (made !== undefined) return made;
      await runOn(context, course);
      const change = await changeOf(context, course);
      if ((await commitCourse(context, course, change)) === 'stored') return moved(context, course, change, user);
    }
    return refuse('table.moved-on');
  });
}

/** The result of a stored move, without reading the table again. */
async function moved(context: Context, course: Course, change: Change, user: UserId): Promise<Moved> {
  const { game, state } = course;
  const row = rowAfter(course.row, change);
  const inputs = change.inputs ?? [];
  const opened: Opened = { row, game, state, text: change.row?.state ?? '', rulesChange: undefined };
  const seat = seatOf(row, user);
  return {
    look: await lookAt(context, opened, user, inputs),
    happened: inputs.map((input) => entryOf(input, game, seat, namesOf(row))),
  };
}

/** A table's row after a change that has just been stored. */
function rowAfter(row: TableRow, { row: changed = {}, patch = [] }: Change): TableRow {
  const { state: _, ...columns } = changed;
  const seats = row.seats.map((seat) => ({ ...seat, ...patch.find((one) => one.seat === seat.seat) }));
  return { ...row, ...columns, rev: row.rev + 1, seats };
}
