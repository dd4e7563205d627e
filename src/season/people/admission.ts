/** Whom organisers let in, who organises with them, and who takes over a place. */
import type { Refusal } from '#kernel/ask';
import { isRefusal, type Member, type Person, type UserId } from '#table/types';
import { actOf, type Context, type Decided, load } from '../context.ts';
import { checkedIn } from '../lifecycle/check-in.ts';
import { mayNot } from '../lifecycle/status.ts';
import { followDues } from '../matches/table-dues.ts';
import { withDeckOfPool } from '../pools/pools.ts';
import { refuse, tell } from '../refusals.ts';
import type { Entry, Match, Season } from '../types.ts';
import { backAt } from './away.ts';
import { entryOf, mayJoinLate, nameIn, nextNumber, placesTaken, seated, withEntry } from './people.ts';
import { mayOrganise, organised } from './powers.ts';
import { mayNotGet } from './seating.ts';

/** Lets somebody in who has asked, or refuses them. */
export function approve(
  context: Context,
  id: string,
  by: Member,
  { user, takes }: { readonly user: UserId; readonly takes: boolean },
): Promise<Season | Refusal> {
  return organised(context, id, by, undefined, async (season) => {
    const { league, settings } = season;
    const refused = mayNot(takes ? 'approve' : 'turnDown', season);
    if (refused !== undefined) return refused;
    const asked = season.asked.find((entry) => entry.user === user);
    if (asked === undefined) return refuse('league.not-asked');
    const barred = takes ? await mayNotGet(context, season, user) : undefined;
    if (barred !== undefined) return barred;
    if (takes && season.status === 'signup' && placesTaken(season) >= settings.places)
      return refuse('league.full', { places: settings.places });
    if (takes && season.status !== 'signup' && !mayJoinLate(season))
      return refuse('league.closed', { name: league.name });
    const entry: Entry = takes ? await seated(context, season, { ...asked, status: 'in' }) : turnedAway(asked, asked.n);
    return {
      season: checkedIn(withEntry(season, entry), entry),
      act: actOf(context, season, by, takes ? 'approve' : 'turn-down', { about: user }),
      directMessages: [{ to: user, news: tell(takes ? 'news.let-in' : 'news.turned-down', { league: league.name }) }],
    };
  });
}

/** The entry of somebody who may not join. An exclusion is theirs, whoever has their place (L91). */
const turnedAway = (entry: Entry, n: number): Entry => ({
  ...{ n, user: entry.user, name: entry.name, status: 'excluded', division: entry.division, fromRound: 1 },
  ...{ lot: undefined, deck: undefined, pool: undefined, secret: true, standsFor: undefined, away: [] },
});

/** Most people who organise a league besides its owner. */
const MOST = 10;

/** Makes somebody an organiser of the league, or takes that back. */
export async function setOrganiser(
  context: Context,
  id: string,
  by: Member,
  { user, organises }: { readonly user: UserId; readonly organises: boolean },
): Promise<Season | Refusal> {
  const season = await load(context, id);
  if (isRefusal(season)) return season;
  if (!mayOrganise(season, by)) return refuse('league.not-organiser');
  if (season.organisers.includes(user) === organises) return season;
  if (organises && season.organisers.length >= MOST) return refuse('league.organisers', { most: MOST });
  const act = actOf(context, season, by, organises ? 'organiser' : 'organiser-no-more', { about: user });
  await context.store.seasons.setOrganiser({ league: season.league.id, user, organises, act });
  return load(context, id);
}

/** Somebody's place, with its results and its deck, is given to somebody else, who plays on in its open games. */
export async function decideReplacement(
  context: Context,
  season: Season,
  by: Member,
  wanted: { readonly user: UserId; readonly next: Person; readonly reason: string },
): Promise<Decided | Refusal> {
  const { user, reason } = wanted;
  const next = { ...wanted.next, name: nameIn(season, wanted.next) };
  const { league } = season;
  const refused = mayNot('replace', season);
  if (refused !== undefined) return refused;
  const own = season.entries.find((entry) => entry.user === user);
  if (own === undefined) return refuse('league.they-are-not-in', { name: league.name });
  if ((await entryOf(context, season, next.user)) !== undefined)
    return refuse('league.replace-who', { name: league.name });
  const barred = await mayNotGet(context, season, next.user);
  if (barred !== undefined) return barred;
  const now = context.now();
  const entry: Entry = {
    ...withDeckOfPool(context, season, own),
    user: next.user,
    name: next.name,
    status: 'in',
    standsFor: own.user,
    away: backAt(own.away, now),
  };
  const progress = {
    ...season.progress,
    substituted: { ...season.progress.substituted, [own.n]: own.name },
    // Warnings may well reach the one who comes.
    unreached: season.progress.unreached.filter((one) => one.entry !== own.n),
  };
  const matches = season.matches.map((match) => playedBy(match, own));
  const after = checkedIn(withEntry({ ...season, progress, matches }, entry), entry);
  return {
    season: own.status === 'excluded' ? withEntry(after, turnedAway(own, nextNumber(season))) : after,
    news: [tell('news.replaced', { league: league.name, person: own.name, next: next.name, reason: reason.trim() })],
    act: actOf(context, season, by, 'replace', { reason: reason.trim(), about: next.user }),
    setDue: followDues(season, now, own.n),
  };
}

/** A match that somebody has played, or has begun, stays theirs for ratings and records. */
const playedBy = (match: Match, { n, user }: Entry): Match =>
  (match.status === 'done' || match.games > 0) && match.seats.some(({ entry }) => entry === n)
    ? { ...match, seats: match.seats.map((seat) => (seat.entry === n ? { ...seat, user: seat.user ?? user } : seat)) }
    : match;
