/** When a clock runs: at all times except in the stretches that stand still. Pure; instants are ms since 1970. */

import { dateAt, daysAfter, instantOf } from '../away/zones.ts';
import type { Millis } from '../ids.ts';

/** From `from` up to, but not including, `to`. */
export type TimeSpan = { readonly from: Millis; readonly to: Millis };

/**
 * A stretch in which all clocks of a table stand still. `league`: its organisers hold the season; `server`: the bot is not in the
 * table's server. Without a reason, the players have agreed on it.
 */
export type Pause = TimeSpan & { readonly why?: 'league' | 'server' };

/** Sleep of every night, in minutes after midnight in a zone; `to` before `from` is on the next day. */
export type Nights = { readonly zone: string; readonly from: number; readonly to: number };

/** What stands still for one seat. The stretches may overlap, in any order. */
export type Calendar = {
  readonly still: readonly TimeSpan[];
  readonly nights?: Nights | undefined;
};

/** How far ahead stretches are made out at a time. */
const WINDOW = 30 * 24 * 60 * 60_000;

/** How long the clock runs between two instants, ms. */
export function running(calendar: Calendar, from: Millis, to: Millis): Millis {
  if (to <= from) return 0;
  return stretchesIn(calendar, from, to).reduce((left, still) => left - (still.to - still.from), to - from);
}

/** The first instant by which the clock has run for `amount` ms since `from`. */
export function reach(calendar: Calendar, from: Millis, amount: Millis): Millis {
  let left = Math.max(0, amount);
  for (let at = from; ; at += WINDOW) {
    const until = at + WINDOW;
    let now = at;
    for (const still of stretchesIn(calendar, at, until)) {
      if (left <= still.from - now) return now + left;
      left -= still.from - now;
      now = still.to;
    }
    if (left <= until - now) return now + left;
    left -= until - now;
  }
}

/** The first instant at or after `at` at which the clock does not stand still. */
export function resumes(calendar: Calendar, at: Millis): Millis {
  for (let now = at; ; ) {
    const [first] = stretchesIn(calendar, now, now + WINDOW);
    if (first === undefined || first.from > now) return now;
    now = first.to;
  }
}

/** All that stands still between two instants: apart from each other, in order. */
function stretchesIn({ still, nights }: Calendar, from: Millis, to: Millis): readonly TimeSpan[] {
  const all = [...still, ...(nights === undefined ? [] : nightsIn(nights, from, to))]
    .map((one) => ({ from: Math.max(one.from, from), to: Math.min(one.to, to) }))
    .filter((one) => one.from < one.to)
    .sort((a, b) => a.from - b.from);
  const apart: { readonly from: Millis; to: Millis }[] = [];
  for (const one of all) {
    const last = apart.at(-1);
    if (last !== undefined && one.from <= last.to) last.to = Math.max(last.to, one.to);
    else apart.push({ ...one });
  }
  return apart;
}

/** The nights that touch a stretch of time. */
function nightsIn({ zone, from: begins, to: ends }: Nights, from: Millis, to: Millis): readonly TimeSpan[] {
  if (begins === ends) return [];
  const nights: TimeSpan[] = [];
  const last = daysAfter(dateAt(zone, to), 1);
  for (let date = daysAfter(dateAt(zone, from), -1); date <= last; date = daysAfter(date, 1)) {
    const morning = ends > begins ? date : daysAfter(date, 1);
    nights.push({ from: instantOf(zone, date, begins), to: instantOf(zone, morning, ends) });
  }
  return nights;
}
