/**
 * What the sweep does about clocks: warns, acts when somebody's time is up, and counts anew. A time that has come too early,
 * since the clock stood still meanwhile, is set anew.
 */
import type { Change, DueRow, SeatRow, TableRow } from '#store/types';
import { drawDay, readCalendar } from '../away/person-calendar.ts';
import { endOfQuiet, nobodyIsTold } from '../calls/calls.ts';
import { type DueChange, doDue, findRowIfAny } from '../change/change-table.ts';
import { happensAt } from '../change/commit.ts';
import { changeOf } from '../change/record.ts';
import { type Context, openTable } from '../context.ts';
import type { Fact } from '../facts/index.ts';
import type { Millis } from '../ids.ts';
import { unreachedDue } from '../league/absence.ts';
import { warnedBy, warningId } from '../messages/warned.ts';
import { readOptions } from '../open/options.ts';
import { readSettings } from '../people/settings-stored.ts';
import { giveUp, newMoves, playAutomatic } from '../play/automatic-moves.ts';
import { answerFor } from '../play/on-behalf.ts';
import { stillIn } from '../seats/still-in.ts';
import { isRefusal, type Warned } from '../types.ts';
import { clockDues, clockStopped, leftOf, timeUp, usedBy, whenRunning } from './seat-clocks.ts';
import { minWarning } from './time-control.ts';
import { type Times, timesOf } from './times.ts';
import type { AtZero, Clock } from './types.ts';

/** A seat whose clock runs, and the due row that is about it. */
type Running = {
  readonly context: Context;
  readonly row: TableRow;
  readonly seat: SeatRow & { readonly runningFrom: Millis };
  readonly times: Times;
};

/** Does what is due about a seat's clock. */
export function fireClock(context: Context, due: DueRow): Promise<void> {
  return doDue(context, due, findRowIfAny, async (row) => {
    const seat = row?.seats.find((one) => one.seat === due.seat);
    const times = row === undefined ? undefined : await timesOf(context, row);
    const { runningFrom } = seat ?? {};
    if (row?.status !== 'running' || seat === undefined || runningFrom === undefined || times === undefined)
      return undefined;
    const at: Running = { context, row, seat: { ...seat, runningFrom }, times };
    return due.kind === 'zero' ? zero(at) : due.kind === 'warn' ? warn(at) : recount(at);
  });
}

/** Sets the times of a seat anew, since its person's calendar has changed. */
function recount(at: Running): DueChange {
  return store(at, { setDue: clockDues(at.seat, at.times) });
}

async function warn(at: Running): Promise<DueChange> {
  const { context, seat, times } = at;
  const due = clockDues(seat, times).find(({ kind }) => kind === 'warn');
  if (due === undefined) return store(at, {});
  const when = whenRunning(seat, times, Math.max(due.at, context.now()));
  if (when > context.now()) return store(at, { setDue: [{ ...due, at: when }] });
  const zeroAt = clockDues(seat, times).find(({ kind }) => kind === 'zero')?.at ?? context.now();
  const { wakes, quietUntil } = await quietOf(at);
  // Quiet hours hold a warning back: that of somebody whom it may wake only if it is still in time after them.
  const isHeld = rests(at, wakes) || (quietUntil !== undefined && quietUntil + minWarning(times.clock) <= zeroAt);
  if (quietUntil !== undefined && isHeld) return store(at, { setDue: [{ ...due, at: quietUntil }] });
  return warnNow(at, zeroAt, {});
}

/** How long after a warning that has reached nobody the next one is tried, ms. */
const WARN_AGAIN = 12 * 60 * 60 * 1000;

/** Tries once more to warn somebody in a league whom no warning has reached; their organisers hear of it. */
function warnAgain(at: Running, min: Millis): DueChange | Promise<DueChange> {
  const { context, row, seat } = at;
  const now = context.now();
  const next = (seat.warnedAt ?? 0) + WARN_AGAIN;
  const zero = (when: Millis) => ({ kind: 'zero', seat: seat.seat, at: when });
  const dueBy = unreachedDue(readOptions(row), seat.seat, now);
  return next > now
    ? store(at, { setDue: [zero(next)], dueBy })
    : warnNow(at, now + min, { setDue: [zero(now + min)] });
}

