/** When a seat has let the others wait for so long that they may do something about it. */
import type { Seat } from '#kernel/state';
import type { TableRow } from '#store/types';
import type { Millis } from './types.ts';

/** How long one wait lasts, in ms, before the others may act. */
const lateAfter = 7 * 24 * 60 * 60 * 1000;

/** Whether a wait has lasted that long. */
export const isLateSince = (since: Millis, now: Millis): boolean => now - since >= lateAfter;

/** Whether the table has been waiting for the person on a seat for that long. */
export function isLate({ seats }: TableRow, seat: Seat, now: Millis): boolean {
  const since = seats.find((one) => one.seat === seat)?.waitingSince;
  return since !== undefined && isLateSince(since, now);
}
