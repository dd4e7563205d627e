/** Moves at a running table: one at a time, each with the automatic moves that follow it stored as a whole. */
import { isDeepStrictEqual } from 'node:util';
import type { Refusal } from '#kernel/ask';
import { type Game, usesDecks } from '#kernel/game';
import type { Seat } from '#kernel/state';
import type { Change, DueRow, InputRow, TableRow } from '#store/types';
import { newPilot, type Pilot, spanOf } from './autopilot.ts';
import { type Course, makeMove, runOn, withoutOneOff } from './chain.ts';
import { commit } from './commit.ts';
import { type Context, gameOf, type Opened, openTable, seatOf } from './context.ts';
import { notHost, notLobby } from './lobby.ts';
import { entryOf, lookAt, namesOf } from './look.ts';
import { changeOf, rulesetOf } from './record.ts';
import { refuse } from './refusals.ts';
import { infoOf, readJson, readOptions, readPilot, readSettings } from './rows.ts';
import { decksFor } from './seat-decks.ts';
import { isRefusal, type Move, type Moved, type TableInfo, type TableService, type UserId } from './types.ts';

/** How often work is done anew when another process was faster. */
const tries = 3;

type SeatMove = (
  course: Course,
  seat: Seat,
) => Refusal | 'repeated' | undefined | Promise<Refusal | 'repeated' | undefined>;

