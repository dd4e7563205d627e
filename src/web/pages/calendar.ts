/** The dates of a season as a calendar file. */
import ical from 'ical-generator';
import { formatOf } from '#season/formats/index';
import { endOf } from '#season/formats/ladder';
import { latestEnd } from '#season/pace';
import type { Season } from '#season/types';
import type { Translate } from '../words/catalogue.ts';

const HOUR = 60 * 60 * 1000;
type Appointment = { readonly id: string; readonly at: number; readonly title: string };

/** `address`: of the season's page. */
export function calendarOf(season: Season, address: string, now: number, t: Translate): string {
  const calendar = ical({ name: season.league.name, prodId: { company: 'Wardroom', product: 'Leagues' } });
  for (const { id, at, title } of appointments(season, t))
    calendar.createEvent({
      ...{ id: `${season.id}-${id}@wardroom`, stamp: new Date(now), summary: title, url: address },
      ...{ start: new Date(at), end: new Date(at) },
    });
  return calendar.toString();
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
  const last = latestEnd(season);
  if (last !== undefined) found.push({ id: 'round', at: last, title: t('calendar.round', about) });
  const end =
    status === 'review' ? progress.reviewUntil : formatOf(season).endAt === undefined ? undefined : endOf(season);
  if (end !== undefined && status !== 'final' && status !== 'cancelled')
    found.push({ id: 'end', at: end, title: t('calendar.end', about) });
  return found;
}
