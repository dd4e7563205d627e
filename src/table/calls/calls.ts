/** When and how people are called: at once or later, by mention or by direct message, as their settings and quiet hours say. */
import type { Seat } from '#kernel/state';
import { dayAfter, instantOf, localTime } from '../away/local-time.ts';
import type { CallsHere, Millis, UserSettings } from '../types.ts';

/** How somebody is called, and when. */
export type CallRoute = { readonly how: 'mention' | 'direct'; readonly at: Millis };

/** How the person on a seat is told what the facts of a commit mean for them; what is absent is not told. */
export type SeatRoutes = {
  /** It is their move, or a reminder of it. */
  readonly turn?: CallRoute | undefined;
  /** They are next after the player whose turn it is: by direct message. */
  readonly next?: true;
  /** Only they are missing. */
  readonly last?: CallRoute['how'];
};

export type RoutesBySeat = ReadonlyMap<Seat, SeatRoutes>;
export const nobodyIsTold: RoutesBySeat = new Map();

/** Calls by direct message within this time, in ms, are one message. */
export const TOGETHER = 10 * 60_000;

/** The zone of people who have named none. */
const USUAL_ZONE = 'UTC';
export const zoneOf = ({ zone = USUAL_ZONE }: Pick<UserSettings, 'zone'>): string => zone;

/** How to call somebody whose move has come; undefined: not at all. `here`: what they have chosen for the table. */
export function callAt(settings: UserSettings, here: CallsHere, now: Millis): CallRoute | undefined {
  const how = callRoute(settings, here);
  if (how === undefined) return undefined;
  const { after = settings.calls.after } = here;
  return { how, at: endOfQuiet(settings, now + after) };
}

/** How to remind somebody of their move: even those who want no call when it comes, unless they want none at the table. */
export function reminderAt(settings: UserSettings, here: CallsHere, now: Millis): CallRoute | undefined {
  if (here.turn === 'off') return undefined;
  return { how: callRoute(settings, here) ?? 'mention', at: endOfQuiet(settings, now) };
}

/** By what to call somebody: direct messages only for those who have chosen them, and as long as they arrive. */
export function callRoute(
  { calls, reach }: UserSettings,
  { turn = calls.turn }: CallsHere,
): CallRoute['how'] | undefined {
  if (turn === 'off') return undefined;
  return turn === 'dm' && reach?.closed !== true ? 'direct' : 'mention';
}

/** When the quiet hours end that an instant is in; the instant itself if it is in none. */
export function endOfQuiet(settings: Pick<UserSettings, 'quiet' | 'zone'>, at: Millis): Millis {
  const { quiet } = settings;
  if (quiet === undefined || quiet.from === quiet.to) return at;
  const zone = zoneOf(settings);
  const today = localTime(at, zone);
  for (const days of [-1, 0]) {
    const day = dayAfter(today, days);
    if (!quiet.days.includes(day.weekday)) continue;
    const begins = instantOf(day, quiet.from, zone);
    const ends = instantOf(quiet.to > quiet.from ? day : dayAfter(day, 1), quiet.to, zone);
    if (begins <= at && at < ends) return ends;
  }
  return at;
}

/** Whether somebody wants no call just now, because of the hour. */
export const isQuiet = (settings: UserSettings, now: Millis): boolean => endOfQuiet(settings, now) > now;

/** Whether somebody may be notified now of what happens at a table of theirs; warnings may wake those who have chosen so. */
export function mayTell(settings: UserSettings, of: 'end' | 'news' | 'given' | 'warning', now: Millis): boolean {
  const { calls } = settings;
  const wakes = of === 'warning' && calls.wake;
  if (!wakes && isQuiet(settings, now)) return false;
  switch (of) {
    case 'end':
      return calls.finished;
    case 'news':
      return calls.turn !== 'off';
    case 'given':
    case 'warning':
      return calls.remind.late;
    default:
      return of satisfies never;
  }
}
