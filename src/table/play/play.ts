/** Moves at running tables: one at a time, each stored together with the automatic moves that follow it. */
import { isDeepStrictEqual } from 'node:util';
import type { Game } from '#face/game';
import type { Refusal } from '#kernel/ask';
import { resume } from '../clock/pause.ts';
import type { Context } from '../context.ts';
import type { Entrance } from '../entrance.ts';
import { autopilotAt } from '../open/rows.ts';
import { rulesRefused } from '../open/soundness.ts';
import { readJson } from '../open/stored-text.ts';
import { refuse } from '../refusals.ts';
import { comeBack, leaveToComputer } from '../seats/stand-in.ts';
import { end, hasLeft, standIn } from '../servers/stuck.ts';
import type { Move, Moved, PlayService, UserId } from '../types.ts';
import { hint } from '../view/hint.ts';
import { narration, narrative } from '../view/narrative.ts';
import { log, markSeen, tableView } from '../view/table-view.ts';
import { giveUp, makeMove, withoutOneOff } from './automatic-moves.ts';
import { spanOf } from './autopilot.ts';
import type { AutopilotState } from './autopilot-stored.ts';
import { moveOf } from './person-move.ts';
import { wake } from './sleep.ts';

/** Running tables, as part of the table service. */
export function createPlay(context: Context, { admit, trackWork }: Entrance): PlayService {
  return {
    submit: (table, user, move) => admit(() => submit(context, table, user, move)),
    concede: (table, user) => admit(() => concede(context, table, user)),
    end: (table) => admit(() => end(context, table)),
    standIn: (table, seat, user) => admit(() => standIn(context, table, seat, user)),
    leaveToComputer: (table, user, turns) => admit(() => leaveToComputer(context, table, user, turns)),
    comeBack: (table, user) => admit(() => comeBack(context, table, user)),
    wake: (table, user) => admit(() => wake(context, table, user)),
    resume: (table, user) => admit(() => resume(context, table, user)),
    hasLeft: (table, seat, user) => trackWork(hasLeft(context, table, seat, user)),
    view: (table, user) => admit(() => tableView(context, table, user)),
    hint: (table, user) => admit(() => hint(context, table, user)),
    markSeen: (table, user, rev) => trackWork(markSeen(context, table, user, rev)),
    log: (table, user, page) => admit(() => log(context, table, user, page)),
    narrative: (table, from, max = 200) => admit(() => narrative(context, table, from, max)),
    narration: (table) => admit(() => narration(context, table, 200)),
    setAutopilot: (table, user, change) => admit(() => setAutopilot(context, table, user, change)),
  };
}

/** Takes a person's answer. Idempotent for the same answer to the same ask. */
function submit(context: Context, id: string, user: UserId, move: Move): Promise<Moved | Refusal> {
  return moveOf(context, id, user, async (moves, seat) => {
    const { row, game, state } = moves;
    const view = game.view(state, seat);
    // An answer that is still owed cannot be a repetition.
    const owed = view.owing.includes(seat) && view.asks.some((ask) => ask.id === move.ask);
    const before = owed ? undefined : await context.store.tables.inputTo(id, seat, move.ask);
    if (before?.by === 'person' && isDeepStrictEqual(readJson(before.input), move.answer)) return 'repeated';
    if (row.status === 'finished') return refuse('table.finished');
    if (view.out.includes(seat) || autopilotAt(row, game, seat).conceded === true) return refuse('table.out');
    if (!view.asks.some((ask) => ask.id === move.ask)) {
      context.log.info({ table: id, seat, ask: move.ask, seen: move.rev, rev: row.rev }, 'a press came too late');
      return refuse('stale');
    }
    const refused = makeMove(moves, { seat, ask: move.ask, answer: move.answer }, 'person');
    return refused === undefined ? undefined : rulesRefused(context, row, refused);
  });
}

/** Concedes the game for the person's seat. */
export function concede(context: Context, id: string, user: UserId): Promise<Moved | Refusal> {
  return moveOf(context, id, user, (moves, seat) => {
    const { row, game, state } = moves;
    const autopilot = autopilotAt(row, game, seat);
    if (autopilot.conceded === true || game.view(state, undefined).out.includes(seat)) return 'repeated';
    if (row.status === 'finished') return refuse('table.finished');
    const refused = giveUp(moves, seat, 'person');
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
  return moveOf(context, id, user, (moves, seat) => {
    const { row, game, state } = moves;
    if (row.status === 'finished') return refuse('table.finished');
    const autopilot = autopilotAt(row, game, seat);
    const view = game.view(state, seat);
    if (view.out.includes(seat) || autopilot.conceded === true) return refuse('table.out');
    const known = [...game.words.stops.map((stop) => stop.id), ...autopilot.stops];
    const wrong = change.stops?.find((stop) => !known.includes(stop));
    if (wrong !== undefined) return refuse('table.option', { option: 'stops', value: wrong });
    const odd = Object.entries(change.standing ?? {}).find(([id, said]) => !mayStand(game, id, said));
    if (odd !== undefined) return refuse('table.option', { option: odd[0], value: odd[1] });
    const steady: AutopilotState = {
      ...('until' in change ? withoutOneOff(autopilot) : autopilot),
      mode: change.mode ?? autopilot.mode,
      stops: [...new Set(change.stops ?? autopilot.stops)],
      ...(change.standing !== undefined && { standing: { ...autopilot.standing, ...change.standing } }),
    };
    if (change.until === undefined) {
      moves.autopilots.set(seat, steady);
      return undefined;
    }
    // The person saw the window that is open now, so it is passed whatever it is about.
    const open = view.asks.find((ask) => ask.role === 'window');
    const stretch = spanOf(change.until);
    const span = stretch === undefined ? undefined : open?.spans?.[stretch];
    if (stretch !== undefined && span === undefined) return refuse('table.option', { option: 'until', value: stretch });
    moves.autopilots.set(seat, {
      ...steady,
      until: change.until,
      setIn: { turn: view.turn, active: view.active },
      ...(span !== undefined && { span }),
    });
    if (open === undefined || !view.owing.includes(seat)) return undefined;
    const refused = makeMove(moves, { seat, ask: open.id, answer: open.fallback }, 'person');
    return refused === undefined ? undefined : rulesRefused(context, row, refused);
  });
}

/** Whether a game has a standing question with this answer. */
function mayStand({ words }: Game, question: string, said: string): boolean {
  return words.standing.some(({ id, choices }) => id === question && choices.some((one) => one.id === said));
}
