/** Local times of the world's time zones, from the time-zone data that Node carries. */
import { LRUCache } from 'lru-cache';
import type { Millis } from '../ids.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A day of the calendar, `2026-03-29`. */
export type LocalDate = string;

const QUARTER = 15 * MINUTE;

const offsets = new LRUCache<string, Millis>({ max: 20_000 });
const formats = new Map<string, Intl.DateTimeFormat>();

/** Zones that ICU goes on listing by their first names, and their names of today, which it knows as well. */
const TODAY: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Louisville': 'America/Kentucky/Louisville',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** A zone's name of today, where it is still listed by a former one. */
export function namedToday(zone: string): string {
  const name = TODAY[zone];
  return name !== undefined && isZone(name) ? name : zone;
}

/** The names of all zones that may be chosen, sorted. */
export const zoneNames = (): readonly string[] =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map(namedToday)])].sort();

/** Whether this is the name of a time zone, such as `Europe/Vienna`. */
export function isZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The date in a zone at an instant. */
export const dateAt = (zone: string, at: Millis): LocalDate => new Date(wallAt(zone, at)).toISOString().slice(0, 10);

/** The date so many days later; earlier for a negative number. */
export const daysAfter = (date: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The date, if this is one that exists: `2026-02-30` is not. */
export function readDate(text: string): LocalDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text ? undefined : text;
}

/**
 * The instant at which a zone's clocks show this many minutes after midnight of a date. A time that they show twice is the
 * first of both; one that they skip is the next that they show.
 */
export function instantOf(zone: string, date: LocalDate, minute = 0): Millis {
  const wall = Date.parse(`${date}T00:00:00Z`) + minute * MINUTE;
  // No offset is as long as a day, so between these two the clocks show it, or skip it.
  let before = wall - DAY;
  let after = wall + DAY;
  const offsets = [wallAt(zone, before) - before, wallAt(zone, after) - after];
  for (const offset of offsets) if (wallAt(zone, wall - offset) === wall) return wall - offset;
  // Skipped: the instant of the change is the first at which they show something later.
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (wallAt(zone, middle) < wall) before = middle;
    else after = middle;
  }
  return after;
}

/** What a zone's clocks show at an instant, as if it were UTC. */
export function wallAt(zone: string, at: Millis): Millis {
  // Clocks are only ever changed at a quarter of an hour.
  const quarter = Math.floor(at / QUARTER) * QUARTER;
  const key = `${zone} ${quarter}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    offset = offsetAt(zone, quarter);
    offsets.set(key, offset);
  }
  return at + offset;
}

/** How far a zone's clocks are ahead of UTC, ms. Slow: a date is formatted for it. */
function offsetAt(zone: string, at: Millis): Millis {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - at;
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, made);
  return made;
}
