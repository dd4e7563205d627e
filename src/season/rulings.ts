/** What organisers rule about a match: its outcome, that it does not count, or that it is played anew. */
import type { Refusal } from '#kernel/ask';
import { isRefusal, type Member } from '#table/types';
import { advance } from './advance.ts';
import { actOf, type Context, type Decided, load } from './context.ts';
import { withoutDisputes } from './disputes.ts';
import { entryAt, idOf } from './formats/facts.ts';
import { bracketIn } from './formats/knockout.ts';
import { matchAt, numberOf } from './formats/numbers.ts';
import { hasMoved } from './pairs.ts';
import { organised } from './powers.ts';
import { refuse, tell } from './refusals.ts';
import { mayNot } from './status.ts';
import { endDue } from './table-dues.ts';
import type { Match, Outcome, Ruling, Season } from './types.ts';

const isBracket = ({ settings }: Season, { stage }: Match): boolean =>
  settings.kind === 'knockout' || (stage === 'cut' && settings.table === 2);

/** The match that is ruled about, or why nothing can be ruled. */
function ruledMatch(season: Season, deed: 'rule' | 'void' | 'replay', n: number): Match | Refusal {
  const refused = mayNot(deed, season);
  if (refused !== undefined) return refused;
  const match = matchAt(season, n);
  if (match === undefined) return refuse('league.no-match', { match: n });
  return match.seats.length < 2 ? refuse('league.match-free', { match: n }) : match;
}

/** Sets the outcome of a match. A table that still runs is ended without a result. */
export async function rule(context: Context, id: string, by: Member, wanted: Ruling): Promise<Season | Refusal> {
  const { match: n, reason } = wanted;
  const before = await load(context, id);
  const known = isRefusal(before) ? undefined : matchAt(before, n);
  const later =
    isRefusal(before) || known === undefined ? [] : following(ruledSeason(context, before, known, wanted), known);
  const moved = await hasMoved(context, later);
  return organised(context, id, by, reason, (season) => {
    const match = ruledMatch(season, 'rule', n);
    if (isRefusal(match)) return match;
    const fault = resultFault(season, match, wanted);
    if (fault !== undefined) return fault;
    const ruled = ruledSeason(context, season, match, wanted);
    const gone = following(ruled, match);
    if (gone.length > 0 && (moved || gone.length !== later.length) && wanted.withAll !== true)
      return refuse('league.follows', { match: n, count: gone.length });
    return decided(context, season, by, { match, ruled, gone, reason: reason.trim() });
  });
}

function ruledSeason(context: Context, season: Season, match: Match, { won, places }: Ruling): Season {
  const level = won.every((one) => one === won[0]);
  const outcome: Outcome = {
    ...{ how: 'organiser', won, drawn: level ? 1 : 0, at: context.now() },
    ...(places !== undefined && { places }),
  };
  return withoutDisputes(withMatch(season, { ...match, status: 'done', outcome }), match.id);
}

const withMatch = (season: Season, match: Match): Season => ({
  ...season,
  matches: season.matches.map((one) => (one.id === match.id ? match : one)),
});

/** The season after a ruling, without the matches that cannot stand any more. */
function decided(
  context: Context,
  season: Season,
  by: Member,
  {
    match,
    ruled,
    gone,
    reason,
  }: {
    readonly match: Match;
    readonly ruled: Season;
    readonly gone: readonly Match[];
    readonly reason: string;
  },
): Decided {
  const n = numberOf(season, match);
  const now = context.now();
  const isOwn = match.seats.some(({ entry }) => entryAt(season, entry)?.user === by.user);
  const stage = season.matches.some((one) => one.stage === 'cut') ? 'cut' : 'running';
  const status = season.status === 'review' ? stage : season.status;
  const matches = ruled.matches.filter(({ id }) => !gone.some((one) => one.id === id));
  const after = advance({ ...ruled, status, matches }, context);
  const ended = [match, ...gone].filter((one) => one.status === 'open');
  return {
    season: after.season,
    news: [
      ruledNews(ruled, match, n, reason, isOwn),
      ...after.news.filter(({ key }) => season.status !== 'review' || key !== 'news.review'),
    ],
    act: actOf(context, season, by, 'rule', { reason, match: n, ...(isOwn && { own: true }) }),
    setDue: ended.flatMap(({ table }) => (table === undefined ? [] : [endDue(table, now)])),
  };
}

