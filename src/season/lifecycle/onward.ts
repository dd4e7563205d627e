/** How a season goes on when people are not in it any more: their open matches are lost, and nothing waits for them. */
import { isForgotten } from '#table/open/rows';
import { absentKind, type Context, type Decided, type News } from '../context.ts';
import { entryAt } from '../formats/facts.ts';
import { said } from '../matches/outcomes.ts';
import { withSearchesOfPlayers } from '../matches/searches.ts';
import { followDue, lastTable } from '../matches/table-dues.ts';
import { pickDue } from '../pools/drafts.ts';
import { beginPlayIfBuilt } from '../pools/pools.ts';
import type { Entry, Match, Outcome, Season } from '../types.ts';
import { winFor } from './advance.ts';
import { advanceInThread } from './pairing-jobs.ts';

type Onward = Pick<Decided, 'season' | 'news' | 'directMessages' | 'setDue' | 'clearDue'>;

/** Goes on as far as it can: what is open for people who have gone is decided, and what waited for them does not any more. */
export async function goOnward(context: Context, season: Season): Promise<Onward> {
  const now = context.now();
  const gone = season.entries.filter(({ status }) => status !== 'in');
  switch (season.status) {
    case 'draft':
      return { season, setDue: gone.map((entry) => pickDue(entry, now)) };
    case 'building':
      return beginPlayIfBuilt(context, season);
    case 'running':
    case 'cut': {
      const lost = await withLostMatches(context, withSearchesOfPlayers(season), gone);
      const after = await advanceInThread(context, lost.season);
      return { ...lost, season: after.season, news: [...(lost.news ?? []), ...after.news] };
    }
    default:
      return { season };
  }
}

/** The season in which the open matches of those who have gone have their outcome; at larger tables they leave the game. */
async function withLostMatches(context: Context, season: Season, gone: readonly Entry[]): Promise<Onward> {
  const left = new Set(gone.map(({ n }) => n));
  const open = season.matches.filter(
    ({ status, seats }) => status === 'open' && seats.some(({ entry }) => left.has(entry)),
  );
  const outcomes = new Map<string, Outcome>();
  const news: News[] = [];
  for (const match of open) {
    const outcome = match.seats.length > 2 ? undefined : await lostBy(context, season, match);
    if (outcome === undefined) continue;
    outcomes.set(match.id, outcome);
    news.push(...said(season, match, outcome));
  }
  const matches = season.matches.map((match): Match => {
    const outcome = outcomes.get(match.id);
    return outcome === undefined ? match : { ...match, status: 'done', outcome };
  });
  return {
    season: outcomes.size === 0 ? season : { ...season, matches },
    news,
    setDue: open.map((match) => followDue(match, context.now())),
    clearDue: [...outcomes.keys()].map((id) => ({ kind: absentKind(id), seat: -1 })),
  };
}

/** Games that are won stay so; undefined: the last game is over already, and its result is on its way. */
async function lostBy(context: Context, season: Season, match: Match): Promise<Outcome | undefined> {
  const report = await lastTable(context, match);
  if (report?.isOver === true) return undefined;
  const stays = match.seats.findIndex(({ entry }) => entryAt(season, entry)?.status === 'in');
  return { ...winFor(stays, season, report?.won), how: stays < 0 ? 'nobody' : 'dropped', at: context.now() };
}

/** Goes on if anything has changed by that; undefined: it has not. */
export async function goOnIfDue(context: Context, stored: Season): Promise<Onward | undefined> {
  const season = withoutForgottenWords(withoutForgotten(stored));
  // Whoever has their data deleted before the start has no place.
  if (season.status === 'signup') {
    const entries = season.entries.filter(({ status }) => status !== 'dropped');
    return entries.length < season.entries.length || season !== stored ? { season: { ...season, entries } } : undefined;
  }
  const after = await goOnward(context, season);
  return after.season === stored && (after.setDue ?? []).length === 0 ? undefined : after;
}

/** The season without the names of those whose places others have, and whose data was deleted. */
function withoutForgotten(season: Season): Season {
  const { substituted = {} } = season.progress;
  const gone = season.entries.filter(({ n, standsFor = '' }) => isForgotten(standsFor) && substituted[n] !== undefined);
  if (gone.length === 0) return season;
  const kept = Object.entries(substituted).filter(([n]) => !gone.some((entry) => String(entry.n) === n));
  return { ...season, progress: { ...season.progress, substituted: Object.fromEntries(kept) } };
}

/** The season without what people have written whose data was deleted. Their disputes still wait for an answer. */
function withoutForgottenWords(season: Season): Season {
  const { disputes, proposals = [] } = season.progress;
  const isGone = ({ by, entry, text }: Season['progress']['disputes'][number]): boolean =>
    text !== '' && isForgotten(by ?? entryAt(season, entry)?.user ?? '');
  const kept = proposals.filter(
    ({ by, user = '', next }) => ![by, user, next?.user ?? ''].some((one) => isForgotten(one)),
  );
  if (!disputes.some(isGone) && kept.length === proposals.length) return season;
  const wiped = disputes.map((one) => (isGone(one) ? { ...one, text: '' } : one));
  return { ...season, progress: { ...season.progress, disputes: wiped, proposals: kept } };
}
