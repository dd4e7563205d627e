/** When people are reminded of their move. */
import type { Millis } from '../types.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
/** After the table's own time, reminders come this long after the wait began, in ms; then no more. */
const LATER = [3 * day, 7 * day];
/** No reminder at half time comes earlier than this, in ms. */
const LEAST_HALF = 6 * hour;

/** When the next reminder at a table without a clock is due; undefined: there are no more. `remindAfter` 0: none at all. */
export function nextReminder(remindAfter: Millis, waitingSince: Millis, now: Millis): Millis | undefined {
  if (remindAfter === 0) return undefined;
  const steps = [remindAfter, ...LATER.filter((later) => later > remindAfter)];
  return steps.map((step) => waitingSince + step).find((at) => at > now);
}

/** When to remind somebody whose clock has so much left (ms): at half of it, or after six hours if that is later; undefined: there is no room for one. */
export function halfTime(left: Millis, now: Millis): Millis | undefined {
  const wait = Math.max(Math.ceil(left / 2), LEAST_HALF);
  return wait < left ? now + wait : undefined;
}
