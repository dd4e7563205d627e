/** Joining a season and leaving it. */

import { deckShape } from '#face/deck';
import type { Refusal } from '#kernel/ask';
import { nameAmong } from '#table/people/names';
import { isRefusal, type Member, type Person, type UserId } from '#table/types';
import { actOf, type Context, change, type Decided } from '../context.ts';
import { formatOf } from '../formats/index.ts';
import { roundOf, roundsOf } from '../formats/rounds.ts';
import { checkedIn } from '../lifecycle/check-in.ts';
import { goOnward } from '../lifecycle/onward.ts';
import { lockedDeck } from '../lifecycle/start.ts';
import { isPlaying, mayNot } from '../lifecycle/status.ts';
import { withoutSearches } from '../matches/searches.ts';
import { latePool } from '../pools/pools.ts';
import { byKind } from '../read.ts';
import { refuse, tell } from '../refusals.ts';
import type { Entry, Season } from '../types.ts';
import { mayOrganise } from './powers.ts';
import { mayNotTake } from './seating.ts';
import { inTeam } from './teams.ts';

/** Takes a place, or changes the deck. */
export function join(
  context: Context,
  id: string,
  who: Member,
  { deck, team }: JoinWishes = {},
): Promise<Season | Refusal> {
  return change(context, id, async (season) => {
    const joined = await joining(context, season, who, deck);
    if (team === undefined || isRefusal(joined)) return joined;
    const after = joined?.season ?? season;
    const own = [...after.entries, ...after.asked].find(({ user }) => user === who.user);
    if (own === undefined || season.status !== 'signup') return mayNot('arrangeTeam', season) ?? joined;
    const placed = inTeam(after, own, team);
    if (isRefusal(placed)) return placed;
    return placed === season ? undefined : { ...joined, season: placed };
  });
}

/** What somebody joins with: a deck, and in a league of teams the name of one, which is founded if it is new. */
export type JoinWishes = { readonly deck?: string | undefined; readonly team?: string | undefined };

async function joining(
  context: Context,
  season: Season,
  who: Member,
  deck: string | undefined,
): Promise<Decided | Refusal | undefined> {
  const { settings } = season;
  const own = await entryOf(context, season, who.user);
  const changes = deck !== undefined && own?.status === 'in' && mayChangeDeck(season);
  const refused = changes ? undefined : mayNotJoin(season, own, who);
  if (refused !== undefined) return refused;
  const barred = own?.status === 'in' ? undefined : await mayNotTake(context, season, who.user);
  if (barred !== undefined) return barred;
  const legal =
    deck === undefined || settings.decks !== 'own'
      ? undefined
      : await context.tables.leagues.deck({ ...settings, format: settings.format }, who.user, deck);
  if (isRefusal(legal)) return legal;
  // It counts from the next match on: a table that runs keeps the deck that it began with.
  if (changes)
    return {
      season: withEntry(season, { ...own, deck: legal && deckShape.parse(legal) }),
      act: actOf(context, season, who, 'change-deck'),
    };
  const isIn = own?.status === 'in' || own?.status === 'asked';
  if (isIn && (deck === undefined || own.deck === deck)) return undefined;
  const list = season.status === 'signup' ? (deck ?? own?.deck) : (own?.deck ?? (legal && deckShape.parse(legal)));
  const entry: Entry =
    own === undefined
      ? {
          ...newEntry(season, who),
          status: settings.approval && !mayOrganise(season, who) ? 'asked' : 'in',
          deck: list,
        }
      : {
          ...own,
          status: own.status === 'asked' ? 'asked' : 'in',
          name: nameIn(season, who),
          deck: list,
        };
  const isNew = own?.status !== 'in' && entry.status === 'in';
  const joined = withEntry(season, isNew ? await seated(context, season, entry) : entry);
  const after = isNew ? checkedIn(joined, entry) : joined;
  const act = actOf(context, season, who, entry.status === 'asked' ? 'ask' : 'join');
  return { season: after, ...(own === undefined && { act }) };
}

/** A place for somebody new, without a deck yet. */
export const newEntry = (season: Season, who: Person): Entry => ({
  ...{ n: nextNumber(season), user: who.user, name: nameIn(season, who), status: 'in', lot: undefined, division: 0 },
  ...{ fromRound: 1, deck: undefined, pool: undefined, secret: false, standsFor: undefined, away: [] },
});

/** An entry that takes its place now: in a season that has begun with a lot, from the next round on, and with a deck that is settled. */
export async function seated(context: Context, season: Season, entry: Entry): Promise<Entry> {
  if (season.status === 'signup') return entry;
  const { entries } = season;
  const lot = entry.lot ?? Math.max(0, ...entries.map((one) => one.lot ?? one.n)) + 1;
  const fromRound = formatOf(season).hasRounds !== true ? 1 : roundOf(season) + 1;
  const own = { ...entry, lot, fromRound, deck: await lockedDeck(context, season, entry, lot) };
  return own.pool === undefined ? latePool(context, season, own) : own;
}

/** All who have a place, have asked for one, or have been turned away. */
const everybodyIn = ({ entries, asked, turnedAway }: Season): readonly Entry[] => [...entries, ...asked, ...turnedAway];

/** The name of somebody in a season: their own, with their user name if somebody else there is called so. */
export const nameIn = (season: Season, who: Person): string => nameAmong(everybodyIn(season), who);

/** The number of the next entry: none of whoever has left before the start, where something may still stand under it. */
export const nextNumber = (season: Season): number => {
  const { seeded, checkedIn = [], teams } = season.progress;
  const boards = teams.flatMap((team) => team.boards);
  return Math.max(0, ...everybodyIn(season).map(({ n }) => n), ...seeded, ...checkedIn, ...boards) + 1;
};

