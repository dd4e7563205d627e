/** The calendars that people keep: when they sleep and when they are away. Only appended: the past counts as it then was. */
import { z } from 'zod';
import type { Frozen } from '#kernel/frozen';
import type { CalendarRow } from '#store/types';
import type { Calendar, TimeSpan } from '../clock/calendar.ts';
import type { Clock } from '../clock/types.ts';
import { keptReader } from '../open/stored-text.ts';
import { dateAt, daysAfter, isZone, type LocalDate } from './zones.ts';

/** How many days of vacation there are in a year, and in a row. */
const DAYS_A_YEAR = 28;
export const DAYS_IN_A_ROW = 14;
/** How long people may sleep, minutes. */
export const LONGEST_SLEEP = 10 * 60;

const instant = z.number().int();
const minute = z.number().int().min(0).max(1439);
/** Days of vacation: `days` from `first` on, as the person's clocks showed them when they were set. */
const leave = z.object({
  from: instant,
  to: instant,
  first: z.string(),
  days: z.number().int().min(1),
  /** Drawn when the person's time was up, without their doing. */
  automatic: z.literal(true).exactOptional(),
});
export type Leave = Frozen<z.infer<typeof leave>>;

/** What holds from one moment on. */
const shape = z.object({
  zone: z.string().refine(isZone).exactOptional(),
  /** Minutes after midnight, in `zone`. */
  sleep: z.object({ from: minute, to: minute }).exactOptional(),
  leave: z.array(leave),
  /** Whether a day of vacation may be drawn when the person's time is up. */
  automatic: z.boolean(),
});
export type PersonCalendar = Frozen<z.infer<typeof shape>>;

const noCalendar: PersonCalendar = { leave: [], automatic: true };

const calendarIn = keptReader((stored): PersonCalendar => shape.safeParse(stored).data ?? noCalendar);

/** A stored calendar; a damaged one counts as not set. */
export const readCalendar = (row: Pick<CalendarRow, 'body'> | undefined): PersonCalendar => calendarIn(row?.body);

/** What stands still besides what a person has set. */
export type TableStops = {
  /** The pauses of the table, and when the program was away. */
  readonly still: readonly TimeSpan[];
  readonly clock: Pick<Clock, 'sleep' | 'leave'>;
};

/**
 * The calendar of one wait. `rows`: what its person has set, the oldest first. Vacation counts by what held at each moment,
 * sleep by what held when the wait began: new hours hold from the next wait on.
 */
export function calendarOf(rows: readonly CalendarRow[], since: number, { still, clock }: TableStops): Calendar {
  const { zone, sleep } = readCalendar(rows.findLast(({ from }) => from <= since));
  const nights = clock.sleep && zone !== undefined && sleep !== undefined ? { zone, ...sleep } : undefined;
  return { still: clock.leave ? [...still, ...leaveIn(rows)] : still, nights };
}

/** All vacation that a person has had and is going to have, as far as it held when its time came. */
export function leaveIn(rows: readonly CalendarRow[]): readonly TimeSpan[] {
  return rows.flatMap((row, i) => {
    const until = rows[i + 1]?.from ?? Number.POSITIVE_INFINITY;
    return readCalendar(row)
      .leave.map((one) => ({ from: Math.max(one.from, row.from), to: Math.min(one.to, until) }))
      .filter(({ from, to }) => from < to);
  });
}

/** The days of vacation that a calendar has, each once. */
function daysOf({ leave }: PersonCalendar): ReadonlySet<LocalDate> {
  return new Set(leave.flatMap(({ first, days }) => Array.from({ length: days }, (_, n) => daysAfter(first, n))));
}

/** How many days of vacation are left in a year; negative for a calendar that has too many. */
export function daysLeft(calendar: PersonCalendar, year: string): number {
  return DAYS_A_YEAR - [...daysOf(calendar)].filter((day) => day.startsWith(`${year}-`)).length;
}

/** How many days in a row are vacation around a date, if that is one. */
export function rowAround(calendar: PersonCalendar, date: LocalDate): number {
  const days = daysOf(calendar);
  let count = 1;
  for (const step of [-1, 1]) for (let n = step; days.has(daysAfter(date, n)); n += step) count += 1;
  return count;
}

/** The calendar with a day of vacation from `now` on, drawn without the person's doing; undefined: they have none to draw. */
export function drawDay(calendar: PersonCalendar, now: number): PersonCalendar | undefined {
  const zone = calendar.zone ?? 'UTC';
  const first = dateAt(zone, now);
  if (!calendar.automatic || daysLeft(calendar, first.slice(0, 4)) <= 0) return undefined;
  if (rowAround(calendar, first) > DAYS_IN_A_ROW) return undefined;
  const day = { from: now, to: now + 24 * 60 * 60_000, first, days: 1, automatic: true } as const;
  return { ...calendar, leave: [...calendar.leave, day] };
}
