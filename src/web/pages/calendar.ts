/** The dates of a season as a calendar file (RFC 5545). */

import { formatOf } from '#season/formats/index';
import { endOf } from '#season/formats/ladder';
import type { Season } from '#season/types';
import type { Translate } from '../words/catalogue.ts';
import { lastEnd } from './league.ts';

const HOUR = 60 * 60 * 1000;
/** Octets of a line. */
const LINE = 75;

type Appointment = { readonly id: string; readonly at: number; readonly title: string };

/** `address`: of the season's page. */
export function calendarOf(season: Season, address: string, now: number, t: Translate): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wardroom//Leagues//EN',
    `NAME:${escaped(season.league.name)}`,
    ...appointments(season, t).flatMap(({ id, at, title }) => [
      'BEGIN:VEVENT',
      `UID:${season.id}-${id}@wardroom`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(at)}`,
      `DTEND:${stamp(at)}`,
      `SUMMARY:${escaped(title)}`,
      `URL:${address}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldedLine).join('\r\n')}\r\n`;
}

function appointments(season: Season, t: Translate): readonly Appointment[] {
  const { status, startsAt, settings, progress, league } = season;
  const about = { name: league.name };
  const found: Appointment[] = [];
  if (status === 'signup' && startsAt !== undefined) {
    found.push({ id: 'start', at: startsAt, title: t('calendar.start', about) });
    if (settings.checkIn > 0)
      found.push({ id: 'check-in', at: startsAt - settings.checkIn * HOUR, title: t('calendar.checkIn', about) });
  }
  const last = lastEnd(season);
  if (last !== undefined) found.push({ id: 'round', at: last, title: t('calendar.round', about) });
  const end =
    status === 'review' ? progress.reviewUntil : formatOf(season).endAt === undefined ? undefined : endOf(season);
  if (end !== undefined && status !== 'final' && status !== 'cancelled')
    found.push({ id: 'end', at: end, title: t('calendar.end', about) });
  return found;
}

const stamp = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

/** A line in parts of as many octets as there may be, none of them within a character. */
function foldedLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let length = 0;
  for (const sign of line) {
    const own = Buffer.byteLength(sign);
    if (length + own > (parts.length === 0 ? LINE : LINE - 1)) {
      parts.push(part);
      part = '';
      length = 0;
    }
    part += sign;
    length += own;
  }
  return [...parts, part].join('\r\n ');
}