/** The entry of somebody; that of an excluded one is found though their data was deleted. */
export async function entryOf({ tables }: Context, season: Season, user: UserId): Promise<Entry | undefined> {
  const all = everybodyIn(season);
  const own = all.find((entry) => entry.user === user);
  if (own !== undefined || !all.some((entry) => entry.status === 'excluded')) return own;
  const banned = await tables.people.bannedId(user);
  return all.find((entry) => entry.user === banned && entry.status === 'excluded');
}

/** How many have a place. */
export const placesTaken = ({ entries }: Season): number => entries.filter(({ status }) => status === 'in').length;

/** The season with an entry, new or changed, among those of its kind. */
export const withEntry = (season: Season, entry: Entry): Season => ({
  ...season,
  ...byKind([...everybodyIn(season).filter(({ n }) => n !== entry.n), entry]),
});

/** Whether those who are in a season that has begun may still change their decks. */
export const mayChangeDeck = ({ settings, status }: Season): boolean =>
  settings.deckChanges && settings.decks === 'own' && isPlaying({ status });

function mayNotJoin(season: Season, own: Entry | undefined, who: Member): Refusal | undefined {
  const { status, settings, league } = season;
  if (own?.status === 'excluded') return refuse('league.excluded');
  const refused = own?.status === 'in' && status !== 'signup' ? undefined : mayNot('join', season);
  if (refused !== undefined) return refused;
  if (own === undefined && settings.role !== undefined && !who.roles.includes(settings.role))
    return refuse('league.role', { role: settings.role });
  if (status === 'signup') {
    if (own?.status === 'in' || own?.status === 'asked' || placesTaken(season) < settings.places) return undefined;
    return refuse('league.full', { places: settings.places });
  }
  if (own?.status === 'in') return refuse('league.in-already', { name: league.name });
  if (mayJoinLate(season)) return undefined;
  if (!mayComeBack(season)) return refuse('league.closed', { name: league.name });
  return own === undefined ? refuse('league.late', { round: roundOf(season), last: lastToJoin(season) }) : undefined;
}

/** Whether somebody new can join a season that has begun: a ladder, or Swiss rounds before half of them are paired. */
export function mayJoinLate(season: Season): boolean {
  if (season.status === 'signup' || mayNot('join', season) !== undefined) return false;
  if (formatOf(season).endAt !== undefined) return !season.progress.isEnded;
  return mayComeBack(season) && roundOf(season) < lastToJoin(season);
}

/** Whether somebody who has left can come back to a season that has begun. */
export const mayComeBack = (season: Season): boolean =>
  season.status !== 'signup' &&
  mayNot('join', season) === undefined &&
  formatOf(season).hasRounds === true &&
  season.settings.decks !== 'draft';

/** The round until which people can join. */
const lastToJoin = (season: Season): number => Math.ceil(roundsOf(season) / 2);

/** Keeps a list back when the season is over, or no longer. */
export function keepSecret(context: Context, id: string, user: UserId): Promise<Season | Refusal> {
  return change(context, id, (season) => {
    const own = season.entries.find((entry) => entry.user === user);
    if (own === undefined) return refuse('league.not-in', { name: season.league.name });
    return { season: withEntry(season, { ...own, secret: !own.secret }) };
  });
}

/** Gives a place up. */
export function drop(context: Context, id: string, user: UserId): Promise<Season | Refusal> {
  return change(context, id, (season) => {
    const asked = season.asked.filter((entry) => entry.user !== user);
    if (asked.length < season.asked.length) return { season: { ...season, asked } };
    const own = season.entries.find((entry) => entry.user === user);
    if (own === undefined || own.status !== 'in') return undefined;
    const refused = mayNot('leave', season);
    if (refused !== undefined) return refused;
    const act = actOf(context, season, { user }, 'drop');
    if (season.status === 'signup')
      return { season: { ...season, entries: season.entries.filter((entry) => entry !== own) }, act };
    return leaving(
      context,
      season,
      own,
      'dropped',
      act,
      tell('news.left', { person: own.name, league: season.league.name }),
    );
  });
}

/** Somebody has left the server, so that nothing reaches them: they are out of the season, and may come back like others. */
export function gone(context: Context, id: string, user: UserId): Promise<Season | Refusal> {
  return change(context, id, (season) => {
    const own = season.entries.find((entry) => entry.user === user);
    if (own?.status !== 'in' || !isPlaying(season)) return undefined;
    const act = actOf(context, season, { user }, 'gone');
    const said = tell('news.gone', { person: own.name, league: season.league.name });
    return leaving(context, season, own, 'dropped', act, said);
  });
}

/** Whoever may not play in the server any more is out of the season before a match of theirs begins. */
export function barred(context: Context, season: Season, own: Entry) {
  const act = actOf(context, season, own, 'barred');
  const said = tell('news.barred', { person: own.name, league: season.league.name });
  return leaving(context, season, own, 'dropped', act, said);
}

/** The season without an entry, whose waiting matches are decided. */
export async function leaving(
  context: Context,
  season: Season,
  own: Entry,
  status: 'dropped' | 'excluded',
  act: ReturnType<typeof actOf>,
  said: ReturnType<typeof tell>,
): Promise<Decided> {
  const entries = season.entries.map((entry) => (entry === own ? { ...own, status } : entry));
  const left = { ...season, ...byKind([...entries, ...season.asked, ...season.turnedAway]) };
  const after = await goOnward(context, withoutSearches(left, own.n));
  return { ...after, act, news: [said, ...(after.news ?? [])] };
}
