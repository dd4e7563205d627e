/** Days on which people of a season are away: the clocks of all of their matches stand still then. */
import type { Refusal } from '#kernel/ask';
import type { AwayFrom, Millis, UserId } from '#table/types';
import { actOf, type Context, change } from '../context.ts';
import { mayNot } from '../lifecycle/status.ts';
import { followDues } from '../matches/table-dues.ts';
import { refuse } from '../refusals.ts';
import type { Entry, Season } from '../types.ts';
import { withEntry } from './people.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Whole days that somebody may be away in any season, and those at once. */
export const MOST_AWAY = 14;
/** In how many days somebody may go. */
export const AWAY_IN = [0, 1, 2, 3, 7] as const;

/** Whole days that are left to somebody in a season; those that have begun are used. */
export const awayDaysLeft = ({ settings }: Pick<Season, 'settings'>, { away }: Pick<Entry, 'away'>): number =>
  settings.awayDays - away.reduce((sum, { from, to }) => sum + Math.ceil((to - from) / DAY), 0);

/** Until when somebody is away just now; undefined: they are not. */
export const awayUntil = ({ away }: Pick<Entry, 'away'>, now: Millis): Millis | undefined =>
  away.find(({ from, to }) => from <= now && to > now)?.to;

/** What was used of them when somebody is back at `now`, and does not go again. */
export const backAt = (away: readonly AwayFrom[], now: Millis): readonly AwayFrom[] =>
  away.filter(({ from }) => from < now).map(({ from, to }) => ({ from, to: Math.min(to, now) }));

export function goAway(
  context: Context,
  id: string,
  user: UserId,
  wish: { readonly days: number; readonly in: number },
): Promise<Season | Refusal> {
  return change(context, id, (season) => {
    const own = playing(season, user);
    if ('refused' in own) return own;
    const { days } = wish;
    const left = Math.max(0, awayDaysLeft(season, own));
    const isWhole = Number.isInteger(days) && days >= 1 && AWAY_IN.some((one) => one === wish.in);
    if (!isWhole || days > left) return refuse('league.away-days', { left, most: season.settings.awayDays });
    const from = context.now() + wish.in * DAY;
    const to = from + days * DAY;
    if (own.away.some((one) => one.from < to && from < one.to)) return refuse('league.away-twice');
    return decided(context, season, { ...own, away: [...own.away, { from, to }] }, days);
  });
}

export function comeBack(context: Context, id: string, user: UserId): Promise<Season | Refusal> {
  return change(context, id, (season) => {
    const own = playing(season, user);
    if ('refused' in own) return own;
    const now = context.now();
    if (own.away.every(({ to }) => to <= now)) return undefined;
    return decided(context, season, { ...own, away: backAt(own.away, now) });
  });
}

function decided(context: Context, season: Season, own: Entry, days?: number) {
  const act = actOf(context, season, own, days === undefined ? 'back' : 'away', days === undefined ? {} : { days });
  return { season: withEntry(season, own), act, setDue: followDues(season, context.now(), own.n) };
}

function playing(season: Season, user: UserId): Entry | Refusal {
  const refused = mayNot('goAway', season);
  if (refused !== undefined) return refused;
  const own = season.entries.find((entry) => entry.user === user);
  return own?.status === 'in' ? own : refuse('league.not-in', { name: season.league.name });
}