/** Whether time does not end in the quiet hours of the seat's person. In a league it runs day and night, for everybody alike. */
const rests = ({ row }: Running, wakes: boolean): boolean => !wakes && readOptions(row)?.league === undefined;

type Quiet = { readonly wakes: boolean; readonly quietUntil?: Millis };

/** Until when the seat's person has quiet hours just now, and whether a warning wakes them. */
async function quietOf({ context, seat }: Running): Promise<Quiet> {
  if (seat.user === undefined) return { wakes: false };
  const settings = readSettings(await context.store.users.get(seat.user));
  const { wake: wakes } = settings.calls;
  const now = context.now();
  const quietUntil = endOfQuiet(settings, now);
  return quietUntil > now ? { wakes, quietUntil } : { wakes };
}

/** Warns the person. Whom quiet hours keep from noticing it is reminded when these are over, if there is time left then. */
async function warnNow(at: Running, zeroAt: Millis, change: Pick<Change, 'setDue' | 'clearDue'>): Promise<DueChange> {
  const { seat } = at.seat;
  const warnedAt = await momentOfWarning(at);
  const patch = [{ seat, warnedAt }];
  const next = clockDues({ ...at.seat, ...patch[0] }, at.times).filter(({ kind }) => kind === 'warn');
  const { wakes, quietUntil } = await quietOf(at);
  const unnoticed = !wakes && quietUntil !== undefined && quietUntil < zeroAt;
  const setDue = [...next, ...(change.setDue ?? []), ...(unnoticed ? [{ kind: 'remind', seat, at: quietUntil }] : [])];
  // By the time in both, the warning is found again when the time is up.
  return store(at, { ...change, setDue, patch }, { fact: 'time-short', seat }, warnedAt);
}

/** Now, or the next moment to which no warning belongs: somebody may be waited for twice within a millisecond. */
async function momentOfWarning({ context, row, seat }: Running): Promise<Millis> {
  const { store, now } = context;
  const isTaken = async (at: Millis) =>
    (await store.outbox.find(warningId({ kind: 'warning', table: row.id, seat: seat.seat, at }))) !== undefined;
  let at = now();
  while (await isTaken(at)) at++;
  return at;
}

async function zero(at: Running): Promise<DueChange> {
  const { context, seat, times } = at;
  const now = context.now();
  const again = (when: Millis) => ({ setDue: [{ kind: 'zero', seat: seat.seat, at: when }] });
  const due = clockDues(seat, times).find(({ kind }) => kind === 'zero');
  const when = whenRunning(seat, times, Math.max(due?.at ?? now, now));
  if (when > now) return store(at, again(when));
  const { wakes, quietUntil } = await quietOf(at);
  if (quietUntil !== undefined && rests(at, wakes)) return store(at, again(quietUntil));
  const warning = await warningOf(at);
  const min = minWarning(times.clock);
  switch (warning.state) {
    case 'none':
      return warnNow(at, now + min, { ...again(now + min), clearDue: [{ kind: 'warn', seat: seat.seat }] });
    case 'waiting':
      return store(at, again(now + min));
    case 'sent':
      if (warning.at + min > now) return store(at, again(warning.at + min));
      break;
    case 'failed':
      // A league's match is lost by nobody who could not be warned.
      if (readOptions(at.row)?.league !== undefined) return warnAgain(at, min);
      break;
    default:
      warning satisfies never;
  }
  return (await drawVacation(at)) ?? (await act(at, warning.state === 'sent'));
}

/** Whether the seat was warned in this wait, as far as that is known. */
const warningOf = ({ context, row, seat }: Running): Promise<Warned> =>
  seat.warnedAt === undefined
    ? Promise.resolve({ state: 'none' })
    : warnedBy(context, { kind: 'warning', table: row.id, seat: seat.seat, at: seat.warnedAt });

