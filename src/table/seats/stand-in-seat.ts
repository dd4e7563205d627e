/** A stand-in on a seat: a computer player that plays for its person. */
import type { Seat } from '#kernel/state';
import type { SeatRow, StandIn, TableRow } from '#store/types';
import type { Context } from '../context.ts';

/** The table with a stand-in on a seat, or without one. */
export function withStandIn(row: TableRow, seat: Seat, standIn: StandIn | undefined): TableRow {
  const seats = row.seats.map((one): SeatRow => (one.seat === seat ? { ...one, standIn } : one));
  return { ...row, seats };
}

/** The computer player that stands in for people; undefined if there is none. */
export function usualStandIn({ bots, now }: Context): StandIn | undefined {
  const [computer] = Object.keys(bots);
  return computer === undefined ? undefined : { computer, since: now() };
}
