/** How a season goes on by itself from how it stands: pairs, gives wins against those who have left, and ends stages. Pure. */
import type { News } from '../context.ts';
import { withCut } from '../formats/cut.ts';
import { withdrawnIn } from '../formats/everyone.ts';
import { idOf, isDisputed, type NewMatch } from '../formats/facts.ts';
import { formatOf, nextOf, withSettled } from '../formats/index.ts';
import { roundOf } from '../formats/rounds.ts';
import { tell } from '../refusals.ts';
import type { Match, Outcome, Season } from '../types.ts';
import { isPlaying } from './status.ts';

export type Advanced = { readonly season: Season; readonly news: readonly News[] };

type AdvanceContext = { readonly now: () => number; readonly newId: (length: number) => string };

/** More steps than any season takes at once. */
const MOST = 1000;

/** Goes on until matches have to be played. */
export function advance(season: Season, context: AdvanceContext): Advanced {
  let now = withSettled(season);
  const news: News[] = [];
  for (let step = 0; step < MOST; step++) {
    if (!isPlaying(now)) break;
    now = withoutThoseWhoLeft(now, context.now());
    const { add, isOver } = nextOf(now);
    if (add.length > 0 && isDisputed(now, (add[0]?.round ?? 1) - 1, context.now())) break;
    if (add.length > 0) {
      now = added(now, add, context);
      if (formatOf(now).hasRounds === true && now.status === 'running')
        news.push(tell('news.round', { round: add[0]?.round ?? 1, league: now.league.name }));
      continue;
    }
    if (!isOver) break;
    if (now.status === 'running' && formatOf(now).hasRounds === true) {
      const isNew = now.progress.stages?.cut === undefined;
      // Who plays on is settled for good, so it waits for disputes as a round does.
      if (isNew && isDisputed(now, roundOf(now), context.now())) break;
      now = withCut(now);
      const count = now.progress.stages?.cut?.seeds.length ?? 0;
      if (isNew && count > 0)
        news.push(tell(now.settings.table > 2 ? 'news.cut-table' : 'news.cut', { league: now.league.name, count }));
      if (count > 0) {
        now = { ...now, status: 'cut' };
        continue;
      }
    }
    news.push(tell('news.review', { league: now.league.name }));
    now = { ...now, status: 'review' };
  }
  return { season: now, news };
}

/** The season with further matches. */
export const added = (season: Season, add: readonly NewMatch[], context: AdvanceContext): Season => ({
  ...season,
  matches: [...season.matches, ...add.map((match) => newMatch(match, context))],
});

function newMatch({ entries, ...match }: NewMatch, { now, newId }: AdvanceContext): Match {
  const alone = entries.length === 1;
  const seats = entries.map((entry) => ({ entry, seenAt: undefined }));
  const outcome: Outcome | undefined = alone ? { how: 'free', won: [0], drawn: 0, at: now() } : undefined;
  const status = alone ? 'done' : 'waiting';
  return {
    ...match,
    id: newId(10),
    status,
    table: undefined,
    games: 0,
    openedAt: undefined,
    first: undefined,
    seats,
    outcome,
  };
}

/** Matches that have not begun are won by whoever is still in; those of an entry that counts for nobody are void. */
function withoutThoseWhoLeft(season: Season, now: number): Season {
  const gone = new Set(season.entries.filter(({ status }) => status !== 'in').map(({ n }) => n));
  if (gone.size === 0) return season;
  const touched = (match: Match) =>
    (match.status === 'waiting' || match.status === 'stuck') && match.seats.some(({ entry }) => gone.has(entry));
  if (!season.matches.some(touched)) return season;
  const matches = season.matches.map((match): Match => {
    if (!touched(match)) return match;
    const withdrawn = formatOf(season).hasDivisions === true ? withdrawnIn(season, match.division) : new Set<string>();
    if (match.seats.some(({ entry }) => withdrawn.has(idOf(entry)))) return { ...match, status: 'void' };
    const stays = match.seats.findIndex(({ entry }) => !gone.has(entry));
    if (match.seats.length > 2) return withoutSeats(match, gone, now);
    return {
      ...match,
      status: 'done',
      outcome: { ...winFor(stays, season), how: stays < 0 ? 'nobody' : 'dropped', at: now },
    };
  });
  return { ...season, matches };
}

/** A table of more than two begins without those who left, if three are still there; else it does not count. */
function withoutSeats(match: Match, gone: ReadonlySet<number>, at: number): Match {
  const seats = match.seats.filter(({ entry }) => !gone.has(entry));
  if (match.openedAt === undefined && seats.length >= 3) return { ...match, seats };
  return {
    ...match,
    status: 'done',
    outcome: { how: 'nobody', won: [], drawn: 0, at, places: match.seats.map(() => 0) },
  };
}

/** The wins that a seat needs for the match; the other one keeps those that it has. Nobody: -1. */
export function winFor(
  seat: number,
  { settings }: Pick<Season, 'settings'>,
  won: readonly number[] = [0, 0],
): Pick<Outcome, 'won' | 'drawn'> {
  const enough = settings.bestOf === 3 ? 2 : 1;
  return {
    won: seat < 0 ? [0, 0] : won.map((wins, one) => (one === seat ? enough : Math.min(wins, enough - 1))),
    drawn: 0,
  };
}
