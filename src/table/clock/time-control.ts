/** How clocks count: what a wait draws on, and what it gives back. One formula for all kinds of clocks. */

import type { Millis } from '../ids.ts';
import type { Clock } from './types.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left to a seat: of this wait's allowance, and of its reserve. */
export type TimeLeft = { readonly allow: Millis; readonly reserve: Millis };

/** What is left after the clock has run for `used` ms. */
export function spend({ allow, reserve }: TimeLeft, used: Millis): TimeLeft {
  return { allow: Math.max(0, allow - used), reserve: Math.max(0, reserve - Math.max(0, used - allow)) };
}

/** The reserve once a wait is over for which the clock has run `used` ms. */
export function reserveAfter(clock: Clock, left: TimeLeft, used: Millis): Millis {
  const { reserve } = spend(left, used);
  const inTime = clock.allow === 0 || (left.allow > 0 && used <= left.allow);
  return inTime ? Math.max(reserve, Math.min(clock.reserve, reserve + clock.refill)) : reserve;
}

/** The time that somebody gets whom the others give more: that of a wait, or everything where there is only a reserve. */
export const refilledTime = (clock: Clock): TimeLeft =>
  clock.allow > 0 ? { allow: clock.allow, reserve: 0 } : { allow: 0, reserve: clock.reserve };

/** Whether a game with this clock is played in one sitting. */
const isLive = ({ allow, reserve }: Clock): boolean => (allow > 0 ? allow : reserve) <= HOUR;

/** Whether automatic answers may come after a while: a game in one sitting would never come to its end. */
export const mayHideTiming = (clock: Clock | undefined): boolean => clock === undefined || !isLive(clock);

/** How long somebody must have been warned before their time is up, ms. A league's match has an end that everybody knows. */
export function minWarning(clock: Clock): Millis {
  if (clock.zero === 'forfeit') return HOUR / 2;
  if (isLive(clock)) return 2 * MINUTE;
  return Math.min(12 * HOUR, Math.floor((clock.allow > 0 ? clock.allow : clock.reserve) / 4));
}

/**
 * How long before their time is up somebody is warned who has so much left at the beginning of a wait, ms of running time, the
 * longest first. In a match of a league each counts once, in the wait in which so little is left for the first time.
 */
export function warnings(clock: Clock, { allow, reserve }: TimeLeft): readonly Millis[] {
  const left = allow + reserve;
  if (clock.zero === 'forfeit') {
    const all = clock.reserve > DAY ? [Math.floor(clock.reserve / 4), DAY] : [Math.floor(clock.reserve / 4)];
    return all.filter((ms) => ms < left).sort((one, other) => other - one);
  }
  if (isLive(clock)) return [2 * MINUTE];
  return [Math.max(Math.floor(left / 10), 2 * HOUR, minWarning(clock))];
}

const usual = { zero: 'claim', leave: true, pause: true } as const;

/** Clocks to choose from, by id. Ids are part of messages that have been sent. */
export const CLOCKS = {
  live: { ...usual, allow: 10 * MINUTE, reserve: 20 * MINUTE, refill: MINUTE, sleep: true },
  daily: { ...usual, allow: DAY, reserve: 3 * DAY, refill: 6 * HOUR, sleep: true },
  relaxed: { ...usual, allow: 3 * DAY, reserve: 7 * DAY, refill: 12 * HOUR, sleep: false },
  slow: { ...usual, allow: 7 * DAY, reserve: 14 * DAY, refill: DAY, sleep: false },
} as const satisfies Readonly<Record<string, Clock>>;

/** The clock of a new table whose host has chosen none. */
export const USUAL_CLOCK = CLOCKS.daily;

export type ClockId = keyof typeof CLOCKS;

/** How fast a new table is: by a clock, or without one and without reminders. */
export const SPEED_IDS = ['live', 'daily', 'relaxed', 'slow', 'none'] as const;

/** Which of the clocks to choose from this is; undefined: one of the host's own. */
export function clockId(clock: Clock): ClockId | undefined {
  const same = ([, one]: readonly [string, Clock]) =>
    one.allow === clock.allow && one.reserve === clock.reserve && one.refill === clock.refill;
  return (Object.entries(CLOCKS) as [ClockId, Clock][]).find(same)?.[0];
}

/**
 * Why a clock cannot be: `table.clock-between`, an allowance too long for one sitting and too short for people who work and
 * sleep; `table.clock-none`, no time at all; `table.clock-refill`, more given back than there may be; `table.clock-long`,
 * over 60 days. Undefined: it can.
 */
export function clockFault({ allow, reserve, refill }: Clock): ClockFault | undefined {
  const times = [allow, reserve, refill];
  if (times.some((time) => !Number.isSafeInteger(time) || time < 0) || allow + reserve === 0) return 'table.clock-none';
  if (times.some((time) => time > 60 * DAY)) return 'table.clock-long';
  if (allow > HOUR && allow < 12 * HOUR) return 'table.clock-between';
  return refill > reserve ? 'table.clock-refill' : undefined;
}

export type ClockFault = 'table.clock-none' | 'table.clock-long' | 'table.clock-between' | 'table.clock-refill';
