/** When a seat has let the others wait for so long that they may do something about it. */
import type { Seat } from '#kernel/state';
import type { TableRow } from '#store/types';
import type { Millis } from '../types.ts';
import { isTimeUp } from './seat-clocks.ts';

/** How long one wait lasts, in ms, before the others may act. */
const lateAfter = 7 * 24 * 60 * 60 * 1000;

/** Whether a wait has lasted that long. */
export const isLateSince = (since: Millis, now: Millis): boolean => now - since >= lateAfter;

/** Whether the time of a seat's clock is up or, without a clock, whether the table has been waiting for its person for that long. */
export function isLate({ seats }: TableRow, seat: Seat, now: Millis): boolean {
  const row = seats.find((one) => one.seat === seat);
  if (row?.allowLeft !== undefined) return isTimeUp(row);
  const since = row?.waitingSince;
  return since !== undefined && isLateSince(since, now);
}
