/** Swiss rounds, at tables of two or more; the best may play on after them. */
import type { Season, Standings } from '../types.ts';
import { earlierCut } from './cut.ts';
import { inStage, playersIn } from './facts.ts';
import { type Format, REVIEW } from './format.ts';
import { knockoutStandings } from './knockout.ts';
import { podsNext, podsStandings } from './pods.ts';
import { roundsOfDivisions } from './rounds.ts';
import { withStage } from './stages.ts';
import { swissNext, swissTables } from './swiss-rounds.ts';

/** After a knock-out of the best, they come first. */
function standings(season: Season): readonly Standings[] {
  if (season.settings.table > 2) return [podsStandings(season)];
  const tables = swissTables(season);
  const [table = []] = tables;
  if (inStage(season, 'cut').length === 0) return tables;
  const best = knockoutStandings(season, 'cut').map(({ entry, place }) => ({ n: entry.n, place }));
  const places = new Map(best.map(({ n, place }) => [n, place]));
  const others = table.filter(({ entry }) => !places.has(entry.n));
  const first = best.flatMap(({ n }) => table.filter(({ entry }) => entry.n === n));
  return [
    [
      ...first.map((line) => ({ ...line, place: places.get(line.entry.n) ?? line.place })),
      ...others.map((line, i) => ({ ...line, place: first.length + i + 1 })),
    ],
  ];
}

const withRounds = (season: Season, people?: Season['entries']): Season => ({
  ...season,
  progress: { ...season.progress, rounds: roundsOfDivisions(season, people) },
});

function recover(season: Season): Season {
  const counted = season.progress.rounds === undefined ? withRounds(season) : season;
  const isCut = counted.status === 'running' || counted.progress.stages?.cut !== undefined;
  return isCut ? counted : withStage(counted, 'cut', earlierCut(counted));
}

export const swiss: Format = {
  next: (season) => (season.settings.table > 2 ? podsNext(season) : swissNext(season)),
  standings,
  begin: (season) => withRounds(season, playersIn(season)),
  recover,
  minEntries: 4,
  maxEntries: 1000,
  hasRounds: true,
  allowsTables: true,
  allowsDrafts: true,
  allowsReturn: true,
  reviewTime: REVIEW.long,
};
