/** Times of day where people live, and the zones as they name them. All instants are in ms since 1970. */
import { instantOf as instantIn, wallAt } from './zones.ts';

/** A minute of a local calendar. `weekday`: 1 is Monday, 7 Sunday. */
export type LocalTime = {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly weekday: number;
};

/** A time of day as `HH:MM`, from 00:00 to 23:59. */
export type TimeOfDay = string;

type Day = Pick<LocalTime, 'year' | 'month' | 'day'>;

const week = 7 * 24 * 60 * 60_000;

/** What a clock shows that reads UTC. */
function read(wall: number): LocalTime {
  const at = new Date(wall);
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    weekday: at.getUTCDay() || 7,
  };
}

/** The local time of an instant. */
export const localTime = (at: number, zone: string): LocalTime => read(wallAt(zone, at));

/** The day so many days after another. */
export const dayAfter = ({ year, month, day }: Day, days: number): LocalTime =>
  read(Date.UTC(year, month - 1, day + days));

/** The instant of a local time of day: the first of two where clocks are set back, the next that there is where one is left out. */
export function instantOf({ year, month, day }: Day, time: TimeOfDay, zone: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
  return instantIn(zone, date, hour * 60 + minute);
}

/** The next instant after `after` at a local time of day; `weekday`: only on that day of the week. */
export function nextAt(after: number, time: TimeOfDay, zone: string, weekday?: number): number {
  const today = localTime(after, zone);
  for (let days = 0; days <= 8; days++) {
    const day = dayAfter(today, days);
    const at = instantOf(day, time, zone);
    if (at > after && (weekday === undefined || day.weekday === weekday)) return at;
  }
  return after + week;
}
