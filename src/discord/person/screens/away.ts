/** What people have set of when they are away. */

import { localTime } from '#table/away/local-time';
import type { Away, AwaySet, TableInfo } from '#table/types';
import { type Markdown, markdown, markdownList } from '#words/markdown';
import { box, COLORS, type Payload, payload, text } from '../../core/components.ts';
import { clip } from '../../core/limits.ts';
import { gameTitle, timeOf } from '../../core/people.ts';
import type { Say } from '../../words.ts';

/** The most tables named in one line. */
const NAMED = 10;

/** A typed time of day in minutes after midnight; undefined if it is none. */
export function minuteIn(typed: string | undefined): number | undefined {
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(typed?.trim() ?? '') ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return Number(hours) * 60 + Number(minutes);
}

/** What a person has set, as only they see it. */
export function awayMessage(away: Away, say: Say, now: number): Payload {
  return payload([box([text(clip(linesOf(away, say, now).join('\n'), 3000))], COLORS.calm)]);
}

/** The same after a change, with the tables where it counts and those where it does not. */
export function awaySetMessage({ away, stops, disregards }: AwaySet, say: Say, now: number): Payload {
  const lines = [
    ...linesOf(away, say, now),
    ...(stops.length === 0 ? [] : [say('away.stops', { list: listOf(stops), n: stops.length })]),
    ...(disregards.length === 0 ? [] : [say('away.disregards', { list: listOf(disregards), n: disregards.length })]),
    ...(stops.length + disregards.length === 0 ? [say('away.noClocks')] : []),
  ];
  return payload([box([text(clip(lines.join('\n'), 3500))], COLORS.good)]);
}

function listOf(tables: readonly TableInfo[]) {
  const named = tables.slice(0, NAMED).map((table) => markdown(`${gameTitle(table)} (\`${table.id}\`)`));
  return markdownList([...named, ...(tables.length > NAMED ? [markdown('…')] : [])]);
}

function linesOf({ zone, sleep, vacations, daysLeft, automatic }: Away, say: Say, now: number): readonly string[] {
  return [
    say('away.title'),
    zone === undefined ? say('away.noZone') : say('away.zoneIs', { zone, time: timeIn(zone, now) }),
    sleep === undefined
      ? say('away.noSleep')
      : say('away.sleepIs', { from: clockTime(sleep.from), to: clockTime(sleep.to) }),
    ...vacations.slice(0, NAMED).map(({ from, to }) => say('away.vacation', { from: timeOf(from), to: timeOf(to) })),
    say('away.left', { left: Math.max(0, daysLeft) }),
    say(automatic ? 'away.automatic' : 'away.notAutomatic'),
  ];
}

/** What clocks show in a zone. */
function timeIn(zone: string, now: number): Markdown {
  const { hour, minute } = localTime(now, zone);
  return clockTime(hour * 60 + minute);
}

const clockTime = (minute: number): Markdown =>
  markdown(`${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
