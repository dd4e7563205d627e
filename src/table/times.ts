/** What is needed to count the clocks of a table. */
import type { SeatRow, TableRow } from '#store/types';
import { type Calendar, resumes } from './calendar.ts';
import type { Clock } from './clock-types.ts';
import type { Context } from './context.ts';
import type { Millis } from './ids.ts';
import { calendarOf, leaveIn } from './person-calendar.ts';
import { readOptions, readPauses } from './rows.ts';

export type Times = {
  readonly clock: Clock;
  /** What stands still for a seat during a wait that began at `since`. */
  calendar(seat: SeatRow, since: Millis): Calendar;
  /** Until when the seat's person is on vacation; undefined: they are not, or it does not count here. */
  awayUntil(seat: SeatRow, now: Millis): Millis | undefined;
};

/** The times of a table; undefined if it has no clock. */
export async function timesOf(
  { store, now }: Pick<Context, 'store' | 'now'>,
  row: TableRow,
): Promise<Times | undefined> {
  const clock = readOptions(row)?.clock;
  if (clock === undefined) return undefined;
  const users = row.seats.flatMap(({ user }) => user ?? []);
  const began = row.seats.flatMap(({ runningFrom }) => runningFrom ?? []);
  const [rows, outages] = await Promise.all([
    clock.sleep || clock.leave ? store.calendars.of(users) : [],
    store.outages.since(Math.min(now(), ...began)),
  ]);
  const rowsOf = (seat: SeatRow) => rows.filter(({ user }) => user === seat.user);
  const still = [...readPauses(row), ...outages];
  return {
    clock,
    calendar: (seat, since) => calendarOf(rowsOf(seat), since, { still, clock }),
    awayUntil(seat, at) {
      if (!clock.leave) return undefined;
      const until = resumes({ still: leaveIn(rowsOf(seat)) }, at);
      return until > at ? until : undefined;
    },
  };
}
