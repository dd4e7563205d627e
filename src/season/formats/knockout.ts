/** A knock-out: of a whole season, or of the best after Swiss rounds. */
import { type BracketResult, type BracketStand, bracketOf, bracketPlaces, standOf } from '#league/bracket';
import { cutOf } from '#league/swiss-rounds';
import type { Match, Season, Standings } from '../types.ts';
import { byLot, entriesById, idOf, inStage, isDone, type NewMatch, type Next } from './facts.ts';
import { swissStandingsOf } from './swiss.ts';

/** How many go on to the knock-out after the Swiss rounds; 0: there is none. */
export const cutSize = ({ settings, entries }: Season): number =>
  cutOf(settings.cut, entries.filter(({ status }) => status === 'in').length);

/** The best first: by lot or, after Swiss rounds, by their standings. */
function seedsOf(season: Season, stage: Match['stage']): readonly number[] {
  if (stage === 'main') return byLot(season.entries).map(({ n }) => n);
  const standings = swissStandingsOf(season).map(({ entry }) => entry);
  const played = inStage(season, 'cut').flatMap(({ seats }) => seats.map(({ entry }) => entry));
  // Once it has begun, who leaves does not change who is in it.
  const wanted = played.length === 0 ? cutSize(season) : cutOf(season.settings.cut, season.entries.length);
  const able = played.length === 0 ? standings.filter(({ status }) => status === 'in') : standings;
  const first = new Set(played);
  return able
    .filter(({ n, status }) => status === 'in' || first.has(n))
    .slice(0, wanted)
    .map(({ n }) => n);
}

/** The bracket as it stands; the number of a match there is one less than its `n`. */
export function bracketIn(season: Season, stage: Match['stage']): readonly BracketStand[] {
  const seeds = seedsOf(season, stage);
  if (seeds.length < 2) return [];
  const results = new Map<number, BracketResult>();
  for (const match of inStage(season, stage))
    if (match.status === 'done' && match.outcome !== undefined) {
      const [won = 0, lost = 0] = match.outcome.won;
      results.set(match.n - 1, won === lost ? 'nobody' : won > lost ? 0 : 1);
    }
  return standOf(bracketOf(seeds.length, season.settings.losses), seeds.map(idOf), results);
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
  let place = 1;
  return bracketPlaces(bracketIn(season, stage)).flatMap((group) => {
    const lines = group.flatMap((id) => {
      const entry = byId.get(id);
      if (entry === undefined) return [];
      const won = countWins(season, stage, entry.n);
      return [{ entry, place, byLot: false, points: 3 * won, won, drawn: 0, lost: 0, free: 0, note: '' }];
    });
    place += group.length;
    return lines;
  });
}

function countWins(season: Season, stage: Match['stage'], n: number): number {
  return inStage(season, stage).filter(({ seats, outcome }) => {
    const seat = seats.findIndex(({ entry }) => entry === n);
    const [own = 0, other = 0] = seat === 0 ? (outcome?.won ?? []) : (outcome?.won.toReversed() ?? []);
    return seat >= 0 && own > other;
  }).length;
}