function ruledNews(season: Season, match: Match, n: number, reason: string, own: boolean) {
  const outcome = season.matches.find(({ id }) => id === match.id)?.outcome;
  const names = match.seats.map(({ entry }) => entryAt(season, entry)?.name ?? '?');
  if (outcome?.places !== undefined) return tell('news.ruled-table', { match: n, reason, own: own ? 'yes' : 'other' });
  const [first = '?', second = '?'] = names;
  const [won = 0, lost = 0] = outcome?.won ?? [];
  return tell('news.ruled', { winner: first, loser: second, match: n, won, lost, reason, own: own ? 'yes' : 'other' });
}

function resultFault({ settings }: Season, match: Match, { won, places }: Ruling): Refusal | undefined {
  const { length } = match.seats;
  if (length > 2) {
    const isOrder =
      places?.length === length && places.every((place) => Number.isInteger(place) && place >= 1 && place <= length);
    return isOrder && places.includes(1) ? undefined : refuse('league.order', { count: length });
  }
  const enough = settings.bestOf === 3 ? 2 : 1;
  const mustEnd = settings.kind === 'knockout' || match.stage === 'cut';
  const [own = 0, other = 0] = won;
  const possible = won.length === 2 && won.every((games) => Number.isInteger(games) && games >= 0 && games <= enough);
  if (!possible || own + other > settings.bestOf || (mustEnd && own === other)) return refuse('league.score');
  return undefined;
}

/** The matches of a bracket that have come from an outcome which is another one by now, and what has come from those. */
function following(season: Season, match: Match): readonly Match[] {
  if (!isBracket(season, match)) return [];
  const gone: Match[] = [];
  for (let now = season; ; ) {
    const stands = new Map(bracketIn(now, match.stage).map((stand) => [stand.n + 1, stand]));
    const wrong = now.matches.filter((one) => {
      const sides = stands.get(one.n)?.sides ?? [];
      return one.stage === match.stage && !one.seats.every(({ entry }, seat) => sides[seat] === idOf(entry));
    });
    if (wrong.length === 0) return gone;
    gone.push(...wrong);
    now = { ...now, matches: now.matches.filter((one) => !wrong.includes(one)) };
  }
}

/** A match does not count, for anybody. In a bracket somebody has to go on, so there an outcome is set. */
export function setVoid(
  context: Context,
  id: string,
  by: Member,
  { match: n, reason }: { readonly match: number; readonly reason: string },
): Promise<Season | Refusal> {
  return organised(context, id, by, reason, (season) => {
    const match = ruledMatch(season, 'void', n);
    if (isRefusal(match)) return match;
    if (isBracket(season, match)) return refuse('league.bracket-void', { match: n });
    const ruled = withoutDisputes(withMatch(season, { ...match, status: 'void' }), match.id);
    const status = season.status === 'review' ? 'running' : season.status;
    const after = advance({ ...ruled, status }, context);
    return {
      season: after.season,
      news: [tell('news.void', { match: n, reason: reason.trim() }), ...after.news],
      act: actOf(context, season, by, 'void', { reason: reason.trim(), match: n }),
      setDue: match.status === 'open' && match.table !== undefined ? [endDue(match.table, context.now())] : [],
    };
  });
}

/** A match that runs, or could not begin, is begun once more at a new table with fresh banks. */
export function replay(
  context: Context,
  id: string,
  by: Member,
  { match: n, reason }: { readonly match: number; readonly reason: string },
): Promise<Season | Refusal> {
  return organised(context, id, by, reason, (season) => {
    const match = ruledMatch(season, 'replay', n);
    if (isRefusal(match)) return match;
    if (match.status !== 'open' && match.status !== 'stuck') return refuse('league.nothing-to-replay', { match: n });
    const again: Match = {
      ...match,
      status: 'waiting',
      // A table that could not begin is not tried again under its own key.
      games: match.status === 'stuck' ? match.games + 1 : match.games,
    };
    return {
      season: withMatch(season, again),
      news: [tell('news.anew', { match: n, reason: reason.trim() })],
      act: actOf(context, season, by, 'replay', { reason: reason.trim(), match: n }),
      setDue: match.status === 'open' && match.table !== undefined ? [endDue(match.table, context.now())] : [],
    };
  });
}
