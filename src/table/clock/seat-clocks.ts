/** How the clocks of seats go on with what happens at a table. Pure. */
import type { Seat } from '#kernel/state';
import type { Change, SeatPatch, SeatRow, SeatTimes, TableRow } from '#store/types';
import type { DueKind } from '../due/kinds.ts';
import type { Fact } from '../facts/index.ts';
import type { Millis } from '../ids.ts';
import type { RequestKind } from '../play/requests/types.ts';
import { reach, resumes, running } from './calendar.ts';
import { reserveAfter, spend, type TimeLeft, warnings } from './time-control.ts';
import type { Times } from './times.ts';
import type { SeatClock } from './types.ts';

/** What a seat had left when its clock began to run, or has left if it stands. */
export function leftOf({ allowLeft, reserveLeft }: SeatTimes, { clock }: Times): TimeLeft {
  return { allow: allowLeft ?? clock.allow, reserve: reserveLeft ?? clock.reserve };
}

/** Whether the table waits for a seat whose time is up. */
export function isTimeUp({ waitingSince, runningFrom, allowLeft, reserveLeft }: SeatRow): boolean {
  return waitingSince !== undefined && runningFrom === undefined && allowLeft === 0 && reserveLeft === 0;
}

/** The times of a seat whose time is up. */
export const timeUp = { allowLeft: 0, reserveLeft: 0, runningFrom: undefined } as const;

/** The clock of a seat that begins to run with so much left. */
export function started({ allow, reserve }: TimeLeft, now: Millis): SeatTimes {
  return { allowLeft: allow, reserveLeft: reserve, runningFrom: now, warnedAt: undefined };
}

/** Seats whose wait has ended in a commit, and those that are newly waited for. Some are both. */
type Waits = { readonly ended: ReadonlySet<Seat>; readonly begun: ReadonlySet<Seat> };

/** Which waits end and begin with these facts. */
function waitsOf(row: TableRow, facts: readonly Fact[]): Waits {
  const waits = facts.flatMap((fact) => (fact.fact === 'waits' ? [fact.seat] : []));
  const moved = facts.flatMap((fact) => (fact.fact === 'moved' ? [fact.seat] : []));
  const at = (seat: Seat) => row.seats.find((one) => one.seat === seat);
  const asked = new Set([
    ...waits.filter((seat) => at(seat)?.waitingSince === undefined),
    ...moved.filter((seat) => at(seat)?.bot !== undefined),
  ]);
  // Of a seat that has moved and is asked again, the wait goes on unless somebody else was asked in between.
  const anew = waits.filter((seat) => moved.includes(seat) && [...asked].some((other) => other !== seat));
  const ended = facts.flatMap((fact) => (fact.fact === 'waits-no-more' ? [fact.seat] : []));
  return {
    ended: new Set([...ended, ...anew.filter((seat) => at(seat)?.waitingSince !== undefined)]),
    begun: new Set([...waits.filter((seat) => asked.has(seat)), ...anew]),
  };
}

/** What a commit changes about the clocks of its table; `facts`: for how long they ran that it stops. */
export type ClockChanges = { readonly patch: readonly SeatPatch[]; readonly facts: readonly Fact[] } & Pick<
  Change,
  'setDue' | 'clearDue'
>;

/** The fact that a clock has stopped; none if that changed nothing. */
export const clockStopped = (seat: Seat, used: Millis, reserve: Millis): readonly Fact[] =>
  used === 0 && reserve === 0 ? [] : [{ fact: 'clock-stopped', seat, used, reserve }];

/**
 * What a commit changes about the clocks of its table. `row`: as it was before. `veils`: until when what is asked of a seat is
 * left open; its clock runs from then on, so that nobody pays for that while.
 */
