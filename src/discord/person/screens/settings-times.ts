/** The page of a person's settings about local times: their zone, quiet hours, digest. */
import { localTime } from '#table/away/local-time';
import type { UserSettings } from '#table/types';
import { markdown } from '#words/markdown';
import { button, type Item, modal, type Part, row, select, text } from '../../core/components.ts';
import { clip } from '../../core/limits.ts';
import { pressId } from '../../press-id.ts';
import type { Say } from '../../words.ts';

const two = (n: number): string => String(n).padStart(2, '0');
const HOURS: readonly string[] = Array.from({ length: 24 }, (_, hour) => `${two(hour)}:00`);
export const WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** Quiet hours of which only one end was said. */
export const USUAL_QUIET = { from: '22:00', to: '08:00', days: WEEKDAYS } as const;
export const USUAL_DIGEST = { at: '09:00' } as const;

/** `now` absent, or no zone set: without the local time. */
export function timesPage(settings: UserSettings, say: Say, now: number | undefined): readonly Part[] {
  const { quiet, digest, zone, calls } = settings;
  const id = (setting: 'quiet.from' | 'quiet.to' | 'quiet.days' | 'quiet.wake' | 'digest' | 'digest.at') =>
    pressId('set', { setting });
  const local = now === undefined || zone === undefined ? undefined : localTime(now, zone);
  const time = local && markdown(`${two(local.hour)}:${two(local.minute)}`);
  const quietFrom = hours(quiet?.from, (at) => say.plain('settings.quietFrom', { time: at }));
  const days = WEEKDAYS.map((day) => ({
    value: String(day),
    label: say('settings.weekday', { day }),
    chosen: quiet?.days.includes(day) === true,
  }));
  return [
    text(zone === undefined ? say('settings.noZone') : say('settings.zone', { zone, time })),
    row(button(pressId('zone'), say('settings.zoneButton'))),
    text(say('settings.quiet')),
    row(
      select(id('quiet.from'), say('settings.quiet'), [
        { value: 'none', label: say('settings.quietNone'), chosen: quiet === undefined },
        ...quietFrom,
      ]),
    ),
    ...(quiet === undefined
      ? []
      : [
          row(
            select(
              id('quiet.to'),
              say('settings.quiet'),
              hours(quiet.to, (at) => say.plain('settings.quietTo', { time: at })),
            ),
          ),
          row(select(id('quiet.days'), say('settings.quietDays'), days, { min: 1, max: days.length })),
          row(
            select(id('quiet.wake'), say('settings.quietWake'), [
              { value: 'off', label: say('settings.quietWakeOff'), chosen: !calls.wake },
              {
                value: 'on',
                label: say('settings.quietWake'),
                description: say('settings.quietWakeDetail'),
                chosen: calls.wake,
              },
            ]),
          ),
        ]),
    text(say('settings.digest')),
    row(select(id('digest'), say('settings.digest'), digestItems(digest, say))),
    ...(digest === 'off'
      ? []
      : [
          row(
            select(
              id('digest.at'),
              say('settings.digest'),
              hours(digest.at, (at) => say.plain('settings.digestAt', { time: at })),
            ),
          ),
        ]),
  ];
}

function hours(chosen: string | undefined, label: (at: string) => string): Item[] {
  return HOURS.map((at) => ({ value: at, label: label(at), chosen: at === chosen }));
}

function digestItems(digest: UserSettings['digest'], say: Say): Item[] {
  const day = digest === 'off' ? undefined : digest.day;
  return [
    { value: 'off', label: say('settings.digestOff'), chosen: digest === 'off' },
    { value: 'daily', label: say('settings.digestDaily'), chosen: digest !== 'off' && day === undefined },
    ...WEEKDAYS.map((one) => ({
      value: String(one),
      label: say.plain('settings.digestWeekly', { day: say('settings.weekday', { day: one }) }),
      chosen: one === day,
    })),
  ];
}

export const ZONE_FIELD = 'zone';

/** The form for a time zone. */
export function zoneForm(zone: string | undefined, say: Say) {
  return modal(pressId('zone.set'), say('settings.zoneTitle'), [
    {
      id: ZONE_FIELD,
      label: say('settings.zoneLabel'),
      description: clip(say('settings.zoneHint'), 100),
      value: zone,
      required: false,
      max: 60,
    },
  ]);
}
