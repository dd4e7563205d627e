/** Local times in the time zones that people name. All instants are in ms since 1970. */
import type { Millis } from './types.ts';

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
export type Clock = string;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Longer than any two zones are apart: an offset before and after the change is found within it. */
const around = 26 * 60 * minuteMs;

/** Making one takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

/** The local time of an instant. */
export function localTime(at: Millis, zone: string): LocalTime {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return onDay({ year: part('year'), month: part('month'), day: part('day') }, part('hour'), part('minute'));
}

type Day = Pick<LocalTime, 'year' | 'month' | 'day'>;

function onDay({ year, month, day }: Day, hour: number, minute: number): LocalTime {
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
  return { year, month, day, hour, minute, weekday };
}

/** The day so many days after another. */
export function dayAfter({ year, month, day }: Day, days: number): LocalTime {
  const later = new Date(Date.UTC(year, month - 1, day + days));
  return onDay({ year: later.getUTCFullYear(), month: later.getUTCMonth() + 1, day: later.getUTCDate() }, 0, 0);
}

/** A local time as if it were UTC, to compare local times. */
const asUtc = ({ year, month, day, hour, minute }: LocalTime): Millis => Date.UTC(year, month - 1, day, hour, minute);

/**
 * The instant of a local time of day: the first of two where clocks are set back, and the first minute that exists after one
 * that is left out where they are set forward.
 */
export function instantOf(day: Day, clock: Clock, zone: string): Millis {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const wanted = asUtc(onDay(day, hour, minute));
  const offsetAt = (at: Millis) => asUtc(localTime(at, zone)) - Math.floor(at / minuteMs) * minuteMs;
  const before = wanted - offsetAt(wanted - around);
  const after = wanted - offsetAt(wanted + around);
  const found = [before, after].sort((a, b) => a - b).find((at) => asUtc(localTime(at, zone)) === wanted);
  if (found !== undefined) return found;
  let [early, late] = [Math.min(before, after), Math.max(before, after)];
  while (late - early > minuteMs) {
    const middle = early + Math.floor((late - early) / 2 / minuteMs) * minuteMs;
    if (asUtc(localTime(middle, zone)) < wanted) early = middle;
    else late = middle;
  }
  return late;
}

/** The next instant after `after` at a local time of day; `weekday`: only on that day of the week. */
export function nextAt(after: Millis, clock: Clock, zone: string, weekday?: number): Millis {
  const today = localTime(after, zone);
  for (let days = 0; days <= 8; days++) {
    const day = dayAfter(today, days);
    const at = instantOf(day, clock, zone);
    if (at > after && (weekday === undefined || day.weekday === weekday)) return at;
  }
  return after + 7 * dayMs;
}

/**
 * The zone that somebody means by what they typed: its IANA name in any spelling of cases, with spaces or underscores, or its
 * last part alone if only one zone has it ("new york"). Undefined: there is no such zone.
 */
export function zoneNamed(typed: string): string | undefined {
  const asked = typed.trim().replace(/\s+/g, '_').toLowerCase();
  if (asked === '') return undefined;
  if (asked === 'utc' || asked === 'gmt') return 'UTC';
  const zones = Intl.supportedValuesOf('timeZone');
  const exact = zones.find((zone) => zone.toLowerCase() === asked);
  if (exact !== undefined) return exact;
  const byCity = zones.filter((zone) => zone.toLowerCase().split('/').at(-1) === asked);
  if (byCity.length === 1) return byCity[0];
  return /^[a-z]+(\/[a-z0-9_+-]+)+$/.test(asked) && isZone(typed.trim()) ? resolvedName(typed.trim()) : undefined;
}

/** Whether this program knows a zone by that name. */
export function isZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Names that zones had formerly, or have since, stand for the one in use. */
const resolvedName = (zone: string): string => formatOf(zone).resolvedOptions().timeZone;
