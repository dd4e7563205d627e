/** The page of a person's settings about local times: their zone, quiet hours, digest. */
import { localTime } from '#table/away/local-time';
import type { UserSettings } from '#table/types';
import { markdown } from '#words/markdown';
import { button, type Item, modal, type Part, row, select, text } from '../../core/components.ts';
import { clip } from '../../core/limits.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';

const two = (n: number): string => String(n).padStart(2, '0');
const HOURS: readonly string[] = Array.from({ length: 24 }, (_, hour) => `${two(hour)}:00`);
export const WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** Quiet hours of which only one end was said. */
export const USUAL_QUIET = { from: '22:00', to: '08:00', days: WEEKDAYS } as const;
export const USUAL_DIGEST = { at: '09:00' } as const;

/** `now` absent, or no zone set: without the local time. */
export function timesPage(settings: UserSettings, t: Translate, now: number | undefined): readonly Part[] {
  const { quiet, digest, zone, calls } = settings;
  const id = (setting: 'quiet.from' | 'quiet.to' | 'quiet.days' | 'quiet.wake' | 'digest' | 'digest.at') =>
    pressId('set', { setting });
  const local = now === undefined || zone === undefined ? undefined : localTime(now, zone);
  const time = local && markdown(`${two(local.hour)}:${two(local.minute)}`);
  const quietFrom = hours(quiet?.from, (at) => t.plain('settings.quietFrom', { time: at }));
  const days = WEEKDAYS.map((day) => ({
    value: String(day),
    label: t('settings.weekday', { day }),
    chosen: quiet?.days.includes(day) === true,
  }));
  return [
    text(zone === undefined ? t('settings.noZone') : t('settings.zone', { zone, time })),
    row(button(pressId('zone'), t('settings.zoneButton'))),
    text(t('settings.quiet')),
    row(
      select(id('quiet.from'), t('settings.quiet'), [
        { value: 'none', label: t('settings.quietNone'), chosen: quiet === undefined },
        ...quietFrom,
      ]),
    ),
    ...(quiet === undefined
      ? []
      : [
          row(
            select(
              id('quiet.to'),
              t('settings.quiet'),
              hours(quiet.to, (at) => t.plain('settings.quietTo', { time: at })),
            ),
          ),
          row(select(id('quiet.days'), t('settings.quietDays'), days, { min: 1, max: days.length })),
          row(
            select(id('quiet.wake'), t('settings.quietWake'), [
              { value: 'off', label: t('settings.quietWakeOff'), chosen: !calls.wake },
              {
                value: 'on',
                label: t('settings.quietWake'),
                description: t('settings.quietWakeDetail'),
                chosen: calls.wake,
              },
            ]),
          ),
        ]),
    text(t('settings.digest')),
    row(select(id('digest'), t('settings.digest'), digestItems(digest, t))),
    ...(digest === 'off'
      ? []
      : [
          row(
            select(
              id('digest.at'),
              t('settings.digest'),
              hours(digest.at, (at) => t.plain('settings.digestAt', { time: at })),
            ),
          ),
        ]),
  ];
}

function hours(chosen: string | undefined, label: (at: string) => string): Item[] {
  return HOURS.map((at) => ({ value: at, label: label(at), chosen: at === chosen }));
}

function digestItems(digest: UserSettings['digest'], t: Translate): Item[] {
  const day = digest === 'off' ? undefined : digest.day;
  return [
    { value: 'off', label: t('settings.digestOff'), chosen: digest === 'off' },
    { value: 'daily', label: t('settings.digestDaily'), chosen: digest !== 'off' && day === undefined },
    ...WEEKDAYS.map((one) => ({
      value: String(one),
      label: t.plain('settings.digestWeekly', { day: t('settings.weekday', { day: one }) }),
      chosen: one === day,
    })),
  ];
}

export const ZONE_FIELD = 'zone';

/** The form for a time zone. */
export function zoneForm(zone: string | undefined, t: Translate) {
  return modal(pressId('zone.set'), t('settings.zoneTitle'), [
    {
      id: ZONE_FIELD,
      label: t('settings.zoneLabel'),
      description: clip(t('settings.zoneHint'), 100),
      value: zone,
      required: false,
      max: 60,
    },
  ]);
}