/** Takes a person's answer. The same answer to the same ask once more is answered as it was the first time. */
export function submit(context: Context, id: string, user: UserId, move: Move): Promise<Moved | Refusal> {
  return moveOf(context, id, user, async (course, seat) => {
    const { row, game, state } = course;
    const view = game.view(state, seat);
    // What is still owed cannot have been answered before.
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

/** Takes the person's seat out of the game for good. */
export function concede(context: Context, id: string, user: UserId): Promise<Moved | Refusal> {
  return moveOf(context, id, user, (course, seat) => {
    const { row, game, state } = course;
    const pilot = pilotAt(row, game, seat);
    if (pilot.conceded === true || game.view(state, undefined).out.includes(seat)) return 'repeated';
    if (row.status === 'finished') return refuse('table.finished');
    const outcome = game.concede(state, seat);
    if (!('state' in outcome)) return rulesRefused(context, row, outcome);
    course.state = outcome.state;
    const { events } = outcome;
    course.made.push({ seat, by: 'person', ask: undefined, input: { concede: true }, events, concedes: true });
    course.pilots.set(seat, { ...withoutOneOff(pilot), conceded: true });
    return undefined;
  });
}

/** Changes the seat's autopilot, which acts at once. */
export function setAutopilot(
  context: Context,
  id: string,
  user: UserId,
  change: Parameters<TableService['setAutopilot']>[2],
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
    // The window that is open now was seen when this was chosen, so it is passed whatever it is about.
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

/** Whether a game has a standing question with such an answer. */
function mayStand({ words }: Game, question: string, said: string): boolean {
  return words.standing?.id === question && words.standing.choices.some(({ id }) => id === said);
}

/** Starts the game of a lobby: sets it up, and lets computer players make their first moves. */
export function start(context: Context, id: string, user: UserId): Promise<TableInfo | Refusal> {
  const { store, locks, now } = context;
  return locks.run(id, async () => {
    for (let attempt = 0; attempt < tries; attempt++) {
      const row = await store.tables.find(id);
      if (row === undefined) return refuse('table.unknown');
      const game = await gameOf(context, row).catch(() => undefined);
      const options = readOptions(row);
      if (game === undefined || options === undefined) return refuse('table.broken', { table: id });
      if (row.status === 'running' && row.host === user) return infoOf(row, game, false);
      const closed = notLobby(row);
      if (closed !== undefined) return closed;
      if (row.host !== user) return notHost(row);
      if (row.seats.length < game.minSeats) {
        return refuse('table.seats-short', { least: game.minSeats, seats: row.seats.length });
      }
      const decks = usesDecks(game) ? await decksFor(context, game, row, options) : [];
      if (isRefusal(decks)) return decks;
      const { edition, seed } = row;
      const outcome = game.setup({ edition, seed, seats: row.seats.length, decks, options: options.game });
      if (isRefusal(outcome)) return rulesRefused(context, row, outcome);
      const pilotOf = async (user: string) => {
        const { autopilot, stops, standing } = readSettings(await store.users.get(user), [game]);
        return newPilot(autopilot.mode, stops[game.id], game.words.stops, standing[game.id]);
      };
      const seats = await Promise.all(
        row.seats.map(async (seat) => ({
          ...seat,
          deck: decks[seat.seat] === undefined ? undefined : JSON.stringify(decks[seat.seat]),
          settings: seat.user === undefined ? undefined : JSON.stringify(await pilotOf(seat.user)),
        })),
      );
      const course = newCourse({ row: { ...row, seats }, game, state: outcome.state, rulesChange: undefined });
      await runOn(context, course);
      const change = await changeOf(context, course, {
        row: { ruleset: game.ruleset },
        facts: [{ fact: 'began', seats: row.seats.length }],
      });
      const result = await commitCourse(context, course, {
        ...change,
        seats,
        ruleset: rulesetOf(game),
        inputs: [setupInput(row.rev + 1, outcome.events, now()), ...afterSetup(change.inputs ?? [])],
      });
      if (result !== 'stored') continue;
      const stored = await store.tables.find(id);
      return stored === undefined ? refuse('table.unknown') : infoOf(stored, game, false);
    }
    return refuse('table.moved-on');
  });
}

/** Goes on with the automatic moves of a table that another piece of work has left over. */
export function goOn(context: Context, id: string): Promise<void> {
  return context.locks.run(id, async () => {
    const opened = await openTable(context, id);
    if (isRefusal(opened) || opened.row.status !== 'running') return;
    const course = newCourse(opened);
    await runOn(context, course);
    if (course.made.length > 0 || course.pilots.size > 0 || !course.workLeft) {
      await commitCourse(context, course, await changeOf(context, course));
    }
  });
}

/** Gives a seat's lapsed ask its fallback. One that has been answered meanwhile is left as it is. */
export function lapse(context: Context, due: DueRow): Promise<void> {
  const { kind, seat, at } = due;
  return context.locks.run(due.table, async () => {
    for (let attempt = 0; attempt < tries; attempt++) {
      const opened = await openTable(context, due.table);
      if (isRefusal(opened)) return;
      const course = newCourse(opened);
      const view = opened.game.view(course.state, seat);
      const ask = view.owing.includes(seat) ? view.asks.find((one) => one.lapses === true) : undefined;
      if (ask !== undefined) makeMove(course, { seat, ask: ask.id, answer: ask.fallback }, 'clock');
      if (course.made.length === 0) {
        await context.store.tables.commit({ table: due.table, expect: undefined, settle: { kind, seat, at } });
        return;
      }
      await runOn(context, course);
      const change = { ...(await changeOf(context, course)), settle: { kind, seat, at } };
      if ((await commitCourse(context, course, change)) !== 'moved') return;
    }
  });
}

/** A person's move: read, made, followed by automatic ones, stored; all anew if another process was faster. */
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

/** What a stored move has led to, without reading it again. */
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

/** A table's row as a change that was just stored has left it. */
function rowAfter(row: TableRow, { row: changed = {}, patch = [] }: Change): TableRow {
  const { state: _, ...columns } = changed;
  const seats = row.seats.map((seat) => ({ ...seat, ...patch.find((one) => one.seat === seat.seat) }));
  return { ...row, ...columns, rev: row.rev + 1, seats };
}

/** Stores a course; on success its text is remembered and what is left over is begun. */
export async function commitCourse(context: Context, course: Course, change: Change): Promise<string> {
  const { memory } = context;
  const { id, rev } = course.row;
  // Forgotten first: if the commit fails in the middle, nobody knows what is stored.
  memory.states.delete(id);
  const result = await commit(context, change);
  if (result !== 'stored') return result;
  const text = change.row?.state;
  if (text !== undefined) memory.states.set(id, { rev: rev + 1, text });
  if (course.workLeft) context.later(() => goOn(context, id));
  return result;
}

/** The autopilot of a seat. */
export function pilotAt(row: TableRow, { words }: Game, seat: Seat): Pilot {
  const found = row.seats.find((one) => one.seat === seat);
  return found === undefined ? newPilot('fast', undefined, words.stops) : readPilot(found, words.stops);
}

/** A course from where a table stands. */
export function newCourse({ row, game, state, rulesChange }: Omit<Opened, 'text'>): Course {
  return { row, game, state, rulesChange, made: [], pilots: new Map(), workLeft: false };
}

/** A refusal of the rules; a fault of theirs is written down, with what it says kept from people. */
function rulesRefused(context: Context, row: TableRow, refusal: Refusal): Refusal {
  if (refusal.refused !== 'fault' && refusal.refused !== 'runaway') {
    return refusal.with === undefined ? { refused: refusal.refused } : { refused: refusal.refused, with: refusal.with };
  }
  context.log.error({ table: row.id, rev: row.rev, refusal }, 'the rules failed at a move; it was not made');
  return { refused: refusal.refused };
}

function setupInput(rev: number, events: readonly unknown[], at: number): InputRow {
  return {
    rev,
    n: 0,
    seat: undefined,
    user: undefined,
    by: 'auto',
    ask: undefined,
    input: '{"setup":true}',
    events: JSON.stringify(events),
    at,
  };
}

function afterSetup(inputs: readonly InputRow[]): readonly InputRow[] {
  return inputs.map((input) => ({ ...input, n: input.n + 1 }));
}
