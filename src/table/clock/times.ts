/** What is needed to count the clocks of a table. */
import type { RequestTimes, SeatRow, TableRow } from '#store/types';
import { calendarOf, leaveIn } from '../away/person-calendar.ts';
import type { Context } from '../context.ts';
import type { Millis } from '../ids.ts';
import { readOptions } from '../open/options.ts';
import { readPauses } from '../open/rows.ts';
import type { RequestKind } from '../play/requests/types.ts';
import { type Calendar, resumes, type TimeSpan } from './calendar.ts';
import type { Clock } from './types.ts';

export type Times = {
  readonly clock: Clock;
  /** What stands still for a seat during a wait that began at `since`. */
  calendar(seat: SeatRow, since: Millis): Calendar;
  /** Until when the seat's person is on vacation; undefined: they are not, or it does not count here. */
  awayUntil(seat: SeatRow, now: Millis): Millis | undefined;
  /** The time in which the seat asks the others to agree to a take-back; undefined: it does not, or no longer. */
  asking(seat: SeatRow): TimeSpan | undefined;
};

/** The times of a table; undefined if it has no clock. `ending`: requests that end now, and are still stored as open. */
export async function timesOf(
  { store, now }: Pick<Context, 'store' | 'now'>,
  row: TableRow,
  ending: readonly string[] = [],
): Promise<Times | undefined> {
  const { clock, league } = readOptions(row) ?? {};
  if (clock === undefined) return undefined;
  const users = row.seats.flatMap(({ user }) => user ?? []);
  const began = row.seats.flatMap(({ runningFrom }) => runningFrom ?? []);
  const at = now();
  const [rows, outages, takeBacks] = await Promise.all([
    clock.sleep || clock.leave ? store.calendars.of(users) : [],
    store.outages.since(Math.min(at, ...began)),
    store.requests.times(row.id, 'undo' satisfies RequestKind),
  ]);
  const rowsOf = (seat: SeatRow) => rows.filter(({ user }) => user === seat.user);
  const stillForAll = [...readPauses(row), ...outages];
  const awayAt = (seat: number) => (league?.away ?? []).filter((one) => one.seat === seat);
  const stillFor = ({ seat }: SeatRow) => [
    ...stillForAll,
    ...awayAt(seat),
    ...takeBacks
      .filter((request) => request.seat !== seat)
      .map((request) => whileOpen(request, ending.includes(request.id) ? at : undefined)),
  ];
  return {
    clock,
    calendar: (seat, since) => calendarOf(rowsOf(seat), since, { still: stillFor(seat), clock }),
    asking({ seat }) {
      const open = takeBacks.find((request) => request.seat === seat && request.endedAt === undefined);
      return open && { from: open.openedAt, to: open.endsAt };
    },
    awayUntil(seat, when) {
      const leave = clock.leave ? leaveIn(rowsOf(seat)) : [];
      const until = resumes({ still: [...leave, ...awayAt(seat.seat)] }, when);
      return until > when ? until : undefined;
    },
  };
}

/** The time in which those who are asked to agree to a take-back lose none. That nobody noted its end in time makes it no longer. */
function whileOpen({ openedAt, endsAt, endedAt }: RequestTimes, now: Millis | undefined): TimeSpan {
  return { from: openedAt, to: Math.min(endedAt ?? now ?? endsAt, endsAt) };
}
