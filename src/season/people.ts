/** Joining a season and leaving it. */
import type { Refusal } from '#kernel/ask';
import { isRefusal, type Member, type UserId } from '#table/types';
import { advance } from './advance.ts';
import { actOf, type Context, change } from './context.ts';
import { roundOf, roundsOf } from './formats/swiss.ts';
import { latePool } from './pools.ts';
import { mayOrganise } from './powers.ts';
import { refuse, tell } from './refusals.ts';
import { concedeAll } from './table-dues.ts';
import type { Entry, Season } from './types.ts';

/** Takes a place, or changes the deck. */
export function join(context: Context, id: string, who: Member, deck?: string): Promise<Season | Refusal> {
  return change(context, id, async (season) => {
    const { settings, entries, asked } = season;
    const everybody = [...entries, ...asked];
    const own = everybody.find(({ user }) => user === who.user);
    const changes = deck !== undefined && own?.status === 'in' && mayChangeDeck(season);
    const refused = changes ? undefined : mayNotJoin(season, own, who);
    if (refused !== undefined) return refused;
    const legal =
      deck === undefined || settings.decks !== 'own'
        ? undefined
        : await context.tables.leagues.deck({ ...settings, format: settings.format }, who.user, deck);
    if (isRefusal(legal)) return legal;
    // It counts from the next match on: a table that runs keeps the deck that it began with.
    if (changes)
      return { season: withEntry(season, { ...own, deck: legal }), act: actOf(context, season, who, 'change-deck') };
    const isIn = own?.status === 'in' || own?.status === 'asked';
    if (isIn && (deck === undefined || own.deck === deck)) return undefined;
    const fromRound = season.status === 'signup' || settings.kind === 'ladder' ? 1 : roundOf(season) + 1;
    const list = season.status === 'signup' ? (deck ?? own?.deck) : (own?.deck ?? legal);
    const entry: Entry =
      own === undefined
        ? {
            n: Math.max(0, ...everybody.map(({ n }) => n)) + 1,
            user: who.user,
            name: who.name,
            status: settings.approval && !mayOrganise(season, who) ? 'asked' : 'in',
            lot: season.status === 'signup' ? undefined : entries.length + 1,
            division: 0,
            fromRound,
            deck: list,
            pool: undefined,
            secret: false,
            standsFor: undefined,
            away: [],
          }
        : {
            ...own,
            status: own.status === 'asked' ? 'asked' : 'in',
            name: who.name,
            deck: list,
            fromRound: own.status === 'in' ? own.fromRound : fromRound,
          };
    const late = own === undefined && season.status !== 'signup' ? latePool(context, season, entry) : entry;
    const after = withEntry(season, late);
    const act = actOf(context, season, who, entry.status === 'asked' ? 'ask' : 'join');
    return { season: after, ...(own === undefined && { act }) };
  });
}

/** The season with an entry, new or changed, among those who are in it or those who have asked. */
export function withEntry(season: Season, entry: Entry): Season {
  const others = (list: readonly Entry[]) => list.filter(({ n }) => n !== entry.n);
  const sorted = (list: readonly Entry[]) => list.toSorted((one, other) => one.n - other.n);
  const [entries, asked] = [others(season.entries), others(season.asked)];
  return entry.status === 'asked'
    ? { ...season, entries, asked: sorted([...asked, entry]) }
    : { ...season, entries: sorted([...entries, entry]), asked };
}

/** Whether those who are in a season that has begun may still change their decks. */
export const mayChangeDeck = ({ settings, status }: Season): boolean =>
  settings.deckChanges && settings.decks === 'own' && (status === 'running' || status === 'cut');

function mayNotJoin(season: Season, own: Entry | undefined, who: Member): Refusal | undefined {
  const { status, settings, league, entries } = season;
  if (own?.status === 'excluded') return refuse('league.excluded');
  if (own === undefined && settings.role !== undefined && !who.roles.includes(settings.role))
    return refuse('league.role', { role: settings.role });
  if (status === 'signup') {
    if (own !== undefined || entries.length < settings.places) return undefined;
    return refuse('league.full', { places: settings.places });
  }
  if (status !== 'running') return refuse('league.over', { name: league.name });
  if (own?.status === 'in') return refuse('league.started', { name: league.name });
  if (mayJoinLate(season)) return undefined;
  if (!mayComeBack(season)) return refuse('league.closed', { name: league.name });
  return own === undefined ? refuse('league.late', { round: roundOf(season), last: lastToJoin(season) }) : undefined;
}

/** Whether somebody new can join a season that runs: a ladder, or Swiss rounds before half of them are paired. */
export function mayJoinLate(season: Season): boolean {
  const { settings, course, status } = season;
  if (status !== 'running') return false;
  if (settings.kind === 'ladder') return !course.isEnded;
  return mayComeBack(season) && roundOf(season) < lastToJoin(season);
}

/** Whether somebody who has left can come back to a season that runs. */
export const mayComeBack = ({ settings, status }: Season): boolean =>
  status === 'running' && settings.kind === 'swiss' && settings.decks !== 'draft';

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
    const act = actOf(context, season, { user }, 'drop');
    if (season.status === 'signup')
      return { season: { ...season, entries: season.entries.filter((entry) => entry !== own) }, act };
    if (season.status !== 'running' && season.status !== 'cut')
      return refuse('league.over', { name: season.league.name });
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

/** The season without an entry, whose waiting matches are decided. */
export function leaving(
  context: Context,
  season: Season,
  own: Entry,
  status: 'dropped' | 'excluded',
  act: ReturnType<typeof actOf>,
  said: ReturnType<typeof tell>,
) {
  const entries = season.entries.map((entry) => (entry === own ? { ...own, status } : entry));
  const course = {
    ...season.course,
    queue: season.course.queue.filter(({ entry }) => entry !== own.n),
    challenges: season.course.challenges.filter(({ from, to }) => from !== own.n && to !== own.n),
  };
  const { season: after, news } = advance({ ...season, entries, course }, context);
  return { season: after, act, news: [said, ...news], setDue: concedeAll(season, own.n, context.now()) };
}
