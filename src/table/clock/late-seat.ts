/**
 * When somebody's time is up, the others decide what is to be done: nobody is expelled by a clock. Everything here is
 * checked against the table as it stands, whatever the pressed message says.
 */
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import { changeOpened, type TableChange } from '../change/change-table.ts';
import { happensAt } from '../change/commit.ts';
import { changeOf } from '../change/record.ts';
import type { Context, Opened } from '../context.ts';
import type { Admit } from '../entrance.ts';
import { newMoves, play, playAutomatic } from '../play/automatic-moves.ts';
import { answerFor } from '../play/on-behalf.ts';
import { refuse } from '../refusals.ts';
import { usualStandIn, withStandIn } from '../seats/stand-in-seat.ts';
import { stillIn } from '../seats/still-in.ts';
import { isRefusal, type LateSeatService, type TableInfo, type UserId } from '../types.ts';
import { clockDues, isTimeUp, started } from './seat-clocks.ts';
import { refilledTime } from './time-control.ts';
import { timesOf } from './times.ts';

/** What the others may decide, as part of the table service. */
export function createLateSeats(context: Context, admit: Admit): LateSeatService {
  return {
    refillTime: (table, user, seat) => admit(() => refillTime(context, table, user, seat)),
    answerOnce: (table, user, seat) => admit(() => answerOnce(context, table, user, seat)),
    playOn: (table, user, seat, person) => admit(() => playOn(context, table, user, seat, person)),
  };
}

/** Gives a late seat its time again. Idempotent: a seat that has time again keeps that. */
function refillTime(context: Context, id: string, user: UserId, seat: Seat): Promise<TableInfo | Refusal> {
  return decide(context, id, user, seat, async (opened, by) => {
    const { row } = opened;
    const times = await timesOf(context, row);
    const late = row.seats.find((one) => one.seat === seat);
    if (times === undefined || late === undefined) return refuse('clock.not-late');
    // Somebody was faster, or the same press came twice.
    if (late.runningFrom !== undefined) return undefined;
    if (!isTimeUp(late)) return refuse('clock.not-late');
    const after = started(refilledTime(times.clock), context.now());
    const change = {
      table: id,
      expect: row.rev,
      patch: [{ seat, ...after }],
      setDue: clockDues({ ...late, ...after }, times),
    };
    return happensAt(context, row, change, { fact: 'time-given', seat, by });
  });
}

/** Has the computer answer for a late seat until somebody else is asked. */
function answerOnce(context: Context, id: string, user: UserId, seat: Seat): Promise<TableInfo | Refusal> {
  return decide(context, id, user, seat, async (opened) => {
    const refusal = mustBeLate(opened, seat) ?? mustBeAlone(opened, seat);
    if (refusal !== undefined) return refusal;
    const moves = newMoves(opened);
    const computer = Object.values(context.bots)[0];
    const answered = await answerFor(context, moves, seat, (view, ask) =>
      computer === undefined ? ask.fallback : play(context, moves, computer.play, view, ask),
    );
    if (!answered) return refuse('clock.not-late');
    await playAutomatic(context, moves);
    const facts = [{ fact: 'late-no-more', seat, by: 'computer' }] as const;
    return { moves, change: await changeOf(context, moves, { facts }) };
  });
}

/** Lets a computer player play for the person on a late seat, until they are back. */
function playOn(context: Context, id: string, user: UserId, seat: Seat, person: UserId): Promise<TableInfo | Refusal> {
  return decide(context, id, user, seat, async (opened) => {
    const { row } = opened;
    const late = row.seats.find((one) => one.seat === seat);
    // The seat may have changed hands since the question was put.
    if (late?.user !== person) return refuse('table.moved-on');
    if (late.standIn !== undefined) return undefined;
    const refusal = mustBeLate(opened, seat) ?? mustBeAlone(opened, seat);
    if (refusal !== undefined) return refusal;
    const standIn = usualStandIn(context);
    if (standIn === undefined) return refuse('table.no-bots');
    const moves = newMoves({ ...opened, row: withStandIn(row, seat, standIn) });
    await playAutomatic(context, moves);
    const facts = [{ fact: 'stand-in', seat, why: 'agreed' }] as const;
    const also = { before: row, facts, patch: [{ seat, standIn }] };
    return { moves, change: await changeOf(context, moves, also) };
  });
}

/** Changes a table for somebody who may decide about a late seat. */
function decide(
  context: Context,
  id: string,
  user: UserId,
  seat: Seat,
  make: (opened: Opened, by: Seat) => Promise<TableChange>,
): Promise<TableInfo | Refusal> {
  return changeOpened(context, id, async (opened) => {
    const by = mayDecide(opened, user, seat);
    return isRefusal(by) ? by : make(opened, by);
  });
}

/** The seat of a person who may decide about another; a refusal if they may not. */
function mayDecide(opened: Opened, user: UserId, late: Seat): Seat | Refusal {
  if (opened.row.status === 'finished') return refuse('table.finished');
  const own = stillIn(opened).find((seat) => seat.user === user);
  return own === undefined || own.seat === late ? refuse('clock.not-other') : own.seat;
}

function mustBeLate({ row }: Opened, seat: Seat): Refusal | undefined {
  const late = row.seats.find((one) => one.seat === seat);
  return late === undefined || !isTimeUp(late) ? refuse('clock.not-late') : undefined;
}

/** Where several wait, one of them alone may only give more time. */
function mustBeAlone(opened: Opened, late: Seat): Refusal | undefined {
  const others = stillIn(opened).filter(({ seat }) => seat !== late);
  return others.length > 1 ? refuse('clock.together') : undefined;
}
