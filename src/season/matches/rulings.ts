/** What organisers rule about a match: its outcome, that it does not count, or that it is played anew. */

import type { Refusal } from '#kernel/ask';
import { isRefusal, type Member } from '#table/types';
import { actOf, type Context, type Decided, type News } from '../context.ts';
import { entryAt } from '../formats/facts.ts';
import { formatOf } from '../formats/index.ts';
import { matchAt, numberOf } from '../formats/numbers.ts';
import { advance } from '../lifecycle/advance.ts';
import { mayNot } from '../lifecycle/status.ts';
import { refuse, tell } from '../refusals.ts';
import type { Match, MatchAct, Outcome, Ruling, Season } from '../types.ts';
import { type Corrected, corrected, fallingWith, isInBracket, reopened, withMatch } from './corrections.ts';
import { withoutDisputes } from './disputes.ts';
import { endDue } from './end-due.ts';
import { hasMoved } from './pairs.ts';
import { followDue } from './table-dues.ts';

/** So many sit at a table of more than two at least. */
const LEAST_AT_TABLE = 3;

/** The match that is ruled about, or why nothing can be ruled. */
function ruledMatch(season: Season, action: 'rule' | 'void' | 'replay', n: number): Match | Refusal {
  const refused = mayNot(action, season);
  if (refused !== undefined) return refused;
  const match = matchAt(season, n);
  if (match === undefined) return refuse('league.no-match', { match: n });
  return match.seats.length < 2 ? refuse('league.match-free', { match: n }) : match;
}

/** The outcome of a match is set. A table that still runs is ended without a result. */
export async function decideResult(
  context: Context,
  season: Season,
  by: Member,
  wanted: Ruling,
): Promise<Decided | Refusal> {
  const match = await rulingFault(context, season, wanted);
  if (isRefusal(match)) return match;
  const outcome = ruledOutcome(wanted, context.now());
  const after = corrected(season, match, outcome, context);
  return decided(context, season, by, { match: { ...match, outcome }, after, reason: wanted.reason.trim() });
}

/** The match that is ruled about, or why it cannot be ruled so. */
async function rulingFault(context: Context, season: Season, wanted: Ruling): Promise<Match | Refusal> {
  const match = ruledMatch(season, 'rule', wanted.match);
  if (isRefusal(match)) return match;
  const fault = resultFault(season, match, wanted);
  if (fault !== undefined) return fault;
  const gone = fallingWith(season, match, ruledOutcome(wanted, context.now()));
  // A move that is made from here on is lost like any other of a table that ends.
  if (wanted.withAll !== true && (await hasMoved(context, gone)))
    return refuse('league.follows', { match: wanted.match, count: gone.length });
  return match;
}

function ruledOutcome({ won, places }: Pick<Ruling, 'won' | 'places'>, at: number): Outcome {
  const level = won.every((one) => one === won[0]);
  return { how: 'organiser', won, drawn: level ? 1 : 0, at, ...(places !== undefined && { places }) };
}

/** The season after a ruling, without the matches that cannot stand any more. */
function decided(
  context: Context,
  season: Season,
  by: Member,
  { match, after, reason }: { readonly match: Match; readonly after: Corrected; readonly reason: string },
): Decided {
  const n = numberOf(season, match);
  const now = context.now();
  const isOwn = match.seats.some(({ entry }) => entryAt(season, entry)?.user === by.user);
  const ended = after.gone.filter((one) => one.status === 'open');
  return {
    season: after.season,
    news: [ruledNews(season, match, n, reason, isOwn), ...notYetTold(season, after.news)],
    act: actOf(context, season, by, 'rule', { reason, match: n, ...(isOwn && { own: true }) }),
    setDue: [
      ...ended.flatMap(({ table }) => (table === undefined ? [] : [endDue(table, now)])),
      ...(match.status === 'open' ? [followDue(match, now)] : []),
    ],
  };
}

/** What was told of a season that is in review is not told once more. */
const notYetTold = ({ status }: Season, news: readonly News[]): readonly News[] =>
  news.filter(({ key }) => status !== 'review' || key !== 'news.review');

