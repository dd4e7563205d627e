/** A knock-out: of a whole season, or of the best after Swiss rounds. */
import { type BracketResult, type BracketStand, bracketPlaces, standOf } from '#league/bracket';
import type { Match, Season, Standings } from '../types.ts';
import { byLot, entriesById, idOf, inStage, isDone, type NewMatch, type Next, playersIn } from './facts.ts';
import { type Format, REVIEW } from './format.ts';
import { earlierStage, stageFor, withStage } from './stages.ts';

/** The bracket as it stands; the number of a match there is one less than its `n`. */
export function bracketIn(season: Season, stage: Match['stage']): readonly BracketStand[] {
  const settled = season.progress.stages?.[stage];
  if (settled === undefined) return [];
  const results = new Map<number, BracketResult>();
  for (const match of inStage(season, stage))
    if (match.status === 'done' && match.outcome !== undefined) {
      const [won = 0, lost = 0] = match.outcome.won;
      results.set(match.n - 1, won === lost ? 'nobody' : won > lost ? 0 : 1);
    }
  return standOf(settled.matches, settled.seeds.map(idOf), results, settled.bothAbsent);
}

export function knockoutNext(season: Season, stage: Match['stage']): Next {
  const stands = bracketIn(season, stage);
  const known = new Set(inStage(season, stage).map(({ n }) => n));
  const add = stands.flatMap(({ n, round, state, sides }): NewMatch[] => {
    const entries = sides.flatMap((side) => (typeof side === 'string' ? [Number(side)] : []));
    return state !== 'ready' || known.has(n + 1) ? [] : [{ division: 0, stage, round, n: n + 1, entries }];
  });
  const open = inStage(season, stage).filter(({ status }) => status === 'waiting');
  const isOver = add.length === 0 && inStage(season, stage).every(isDone);
  return { add, open, isOver: isOver && stands.every(({ state }) => state !== 'ready' && state !== 'waiting') };
}

/** Best first; those who left the bracket in the same round share a place. */
export function knockoutStandings(season: Season, stage: Match['stage']): Standings {
  const byId = entriesById(season);
  const stands = bracketIn(season, stage);
  const alone = season.progress.stages?.[stage]?.seeds.map(idOf) ?? [];
  let place = 1;
  return (stands.length === 0 ? [alone] : bracketPlaces(stands)).flatMap((group) => {
    const lines = group.flatMap((id) => {
      const entry = byId.get(id);
      if (entry === undefined) return [];
      const ends = endsOf(season, stage, entry.n);
      const won = ends.filter((end) => end === 'won').length;
      const lost = ends.length - won;
      return [{ entry, place, byLot: false, points: 3 * won, won, drawn: 0, lost, free: 0, note: '' }];
    });
    // A place to which nobody came stays free.
    place += Math.max(1, group.length);
    return lines;
  });
}

/** How somebody's matches have ended; one to which neither came is lost. */
const endsOf = (season: Season, stage: Match['stage'], n: number): readonly ('won' | 'lost')[] =>
  inStage(season, stage).flatMap(({ status, seats, outcome }) => {
    const seat = seats.findIndex(({ entry }) => entry === n);
    if (status !== 'done' || outcome === undefined || seat < 0) return [];
    return [(outcome.won[seat] ?? 0) > (outcome.won[1 - seat] ?? 0) ? 'won' : 'lost'];
  });

const byLots = (entries: Season['entries']): readonly number[] => byLot(entries).map(({ n }) => n);

export const knockout: Format = {
  next: (season) => knockoutNext(season, 'main'),
  standings: (season) => [knockoutStandings(season, 'main')],
  begin: (season) => withStage(season, 'main', stageFor(season, byLots(playersIn(season)))),
  recover: (season) =>
    season.progress.stages?.main === undefined
      ? withStage(season, 'main', earlierStage(season, 'main', byLots(season.entries)))
      : season,
  minEntries: 4,
  maxEntries: 256,
  isBracket: true,
  reviewTime: REVIEW.long,
};
