/** People say when they are away: vacation, hours of sleep, their time zone. */
import { untilStored } from '#core/attempts';
import type { Refusal } from '#kernel/ask';
import { type Context, gameOf } from '../context.ts';
import type { Admit } from '../entrance.ts';
import type { Millis, UserId } from '../ids.ts';
import { infoOf } from '../open/rows.ts';
import { refuse } from '../refusals.ts';
import { isRefusal, type TableInfo } from '../types.ts';
import {
  DAYS_IN_A_ROW,
  daysLeft,
  LONGEST_SLEEP,
  type PersonCalendar,
  readCalendar,
  rowAround,
} from './person-calendar.ts';
import type { Away, AwayService, AwaySet } from './types.ts';
import { readZone } from './zone-names.ts';
import { dateAt, daysAfter, instantOf, readDate } from './zones.ts';

/** How far ahead a vacation may be set, in days. */
const furthest = 366;
/** How long vacations that are over are kept, to count those of a year, in ms. */
const keepLeave = 400 * 24 * 60 * 60_000;

type Decide = (calendar: PersonCalendar, now: Millis) => PersonCalendar | Refusal;

/** When people are away, as part of the table service. */
export function createAway(context: Context, admit: Admit): AwayService {
  const set = (user: UserId, counts: 'sleep' | 'leave' | 'both', decide: Decide) =>
    admit(() => change(context, user, counts, decide));
  return {
    of: (user) =>
      admit(async () => shown(readCalendar((await context.store.calendars.of([user])).at(-1)), context.now())),
    vacation: (user, from, to) => set(user, 'leave', (calendar, now) => vacation(calendar, now, from, to)),
    cancel: (user) => set(user, 'leave', cancelled),
    sleep: (user, hours) => set(user, 'sleep', (calendar) => sleeping(calendar, hours)),
    zone: (user, typed) =>
      set(user, 'both', (calendar) => {
        const read = readZone(typed);
        if ('zone' in read) return { ...calendar, zone: read.zone };
        const zone = typed.slice(0, 60);
        return read.meant.length === 0
          ? refuse('away.zone', { zone })
          : refuse('away.zone-which', { zone, list: read.meant.join(', ') });
      }),
    automatic: (user, automatic) => set(user, 'leave', (calendar) => ({ ...calendar, automatic })),
  };
}

/** Appends what a person has decided; starts over if another process was faster. */
async function change(
  context: Context,
  user: UserId,
  counts: 'sleep' | 'leave' | 'both',
  decide: Decide,
): Promise<AwaySet | Refusal> {
  const { calendars } = context.store;
  return untilStored<AwaySet | Refusal, Refusal>(async () => {
    const last = (await calendars.of([user])).at(-1);
    const before = readCalendar(last);
    const now = context.now();
    const after = decide(before, now);
    if (isRefusal(after)) return after;
    const kept = { ...after, leave: after.leave.filter(({ to }) => to > now - keepLeave) };
    const from = Math.max(now, last?.from ?? 0);
    const row = { user, from, body: JSON.stringify(kept), basedOn: last?.body };
    if (JSON.stringify(kept) === JSON.stringify(before) || (await calendars.append(row)) === 'stored')
      return { away: shown(kept, now), ...(await tablesOf(context, user, counts)) };
    return 'outdated';
  }, refuse('store.locked'));
}

function vacation(calendar: PersonCalendar, now: Millis, from: string, to: string): PersonCalendar | Refusal {
  const { zone } = calendar;
  if (zone === undefined) return refuse('away.no-zone');
  const [first, last] = [readDate(from), readDate(to)];
  if (first === undefined || last === undefined) return refuse('away.date', { text: first === undefined ? from : to });
  const today = dateAt(zone, now);
  if (first < today) return refuse('away.past', { today });
  if (last < first) return refuse('away.order');
  if (last > daysAfter(today, furthest)) return refuse('away.far');
  const days = Math.round((Date.parse(last) - Date.parse(first)) / (24 * 60 * 60_000)) + 1;
  const stretch = { from: Math.max(now, instantOf(zone, first)), to: instantOf(zone, daysAfter(last, 1)) };
  if (calendar.leave.some((one) => one.from <= stretch.from && one.to >= stretch.to)) return calendar;
  const after = { ...calendar, leave: [...calendar.leave, { ...stretch, first, days }] };
  for (const year of new Set([first.slice(0, 4), last.slice(0, 4)])) {
    const left = daysLeft(calendar, year);
    if (daysLeft(after, year) < 0) return refuse('away.days', { year, left, want: left - daysLeft(after, year) });
  }
  if (rowAround(after, first) > DAYS_IN_A_ROW) return refuse('away.row', { most: DAYS_IN_A_ROW });
  return after;
}

/** The calendar without vacation from now on. The days that have begun stay used. */
function cancelled(calendar: PersonCalendar, now: Millis): PersonCalendar {
  const today = dateAt(calendar.zone ?? 'UTC', now);
  const leave = calendar.leave.flatMap((one) => {
    if (one.to <= now) return [one];
    if (one.from >= now) return [];
    const days = Math.round((Date.parse(today) - Date.parse(one.first)) / (24 * 60 * 60_000)) + 1;
    return [{ ...one, to: now, days: Math.max(1, Math.min(one.days, days)) }];
  });
  return { ...calendar, leave };
}

function sleeping(
  calendar: PersonCalendar,
  hours: { readonly from: number; readonly to: number } | undefined,
): PersonCalendar | Refusal {
  const { sleep: _, ...rest } = calendar;
  if (hours === undefined) return rest;
  if (calendar.zone === undefined) return refuse('away.no-zone');
  const length = (hours.to - hours.from + 1440) % 1440;
  if (length === 0 || length > LONGEST_SLEEP) return refuse('away.sleep', { most: LONGEST_SLEEP / 60 });
  return { ...rest, sleep: hours };
}

function shown(calendar: PersonCalendar, now: Millis): Away {
  const { zone, sleep, leave, automatic } = calendar;
  return {
    zone,
    sleep,
    vacations: leave.filter(({ to }) => to > now).sort((a, b) => a.from - b.from),
    daysLeft: daysLeft(calendar, dateAt(zone ?? 'UTC', now).slice(0, 4)),
    automatic,
  };
}

/** The person's running games with a clock: those that heed what was set, and those that do not. */
async function tablesOf(
  context: Context,
  user: UserId,
  counts: 'sleep' | 'leave' | 'both',
): Promise<Pick<AwaySet, 'stops' | 'disregards'>> {
  const rows = await context.store.tables.ofUser(user, ['running'], 50);
  const tables = await Promise.all(
    rows.map(async (row): Promise<TableInfo> => infoOf(row, await gameOf(context, row).catch(() => undefined), false)),
  );
  const heeds = ({ options: { clock } }: TableInfo) =>
    (counts !== 'leave' && clock?.sleep === true) || (counts !== 'sleep' && clock?.leave === true);
  const clocked = tables.filter(({ options }) => options.clock !== undefined);
  return { stops: clocked.filter(heeds), disregards: clocked.filter((table) => !heeds(table)) };
}