/** Draws a day of vacation instead of what would happen; undefined: there is none to draw, or nobody to wait. */
async function drawVacation(at: Running): Promise<DueChange> {
  const { context, row, seat, times } = at;
  const { user } = seat;
  // In a league a match has an end that everybody knows.
  if (readOptions(row)?.league !== undefined) return undefined;
  if (!times.clock.leave || user === undefined || (await othersIn(at)) === 0) return undefined;
  const now = context.now();
  const [last] = (await context.store.calendars.of([user])).slice(-1);
  const drawn = drawDay(readCalendar(last), now);
  const until = drawn?.leave.at(-1)?.to;
  if (drawn === undefined || until === undefined) return undefined;
  const from = Math.max(now, last?.from ?? 0);
  const calendar = { user, from, body: JSON.stringify(drawn), basedOn: last?.body };
  const { table, ...zero } = { table: row.id, kind: 'zero', seat: seat.seat, at: until };
  return store(at, { calendar, setDue: [zero] }, { fact: 'vacation-drawn', seat: seat.seat, until });
}

/** What the table's clock says is to be done; somebody who could not be warned loses nothing. */
async function act(at: Running, warned: boolean): Promise<DueChange> {
  const { times, seat } = at;
  const leadsTo = await consequence(at, times.clock, warned);
  const fact = { fact: 'time-up', seat: seat.seat, leadsTo } as const;
  return leadsTo === 'move' || leadsTo === 'forfeit' ? moveFor(at, fact) : leave(at, fact);
}

/** Stops the clock at zero; others decide, if anybody does. */
function leave(at: Running, fact: Extract<Fact, { fact: 'time-up' }>): DueChange {
  const { context, seat, times } = at;
  const now = context.now();
  const stopped = clockStopped(seat.seat, usedBy(seat, times, now), -leftOf(seat, times).reserve);
  const patch = [{ seat: seat.seat, ...timeUp, missed: (seat.missed ?? 0) + 1 }];
  return store(at, { patch }, [fact, ...stopped], now);
}

async function consequence(at: Running, { zero }: Clock, warned: boolean): Promise<AtZero> {
  const max = warned || zero === 'nothing' ? zero : 'claim';
  // There is nobody to decide anything.
  return max === 'claim' && (await othersIn(at)) === 0 ? 'nothing' : max;
}

/** How many other people still play. */
async function othersIn({ context, row, seat }: Running): Promise<number> {
  const opened = await openTable(context, row.id);
  return isRefusal(opened) ? 0 : stillIn(opened).filter((one) => one.seat !== seat.seat).length;
}

/** Gives the usual answers for a seat until somebody else is asked, or concedes for it. */
async function moveFor(at: Running, fact: Extract<Fact, { fact: 'time-up' }>): Promise<DueChange> {
  const { context, row, seat } = at;
  const opened = await openTable(context, row.id);
  if (isRefusal(opened)) return opened;
  if (opened.row.rev !== row.rev) return 'outdated';
  const moves = newMoves(opened);
  const done =
    fact.leadsTo === 'forfeit'
      ? giveUp(moves, seat.seat, 'clock') === undefined
      : await answerFor(context, moves, seat.seat, (_view, ask) => ask.fallback);
  // The rules take nothing for the seat, so somebody has to look at it.
  if (!done) return leave(at, { ...fact, leadsTo: 'claim' });
  await playAutomatic(context, moves);
  const change = await changeOf(context, moves, { facts: [fact] });
  const patch = change.patch ?? [];
  const found = patch.find((one) => one.seat === seat.seat);
  const own = { ...found, seat: seat.seat, missed: (seat.missed ?? 0) + 1 };
  const goesOn = found !== undefined && !('runningFrom' in found);
  // More is asked of it than is answered at a time.
  const again = goesOn ? [{ kind: 'zero', seat: seat.seat, at: context.now() + 1 }] : [];
  return {
    moves,
    change: {
      ...change,
      patch: [...patch.filter((one) => one.seat !== seat.seat), own],
      setDue: [...(change.setDue ?? []), ...again],
    },
  };
}

/** What is stored when something is due, with a fact if there is one. */
function store(
  { context, row }: Running,
  more: Partial<Change>,
  fact?: Fact | readonly Fact[],
  now = context.now(),
): Change {
  const change: Change = { ...more, table: row.id, expect: undefined };
  return fact === undefined ? change : happensAt(context, row, change, fact, nobodyIsTold, now);
}
