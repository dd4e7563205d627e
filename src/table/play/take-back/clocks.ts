/** The clocks of a table whose game is set back: whose time the undone position was. */
import type { Seat } from '#kernel/state';
import type { SeatPatch, SeatRow, TableRow } from '#store/types';
import { running } from '../../clock/calendar.ts';
import {
  askedFor,
  type ClockChanges,
  type ClockDue,
  clockDues,
  clockKinds,
  clockStopped,
  isTimeUp,
  leftOf,
  started,
  usedBy,
} from '../../clock/seat-clocks.ts';
import { spend, type TimeLeft } from '../../clock/time-control.ts';
import type { Times } from '../../clock/times.ts';
import type { Context } from '../../context.ts';
import { type Fact, readFact } from '../../facts/index.ts';
import type { Millis } from '../../ids.ts';
import type { Back } from '../automatic-moves.ts';

/** A clock that stopped in what is undone. `atMove`: by the move itself. */
type Stopped = Extract<Fact, { fact: 'clock-stopped' }> & { readonly atMove: boolean };

/** The clocks that stopped from the undone move on, oldest first. Those of before this was noted down are missing. */
export async function clocksSince({ store }: Context, row: TableRow, { from }: Back): Promise<readonly Stopped[]> {
  const stored = await store.facts.of(row.id, { rev: from, limit: Number.MAX_SAFE_INTEGER });
  return stored.flatMap((one) => {
    const fact = readFact(one);
    return fact?.fact === 'clock-stopped' ? [{ ...fact, atMove: one.rev === from }] : [];
  });
}

type SetBackContext = {
  readonly back: Back;
  readonly since: readonly Stopped[];
  readonly veils: ReadonlyMap<Seat, Millis>;
};

/**
 * What setting a game back changes about its clocks. Whoever takes a move back goes on with the wait of that move: what they
 * have spent since it began stays spent, also while the others were asked, and they have gained nothing by the move. All others
 * have what they had at the move, whatever they spent on the undone position (A30).
 */
export function clocksSetBack(
  row: TableRow,
  facts: readonly Fact[],
  times: Times,
  now: Millis,
  { back, since, veils }: SetBackContext,
): ClockChanges {
  const patch: SeatPatch[] = [];
  const setDue: ClockDue[] = [];
  const clearDue: { kind: ClockDue['kind']; seat: Seat }[] = [];
  const stopped: Fact[] = [];
  for (const seat of row.seats) {
    const own = since.filter((one) => one.seat === seat.seat);
    const begins = facts.some((fact) => fact.fact === 'waits' && fact.seat === seat.seat);
    const ends = facts.some((fact) => fact.fact === 'waits-no-more' && fact.seat === seat.seat);
    const waits = begins || (seat.waitingSince !== undefined && !ends);
    const takesBack = back.by === 'seat' && back.seat === seat.seat;
    const runs = begins || ends || seat.runningFrom !== undefined;
    // A clock that nothing undone has touched goes on as it is.
    if (seat.user === undefined || (own.length === 0 && (!runs || (takesBack && !begins && !ends)))) continue;
    if (isTimeUp(seat) && own.length === 0 && waits) continue;
    const before = leftOf(seat, times);
    const left = takesBack ? leftToAsker(seat, own, times, now) : leftToOther(seat, own, times, back);
    stopped.push(...clockStopped(seat.seat, usedBy(seat, times, now), left.reserve - before.reserve));
    if (waits) {
      const after = started(left, begins ? (veils.get(seat.seat) ?? now) : now);
      patch.push({ seat: seat.seat, ...after });
      setDue.push(...clockDues({ ...seat, ...after }, times));
    } else {
      patch.push({ seat: seat.seat, ...started({ ...left, allow: times.clock.allow }, now), runningFrom: undefined });
      clearDue.push(...clockKinds.map((kind) => ({ kind, seat: seat.seat })));
    }
  }
  return { patch, setDue, clearDue, facts: stopped };
}

/** How much a seat's reserve has changed by clocks that stopped, ms. */
const changeBy = (stopped: readonly Stopped[]): Millis => stopped.reduce((sum, { reserve }) => sum + reserve, 0);

function leftToAsker(seat: SeatRow, own: readonly Stopped[], times: Times, now: Millis): TimeLeft {
  const { reserve } = leftOf(seat, times);
  const used = own.find(({ atMove }) => atMove)?.used ?? 0;
  const left = { allow: Math.max(0, times.clock.allow - used), reserve: reserve - Math.max(0, changeBy(own)) };
  return spend({ ...left, reserve: Math.max(0, left.reserve) }, usedBy(seat, times, now) + askedFor(seat, times, now));
}

function leftToOther(seat: SeatRow, own: readonly Stopped[], times: Times, back: Back): TimeLeft {
  const { clock } = times;
  const { runningFrom } = seat;
  const before = leftOf(seat, times);
  // Waited for since before the move: they have spent some time on the position that comes back.
  if (own.length === 0 && runningFrom !== undefined && back.by === 'seat' && runningFrom < back.movedAt)
    return spend(before, running(times.calendar(seat, runningFrom), runningFrom, back.movedAt));
  const reserve = Math.min(before.reserve - changeBy(own), Math.max(before.reserve, clock.reserve));
  return { allow: clock.allow, reserve: Math.max(0, reserve) };
}
