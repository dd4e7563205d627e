/** Moves at running tables: one at a time, each stored together with the automatic moves that follow it. */
import { isDeepStrictEqual } from 'node:util';
import type { Game } from '#face/game';
import type { Refusal } from '#kernel/ask';
import { resume } from '../clock/pause.ts';
import type { Context } from '../context.ts';
import type { Entrance } from '../entrance.ts';
import { hint } from '../look/hint.ts';
import { log, look, markSeen } from '../look/look.ts';
import { story, telling } from '../look/story.ts';
import { pilotAt } from '../open/rows.ts';
import { rulesRefused } from '../open/soundness.ts';
import { readJson } from '../open/stored-text.ts';
import { refuse } from '../refusals.ts';
import { comeBack, leaveToComputer } from '../seats/stand-in.ts';
import { end, hasLeft, standIn } from '../servers/stuck.ts';
import type { Move, Moved, PlayService, UserId } from '../types.ts';
import { type Pilot, spanOf } from './autopilot.ts';
import { giveUp, makeMove, withoutOneOff } from './chain.ts';
import { moveOf } from './person-move.ts';
import { wake } from './sleep.ts';

/** Running tables, as part of the table service. */
export function createPlay(context: Context, { enter, track }: Entrance): PlayService {
  return {
    submit: (table, user, move) => enter(() => submit(context, table, user, move)),
    concede: (table, user) => enter(() => concede(context, table, user)),
    end: (table) => enter(() => end(context, table)),
    standIn: (table, seat, user) => enter(() => standIn(context, table, seat, user)),
    leaveToComputer: (table, user, turns) => enter(() => leaveToComputer(context, table, user, turns)),
    comeBack: (table, user) => enter(() => comeBack(context, table, user)),
    wake: (table, user) => enter(() => wake(context, table, user)),
    resume: (table, user) => enter(() => resume(context, table, user)),
    hasLeft: (table, seat, user) => track(hasLeft(context, table, seat, user)),
    look: (table, user) => enter(() => look(context, table, user)),
    hint: (table, user) => enter(() => hint(context, table, user)),
    markSeen: (table, user, rev) => track(markSeen(context, table, user, rev)),
    log: (table, user, page) => enter(() => log(context, table, user, page)),
    story: (table, from, most = 200) => enter(() => story(context, table, from, most)),
    telling: (table) => enter(() => telling(context, table, 200)),
    setAutopilot: (table, user, change) => enter(() => setAutopilot(context, table, user, change)),
  };
}

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
export function concede(context: Context, id: string, user: UserId): Promise<Moved | Refusal> {
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
