import type { Refusal } from '#kernel/ask';
import { isRefusal, type Member, type UserId } from '#table/types';
import { actOf, type Context, type Decided, FINAL, OPEN } from '../context.ts';
import { formatOf, podiumOf } from '../formats/index.ts';
import { numberOf } from '../formats/numbers.ts';
import { leaving } from '../people/people.ts';
import { organised } from '../people/powers.ts';
import { championRoleChange } from '../people/roles.ts';
import { refuse, tell } from '../refusals.ts';
import type { Season } from '../types.ts';
import { CHECK_IN, START } from './check-in.ts';
import { NEXT_SEASON } from './next-season.ts';
import { lastSeason } from './placing.ts';
import { begin } from './start.ts';
import { mayNot } from './status.ts';
import { trophiesOf } from './trophies.ts';

/** How long an announcement is, in characters. */
const ANNOUNCED = { least: 3, most: 1000 } as const;
const DAY = 24 * 60 * 60 * 1000;

export function start(context: Context, id: string, by: Member) {
  return organised(context, id, by, undefined, async (season) => {
    const begun = await begin(context, season);
    return isRefusal(begun) ? begun : { ...begun, act: actOf(context, season, by, 'start') };
  });
}

/** Running games go on as friendly ones: nothing waits for their end any more. */
export function decideCancel(
  context: Context,
  season: Season,
  by: Member,
  reason: string,
): Decided | Refusal | undefined {
  if (season.status === 'cancelled') return undefined;
  const refused = mayNot('cancel', season);
  if (refused !== undefined) return refused;
  return {
    season: { ...season, status: 'cancelled', endedAt: context.now() },
    news: [tell('news.cancelled', { league: season.league.name, reason: reason.trim() })],
    act: actOf(context, season, by, 'cancel', { reason: reason.trim() }),
    clearDue: [START, CHECK_IN, OPEN, FINAL].map((kind) => ({ kind, seat: -1 })),
  };
}

export async function decideRemoval(
  context: Context,
  season: Season,
  by: Member,
  { user, reason }: { readonly user: UserId; readonly reason: string },
): Promise<Decided | Refusal | undefined> {
  const refused = mayNot('remove', season);
  if (refused !== undefined) return refused;
  const own = season.entries.find((entry) => entry.user === user);
  if (own === undefined) return refuse('league.they-are-not-in', { name: season.league.name });
  if (own.status === 'excluded') return undefined;
  const act = actOf(context, season, by, 'remove', { reason: reason.trim(), about: user });
  const said = tell('news.removed', { person: own.name, league: season.league.name, reason: reason.trim() });
  const after = await leaving(context, season, own, 'excluded', act, said);
  return season.status === 'final' ? { ...after, ...(await honoursAnew(context, season, after.season)) } : after;
}

/** Somebody is taken out of a season that is over: its trophies and the champion's role go to those who have moved up. */
async function honoursAnew(context: Context, before: Season, after: Season) {
  const at = before.endedAt ?? context.now();
  // The champion of a later season has the role by now.
  const later = (await context.store.seasons.ofLeague(before.league.id)).some(
    ({ n, status }) => n > before.n && status === 'final',
  );
  return {
    trophies: trophiesOf(after).map((trophy) => ({ ...trophy, at })),
    trophiesAnew: true as const,
    roles: later ? [] : championRoleChange(after, await championsIn(context, before)),
  };
}

/** Whom a season that is over has made its champions. */
const championsIn = async ({ store }: Context, { id }: Season): Promise<readonly string[]> =>
  (await store.seasons.trophiesIn(id)).flatMap(({ user, kind }) => (kind === 'champion' ? [user] : []));

/** Says something in the league's channel, in its name. */
export function announce(context: Context, id: string, by: Member, text: string) {
  return organised(context, id, by, undefined, (season) => {
    const words = text.trim();
    if (words.length < ANNOUNCED.least || words.length > ANNOUNCED.most) return refuse('league.announce', ANNOUNCED);
    return {
      season,
      news: [tell('news.announce', { league: season.league.name, text: words })],
      act: actOf(context, season, by, 'announce'),
    };
  });
}

/** Lets an organiser who does not play look at a list. */
export function lookAtDeck(context: Context, id: string, by: Member, user: string) {
  return organised(context, id, by, undefined, (season) => {
    if (season.entries.some((entry) => entry.user === by.user)) return refuse('league.plays');
    if (!season.entries.some((entry) => entry.user === user))
      return refuse('league.they-are-not-in', { name: season.league.name });
    return { season, act: actOf(context, season, by, 'look', { about: user }) };
  });
}

/** The result stands from now on. */
export function finish(context: Context, id: string, by: Member) {
  return organised(context, id, by, undefined, async (season) => {
    if (season.status === 'final') return undefined;
    const refused = mayNot('finish', season);
    if (refused !== undefined) return refused;
    const [open] = season.progress.disputes;
    const match = season.matches.find(({ id }) => id === open?.match);
    if (match !== undefined) return refuse('league.disputed', { match: numberOf(season, match) });
    return { ...(await final(context, season)), act: actOf(context, season, by, 'finish') };
  });
}

/** The time to look at the results is over: they stand, unless something is still in dispute. */
export async function endReview(context: Context, season: Season): Promise<Decided | undefined> {
  if (season.status !== 'review') return undefined;
  if (season.progress.disputes.length === 0) return final(context, season);
  return { season, setDue: [{ kind: FINAL, seat: -1, at: context.now() + DAY }] };
}

/** The end of a season, whose first three are told. */
async function final(context: Context, season: Season): Promise<Decided> {
  const last = await lastSeason(context, season);
  const former = last === undefined ? [] : await championsIn(context, last);
  const news = tell('news.final', { league: season.league.name, season: season.n, ...podiumOf(season) });
  return {
    season: { ...season, status: 'final', endedAt: context.now() },
    news: [news],
    roles: championRoleChange(season, former),
    // The next season of a ladder opens by itself.
    ...(formatOf(season).endAt !== undefined && { setDue: [{ kind: NEXT_SEASON, seat: -1, at: context.now() }] }),
    trophies: trophiesOf(season).map((trophy) => ({ ...trophy, at: context.now() })),
    clearDue: [{ kind: FINAL, seat: -1 }],
  };
}
