/** Matches of a ladder: people wait for one in a queue, or ask somebody for one. */

import type { Refusal } from '#kernel/ask';
import type { DueRow } from '#store/types';
import type { Member, Millis, UserId } from '#table/types';
import { type Context, change, type Decided } from '../context.ts';
import { added, advance } from '../lifecycle/advance.ts';
import { mayNot } from '../lifecycle/status.ts';
import { withSearchesOfPlayers } from '../matches/searches.ts';
import { isBanned, mayNotTake } from '../people/seating.ts';
import { refuse, tell } from '../refusals.ts';
import type { Entry, Season } from '../types.ts';
import { formatOf } from './index.ts';
import { AT_ONCE, closesAt, fromQueue, newMatch, openOf } from './ladder.ts';

/** When the queue is looked through again, ms. */
const AGAIN = 10 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;
/** How long somebody waits in the queue at most, and how long a challenge stands, ms. */
const WAIT = 7 * DAY;
export const CHALLENGE = 2 * DAY;
/** How many challenges somebody can have made, and how many can stand against them. */
const MOST = { made: 3, against: 5 };

/** When queue and challenges are looked through. */
export const QUEUE = 'season.queue';
/** The entry of somebody who may begin a match now, or why they may not. */
function playerIn(season: Season, user: UserId, now: Millis): Entry | Refusal {
  const { league } = season;
  if (formatOf(season).endAt === undefined) return refuse('league.no-ladder', { name: league.name });
  const refused = mayNot('play', season);
  if (refused !== undefined) return refused;
  const own = season.entries.find((entry) => entry.user === user);
  if (own === undefined || own.status !== 'in') return refuse('league.not-in', { name: league.name });
  const closes = closesAt(season) ?? 0;
  if (now >= closes) return refuse('league.queue-closed', { name: league.name });
  return openOf(season, own.n) >= AT_ONCE ? refuse('league.queue-busy', { most: AT_ONCE }) : own;
}

/** Joins the queue, or leaves it. */
export function play(context: Context, id: string, user: UserId): Promise<Season | Refusal> {
  return change(context, id, async (season) => {
    const waits = season.entries.find((entry) => entry.user === user)?.n;
    const { queue } = season.progress;
    if (queue.some(({ entry }) => entry === waits))
      return { season: withQueue(season, { queue: queue.filter(({ entry }) => entry !== waits) }) };
    const own = playerIn(season, user, context.now());
    if ('refused' in own) return own;
    const barred = await mayNotTake(context, season, user);
    if (barred !== undefined) return barred;
    return looked(context, withQueue(season, { queue: [...queue, { entry: own.n, since: context.now() }] }));
  });
}

/** Asks somebody for a match. */
export function challenge(context: Context, id: string, by: Member, to: UserId): Promise<Season | Refusal> {
  return change(context, id, async (season) => {
    const now = context.now();
    const own = playerIn(season, by.user, now);
    if ('refused' in own) return own;
    const barred = await mayNotTake(context, season, by.user);
    if (barred !== undefined) return barred;
    const other = season.entries.find((entry) => entry.user === to && entry.status === 'in');
    if (season.settings.table > 2) return refuse('league.no-challenge');
    if (other === undefined || other === own) return refuse('league.challenge-who', { name: season.league.name });
    if (await isBanned(context, season, to)) return refuse('league.they-are-banned');
    const { challenges } = season.progress;
    if (challenges.some(({ from, to }) => from === own.n && to === other.n)) return undefined;
    const made = challenges.filter(({ from }) => from === own.n).length;
    const against = challenges.filter(({ to }) => to === other.n).length;
    if (made >= MOST.made || against >= MOST.against) return refuse('league.challenges', MOST);
    return looked(context, withQueue(season, { challenges: [...challenges, { from: own.n, to: other.n, at: now }] }));
  });
}

/** Takes a challenge or declines it. */
export function answer(
  context: Context,
  id: string,
  user: UserId,
  { from, takes }: { readonly from: number; readonly takes: boolean },
): Promise<Season | Refusal> {
  return change(context, id, async (stored) => {
    const season = withSearchesOfPlayers(stored);
    const own = season.entries.find((entry) => entry.user === user);
    const { challenges } = season.progress;
    const asked = challenges.find((one) => one.from === from && one.to === own?.n);
    if (asked === undefined) return refuse('league.challenge-gone');
    const left = withQueue(season, { challenges: challenges.filter((one) => one !== asked) });
    if (!takes) return { season: left };
    const able = playerIn(season, user, context.now());
    if ('refused' in able) return able;
    const barred = await mayNotTake(context, season, user);
    if (barred !== undefined) return barred;
    if (openOf(season, from) >= AT_ONCE) return refuse('league.challenger-busy');
    return { season: added(left, [newMatch(left, 0, [from, asked.to])], context) };
  });
}

const withQueue = (season: Season, more: Partial<Pick<Season['progress'], 'queue' | 'challenges'>>): Season => ({
  ...season,
  progress: { ...season.progress, ...more },
});

/** The season with the matches that its queue makes now, and when it is to be looked through again. */
function looked(context: Context, stored: Season): Decided {
  const season = withSearchesOfPlayers(stored);
  const now = context.now();
  const made = fromQueue(season, now);
  const begin = new Set(made.flatMap(({ entries }) => entries));
  const queue = season.progress.queue.filter(({ entry }) => !begin.has(entry));
  const after = withQueue(added(season, made, context), { queue });
  const [first] = queue;
  const lapses = after.progress.challenges.map(({ at }) => at + CHALLENGE);
  const times = [
    ...lapses,
    ...(first === undefined ? [] : [first.since + WAIT]),
    ...(queue.length > 1 ? [now + AGAIN] : []),
  ];
  return {
    season: after,
    ...(times.length > 0 && { setDue: [{ kind: QUEUE, seat: -1, at: Math.min(...times) }] }),
  };
}

/** Looks through queue and challenges: makes matches, and ends what has waited for too long. */
export function tend(context: Context, id: string, due: DueRow): Promise<Season | Refusal> {
  return change(
    context,
    id,
    (season) => {
      if (season.status !== 'running') return undefined;
      const now = context.now();
      // Nothing begins or lapses while the season is held; when it goes on, it is looked at once.
      if (season.progress.heldSince !== undefined) return undefined;
      const isClosed = now >= (closesAt(season) ?? 0);
      const queue = season.progress.queue.filter(({ since }) => !isClosed && since + WAIT > now);
      const challenges = season.progress.challenges.filter(({ at }) => !isClosed && at + CHALLENGE > now);
      return looked(context, withQueue(season, { queue, challenges }));
    },
    due,
  );
}

/** The weeks of a ladder are over: nothing begins any more, and it is done with its last match. */
export function end(context: Context, id: string, due: DueRow): Promise<Season | Refusal> {
  return change(
    context,
    id,
    (season) => {
      if (season.status !== 'running' || formatOf(season).endAt === undefined) return undefined;
      const progress = { ...season.progress, isEnded: true, queue: [], challenges: [] };
      const after = advance({ ...season, progress }, context);
      return {
        season: after.season,
        news: [tell('news.ladder-ends', { league: season.league.name }), ...after.news],
        clearDue: [{ kind: QUEUE, seat: -1 }],
      };
    },
    due,
  );
}
