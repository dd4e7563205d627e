/** Joining a season and leaving it. */
import type { Refusal } from '#kernel/ask';
import { isRefusal, type Member, type UserId } from '#table/types';
import { advance } from './advance.ts';
import { actOf, type Context, change, load } from './context.ts';
import { roundOf, roundsOf } from './formats/swiss.ts';
import { refuse, tell } from './refusals.ts';
import type { Entry, Season } from './types.ts';

/** Takes a place, or changes the deck. */
export function join(context: Context, id: string, who: Member, deck?: string): Promise<Season | Refusal> {
  return change(context, id, async (season) => {
    const { settings, entries } = season;
    const own = entries.find(({ user }) => user === who.user);
    const refused = mayNotJoin(season, own);
    if (refused !== undefined) return refused;
    const legal =
      deck === undefined
        ? undefined
        : await context.tables.leagues.deck({ ...settings, format: settings.format }, who.user, deck);
    if (isRefusal(legal)) return legal;
    if (own !== undefined && own.status === 'in' && (deck === undefined || own.deck === deck)) return undefined;
    const fromRound = season.status === 'signup' ? 1 : roundOf(season) + 1;
    const list = season.status === 'signup' ? (deck ?? own?.deck) : (own?.deck ?? legal);
    const entry: Entry =
      own === undefined
        ? {
            n: Math.max(0, ...entries.map(({ n }) => n)) + 1,
            user: who.user,
            name: who.name,
            status: 'in',
            lot: season.status === 'signup' ? undefined : entries.length + 1,
            division: 0,
            fromRound,
            deck: list,
          }
        : {
            ...own,
            status: 'in',
            name: who.name,
            deck: list,
            fromRound: own.status === 'in' ? own.fromRound : fromRound,
          };
    const others = entries.filter((one) => one !== own);
    return {
      season: { ...season, entries: [...others, entry].sort((one, other) => one.n - other.n) },
      ...(own === undefined && { act: actOf(context, season, who, 'join') }),
    };
  });
}

function mayNotJoin(season: Season, own: Entry | undefined): Refusal | undefined {
  const { status, settings, league, entries } = season;
  if (own?.status === 'excluded') return refuse('league.excluded');
  if (status === 'signup') {
    if (own !== undefined || entries.length < settings.places) return undefined;
    return refuse('league.full', { places: settings.places });
  }
  if (status !== 'running') return refuse('league.over', { name: league.name });
  if (own?.status === 'in') return refuse('league.started', { name: league.name });
  if (settings.kind !== 'swiss') return refuse('league.closed', { name: league.name });
  const last = Math.ceil(roundsOf(season) / 2);
  if (own === undefined && roundOf(season) >= last) return refuse('league.late', { round: roundOf(season), last });
  return undefined;
}

/** Gives a place up. */
export async function drop(context: Context, id: string, user: UserId): Promise<Season | Refusal> {
  const dropped = await change(context, id, (season) => {
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
  return isRefusal(dropped) ? dropped : concedeOpen(context, dropped, user);
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
  const { season: after, news } = advance({ ...season, entries }, context);
  return { season: after, act, news: [said, ...news] };
}

/** Concedes the open games of somebody who has left; what has ended meanwhile is left as it is. */
export async function concedeOpen(context: Context, season: Season, user: UserId): Promise<Season | Refusal> {
  const own = season.entries.find((entry) => entry.user === user);
  for (const { status, table, seats } of season.matches)
    if (status === 'open' && table !== undefined && seats.some(({ entry }) => entry === own?.n))
      await context.tables.concede(table, user);
  return load(context, season.id);
}
