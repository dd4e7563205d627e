/** What people have set of when they are away. */

import { localTime } from '#table/away/local-time';
import type { Away, AwaySet, TableInfo } from '#table/types';
import { type Markdown, markdown, markdownList } from '#words/markdown';
import { box, COLORS, type Payload, payload, text } from '../../core/components.ts';
import { clip } from '../../core/limits.ts';
import { gameTitle, timeOf } from '../../core/people.ts';
import type { Translate } from '../../words.ts';

/** The most tables named in one line. */
const NAMED = 10;

/** A typed time of day in minutes after midnight; undefined if it is none. */
export function minuteIn(typed: string | undefined): number | undefined {
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(typed?.trim() ?? '') ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return Number(hours) * 60 + Number(minutes);
}

/** What a person has set, as only they see it. */
export function awayMessage(away: Away, t: Translate, now: number): Payload {
  return payload([box([text(clip(linesOf(away, t, now).join('\n'), 3000))], COLORS.calm)]);
}

/** The same after a change, with the tables where it counts and those where it does not. */
export function awaySetMessage({ away, stops, disregards }: AwaySet, t: Translate, now: number): Payload {
  const lines = [
    ...linesOf(away, t, now),
    ...(stops.length === 0 ? [] : [t('away.stops', { list: listOf(stops), n: stops.length })]),
    ...(disregards.length === 0 ? [] : [t('away.disregards', { list: listOf(disregards), n: disregards.length })]),
    ...(stops.length + disregards.length === 0 ? [t('away.noClocks')] : []),
  ];
  return payload([box([text(clip(lines.join('\n'), 3500))], COLORS.good)]);
}

function listOf(tables: readonly TableInfo[]) {
  const named = tables.slice(0, NAMED).map((table) => markdown(`${gameTitle(table)} (\`${table.id}\`)`));
  return markdownList([...named, ...(tables.length > NAMED ? [markdown('…')] : [])]);
}

function linesOf({ zone, sleep, vacations, daysLeft, automatic }: Away, t: Translate, now: number): readonly string[] {
  return [
    t('away.title'),
    zone === undefined ? t('away.noZone') : t('away.zoneIs', { zone, time: timeIn(zone, now) }),
    sleep === undefined
      ? t('away.noSleep')
      : t('away.sleepIs', { from: clockTime(sleep.from), to: clockTime(sleep.to) }),
    ...vacations.slice(0, NAMED).map(({ from, to }) => t('away.vacation', { from: timeOf(from), to: timeOf(to) })),
    t('away.left', { left: Math.max(0, daysLeft) }),
    t(automatic ? 'away.automatic' : 'away.notAutomatic'),
  ];
}

/** What clocks show in a zone. */
function timeIn(zone: string, now: number): Markdown {
  const { hour, minute } = localTime(now, zone);
  return clockTime(hour * 60 + minute);
}

const clockTime = (minute: number): Markdown =>
  markdown(`${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