export function clockChanges(
  row: TableRow,
  facts: readonly Fact[],
  times: Times,
  now: Millis,
  veils: ReadonlyMap<Seat, Millis> = new Map(),
): ClockChanges {
  const { ended, begun } = waitsOf(row, facts);
  const stopped: Fact[] = [];
  const askedInVain = facts.some(
    (fact) => fact.fact === 'request-over' && fact.kind === ('undo' satisfies RequestKind),
  );
  const patch: SeatPatch[] = [];
  const setDue: ClockDue[] = [];
  const clearDue: { kind: DueKind; seat: Seat }[] = [];
  for (const seat of row.seats) {
    const asks = askedInVain && times.asking(seat) !== undefined;
    if (!ended.has(seat.seat) && !begun.has(seat.seat) && !asks) continue;
    const before = leftOf(seat, times);
    const used = usedBy(seat, times, now);
    const asked = ended.has(seat.seat) ? 0 : askedFor(seat, times, now);
    const reserve = ended.has(seat.seat) ? reserveAfter(times.clock, before, used) : spend(before, asked).reserve;
    stopped.push(...clockStopped(seat.seat, used + asked, reserve - before.reserve));
    const left = { allow: times.clock.allow, reserve };
    if (asks && !ended.has(seat.seat) && !begun.has(seat.seat)) {
      if (reserve !== before.reserve) patch.push({ seat: seat.seat, reserveLeft: reserve });
    } else if (begun.has(seat.seat)) {
      const after = started(left, veils.get(seat.seat) ?? now);
      patch.push({ seat: seat.seat, ...after });
      setDue.push(...clockDues({ ...seat, ...after }, times));
    } else {
      patch.push({ seat: seat.seat, ...started(left, now), runningFrom: undefined });
      clearDue.push(...clockKinds.map((kind) => ({ kind, seat: seat.seat })));
    }
  }
  return { patch, setDue, clearDue, facts: stopped };
}

/** The due kinds of a seat's clock. */
export const clockKinds = ['warn', 'zero', 'recount'] as const satisfies readonly DueKind[];

export type ClockDue = { readonly kind: (typeof clockKinds)[number]; readonly seat: Seat; readonly at: Millis };

/** When a seat is warned and when its time is up, as matters stand; nothing if its clock does not run. */
export function clockDues(seat: SeatRow, times: Times): readonly ClockDue[] {
  const { runningFrom, warnedAt } = seat;
  if (runningFrom === undefined) return [];
  const left = leftOf(seat, times);
  const calendar = times.calendar(seat, runningFrom);
  const total = left.allow + left.reserve;
  const after = (ms: Millis) => reach(calendar, runningFrom, Math.max(0, ms));
  // What was left when they were warned last.
  const warned = warnedAt === undefined ? undefined : total - running(calendar, runningFrom, warnedAt);
  const next = warnings(times.clock, left).find((ms) => warned === undefined || ms < warned);
  return [
    ...(next === undefined ? [] : [{ kind: 'warn', seat: seat.seat, at: after(total - next) } as const]),
    { kind: 'zero', seat: seat.seat, at: after(total) },
  ];
}

/** A moment, or the first one after it at which the seat's clock does not stand still. */
export function whenRunning(seat: SeatRow, times: Times, at: Millis): Millis {
  return resumes(times.calendar(seat, seat.runningFrom ?? at), at);
}

/** For how long a seat's clock has run in this wait, ms. */
export function usedBy(seat: SeatRow, times: Times, now: Millis): Millis {
  const { runningFrom } = seat;
  return runningFrom === undefined ? 0 : running(times.calendar(seat, runningFrom), runningFrom, now);
}

/**
 * For how long a seat's clock has run while it asks the others to take a move back and is not waited for itself, ms: it is the
 * one that the table waits for.
 */
export function askedFor(seat: SeatRow, times: Times, now: Millis): Millis {
  const asking = seat.waitingSince === undefined ? times.asking(seat) : undefined;
  return asking === undefined ? 0 : running(times.calendar(seat, asking.from), asking.from, Math.min(now, asking.to));
}

/** What is left of a seat's reserve now, ms. */
export const reserveNow = (seat: SeatRow, times: Times, now: Millis): Millis =>
  spend(leftOf(seat, times), usedBy(seat, times, now)).reserve;

/** The clocks of a table's people as everybody may see them. */
export function shownClocks(row: TableRow, times: Times, now: Millis): readonly SeatClock[] {
  return row.seats
    .filter(({ user }) => user !== undefined)
    .map((seat): SeatClock => {
      const asking = seat.waitingSince === undefined ? times.asking(seat) : undefined;
      const runningFrom = seat.runningFrom ?? (asking !== undefined && now < asking.to ? asking.from : undefined);
      const before = leftOf(seat, times);
      const left = spend(before, usedBy({ ...seat, runningFrom }, times, now));
      const about = { seat: seat.seat, ...left, awayUntil: times.awayUntil(seat, now) };
      if (isTimeUp(seat)) return { ...about, state: 'late' };
      if (runningFrom === undefined) return { ...about, allow: times.clock.allow, state: 'stopped' };
      const calendar = times.calendar(seat, runningFrom);
      return {
        ...about,
        warnedAt: seat.warnedAt,
        state: resumes(calendar, now) > now ? 'still' : 'running',
        allowUntil: reach(calendar, runningFrom, before.allow),
        zeroAt: reach(calendar, runningFrom, before.allow + before.reserve),
      };
    });
}