function ruledNews(season: Season, match: Match, n: number, reason: string, own: boolean) {
  const { outcome } = match;
  const names = match.seats.map(({ entry }) => entryAt(season, entry)?.name ?? '?');
  if (outcome?.places !== undefined) return tell('news.ruled-table', { match: n, reason, own: own ? 'yes' : 'other' });
  const [first = '?', second = '?'] = names;
  const [one = 0, other = 0] = outcome?.won ?? [];
  const score =
    one < other
      ? { winner: second, loser: first, won: other, lost: one }
      : { winner: first, loser: second, won: one, lost: other };
  return tell('news.ruled', { ...score, match: n, reason, own: own ? 'yes' : 'other' });
}

function resultFault({ settings }: Season, match: Match, { won, places }: Ruling): Refusal | undefined {
  const { length } = match.seats;
  if (length > 2) {
    const isOrder =
      places?.length === length && places.every((place) => Number.isInteger(place) && place >= 1 && place <= length);
    return isOrder && places.includes(1) ? undefined : refuse('league.order', { count: length });
  }
  // The places of two do not say how many games each has won.
  if (places !== undefined) return refuse('league.score');
  const enough = settings.bestOf === 3 ? 2 : 1;
  const mustEnd = match.stage === 'cut' || formatOf({ settings }).isBracket === true;
  const [own = 0, other = 0] = won;
  const possible = won.length === 2 && won.every((games) => Number.isInteger(games) && games >= 0 && games <= enough);
  if (!possible || own + other > settings.bestOf || (mustEnd && own === other)) return refuse('league.score');
  return undefined;
}

/** A match does not count, for anybody. In a bracket somebody has to go on, so there an outcome is set. */
export function decideVoid(
  context: Context,
  season: Season,
  by: Member,
  { match: n, reason }: MatchAct,
): Decided | Refusal {
  const match = ruledMatch(season, 'void', n);
  if (isRefusal(match)) return match;
  if (isInBracket(season, match)) return refuse('league.bracket-void', { match: n });
  if (match.status === 'void') return refuse('league.void-already', { match: n });
  const ruled = withoutDisputes(withMatch(season, { ...match, status: 'void' }), match.id);
  const after = advance({ ...ruled, status: reopened(season) }, context);
  return {
    season: after.season,
    news: [tell('news.void', { match: n, reason: reason.trim() }), ...notYetTold(season, after.news)],
    act: actOf(context, season, by, 'void', { reason: reason.trim(), match: n }),
    setDue: match.status === 'open' ? [followDue(match, context.now())] : [],
  };
}

/** A match that runs, or could not begin, is begun once more at a new table with fresh banks. */
export function decideReplay(
  context: Context,
  season: Season,
  by: Member,
  { match: n, reason }: MatchAct,
): Decided | Refusal {
  const match = ruledMatch(season, 'replay', n);
  if (isRefusal(match)) return match;
  if (match.status !== 'open' && match.status !== 'stuck') return refuse('league.nothing-to-replay', { match: n });
  // Whoever has left a larger table's season does not sit down once more.
  const stay = match.seats.filter(({ entry }) => entryAt(season, entry)?.status === 'in');
  const isTable = match.seats.length > 2;
  if (isTable && stay.length < LEAST_AT_TABLE) return refuse('league.replay-few', { match: n, least: LEAST_AT_TABLE });
  const again: Match = {
    ...match,
    status: 'waiting',
    seats: isTable ? stay : match.seats,
    // The banks of the table before do not count any more.
    table: undefined,
    // A table that could not begin is not tried again under its own key.
    games: match.status === 'stuck' ? match.games + 1 : match.games,
  };
  const begunAnew = { ...season.progress.begunAnew, [match.id]: again.games };
  const waiting = withoutDisputes(withMatch(season, again), match.id);
  const after = advance({ ...waiting, progress: { ...waiting.progress, begunAnew } }, context);
  return {
    season: after.season,
    news: [tell('news.anew', { match: n, reason: reason.trim() }), ...after.news],
    act: actOf(context, season, by, 'replay', { reason: reason.trim(), match: n }),
    setDue: match.status === 'open' && match.table !== undefined ? [endDue(match.table, context.now())] : [],
  };
}
