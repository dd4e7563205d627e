/** The check-in before a start: whoever does not say in time that they are there is out. */
import type { Refusal } from '#kernel/ask';
import type { DueRow } from '#store/types';
import type { Millis, UserId } from '#table/types';
import { type Context, change, type Decided } from '../context.ts';
import { playersIn } from '../formats/facts.ts';
import { refuse, tell } from '../refusals.ts';
import type { Entry, Season } from '../types.ts';

/** When the sign-up ends, and when its check-in begins. */
export const START = 'season.start';
export const CHECK_IN = 'season.check-in';

const HOUR = 60 * 60 * 1000;

type Starting = Pick<Season, 'settings' | 'startsAt'>;

/** What is due before a season begins; `setDue`: nothing, where an organiser starts it. */
export function startDues({ settings, startsAt }: Starting): Required<Pick<Decided, 'setDue' | 'clearDue'>> {
  const none = [START, CHECK_IN].map((kind) => ({ kind, seat: -1 }));
  if (startsAt === undefined) return { setDue: [], clearDue: none };
  const setDue: Omit<DueRow, 'table'>[] = [{ kind: START, seat: -1, at: startsAt }];
  if (settings.checkIn === 0) return { setDue, clearDue: none.slice(1) };
  return { setDue: [...setDue, { kind: CHECK_IN, seat: -1, at: startsAt - settings.checkIn * HOUR }], clearDue: [] };
}

/** The season before its check-in. */
export const withoutCheckIn = (season: Season): Season =>
  season.progress.checkedIn === undefined
    ? season
    : { ...season, progress: { ...season.progress, checkedIn: undefined } };

/**
 * The check-in begins: everybody who is in is asked. If that comes late, as the bot was away or the check-in was wanted late, the
 * start waits until people have had half of the time for it.
 */
export function beginCheckIn({ now }: Context, season: Season): Decided | undefined {
  const { status, progress, settings, league } = season;
  if (status !== 'signup' || season.startsAt === undefined || settings.checkIn === 0) return undefined;
  if (progress.checkedIn !== undefined) return undefined;
  const startsAt = Math.max(season.startsAt, now() + (settings.checkIn * HOUR) / 2);
  const until = seconds(startsAt);
  const asked = tell('news.you-check-in', { league: league.name, channel: league.channel, until });
  return {
    season: { ...season, startsAt, progress: { ...progress, checkedIn: [] } },
    setDue: [{ kind: START, seat: -1, at: startsAt }],
    news: [tell('news.check-in', { league: league.name, until })],
    directMessages: playersIn(season).map(({ user }) => ({ to: user, news: asked })),
  };
}

/** As messages give a moment. */
const seconds = (at: Millis): string => String(Math.round(at / 1000));

/** The season in which somebody has said that they are there; itself, if they have or nobody is asked. */
export function checkedIn(season: Season, { n, status }: Pick<Entry, 'n' | 'status'>): Season {
  const { checkedIn: known } = season.progress;
  if (season.status !== 'signup' || status !== 'in' || known === undefined || known.includes(n)) return season;
  return { ...season, progress: { ...season.progress, checkedIn: [...known, n] } };
}

/** Somebody says that they are there. Idempotent. */
export function checkIn(context: Context, id: string, user: UserId): Promise<Season | Refusal> {
  return change(context, id, (season) => {
    const { league, progress } = season;
    if (season.status !== 'signup' || progress.checkedIn === undefined)
      return refuse('league.no-check-in', { name: league.name });
    const own = playersIn(season).find((entry) => entry.user === user);
    if (own === undefined) return refuse('league.not-in', { name: league.name });
    const after = checkedIn(season, own);
    return after === season ? undefined : { season: after };
  });
}

/** The season at its start without those who have not checked in, with what they are told. */
export function withThoseHere(season: Season): Required<Pick<Decided, 'season' | 'directMessages'>> {
  const { checkedIn: here } = season.progress;
  if (here === undefined) return { season, directMessages: [] };
  const missing = playersIn(season).filter(({ n }) => !here.includes(n));
  const news = tell('news.not-checked-in', { league: season.league.name });
  return {
    season: { ...season, entries: season.entries.filter((entry) => !missing.includes(entry)) },
    directMessages: missing.map(({ user }) => ({ to: user, news })),
  };
}
