/** The best after Swiss rounds, who play a knock-out or, at tables of more than two, one last table. */
import { cutOf } from '#league/swiss-rounds';
import type { Stage } from '../progress.ts';
import type { Season } from '../types.ts';
import { inStage } from './facts.ts';
import { podsStandingsOf } from './pods.ts';
import { earlierStage, stageFor, withStage } from './stages.ts';
import { swissStandingsOf } from './swiss-rounds.ts';

/** The season after its Swiss rounds, with those who play on. */
export function withCut(season: Season): Season {
  if (season.progress.stages?.cut !== undefined) return season;
  return withStage(season, 'cut', stageFor(season, best(season)));
}

/** The numbers of those who would play on if the Swiss rounds were over, the best first; nobody where nothing follows them. */
export function best(season: Season): readonly number[] {
  const { settings } = season;
  if (settings.decks === 'draft') return [];
  const standings = settings.table > 2 ? podsStandingsOf(season) : swissStandingsOf(season);
  const left = standings.filter(({ entry }) => entry.status === 'in').map(({ entry }) => entry.n);
  const size = cutOf(settings.cut, left.length);
  return left.slice(0, settings.table > 2 && size > 0 ? settings.table : size);
}

/** The cut of a season that an earlier version began without storing it. */
export function earlierCut(season: Season): Stage {
  const played = inStage(season, 'cut').flatMap(({ seats }) => seats.map(({ entry }) => entry));
  if (season.settings.table > 2 || played.length === 0) return stageFor(season, played);
  const standings = swissStandingsOf(season).map(({ entry }) => entry);
  const wanted = cutOf(season.settings.cut, season.entries.length);
  const seeds = standings.filter(({ n, status }) => status === 'in' || played.includes(n)).map(({ n }) => n);
  return earlierStage(season, 'cut', seeds.slice(0, wanted));
}
