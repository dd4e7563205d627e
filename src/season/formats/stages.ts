/**
 * Knock-outs as they were settled when they began. Who leaves afterwards, or a corrected result of an earlier stage, changes nothing
 * about who is in them and which match leads to which.
 */
import { bracketOf } from '#league/bracket';
import type { Stage } from '../progress.ts';
import type { Match, Season } from '../types.ts';
import { inStage } from './facts.ts';

/** A stage of these people, the best first. */
export function stageFor({ settings }: Season, seeds: readonly number[]): Stage {
  const hasBracket = settings.table === 2 && seeds.length > 1;
  const matches = hasBracket ? bracketOf(seeds.length, settings.losses) : [];
  return {
    seeds: [...seeds],
    matches: matches.map((match) => ({ ...match, sources: [...match.sources] })),
    bothAbsent: 'one-loss-each',
  };
}

/**
 * A stage of a season that an earlier version began without storing it.
 *
 * `seeds`: as they would be seeded now; the first matches tell how they were.
 */
export function earlierStage(season: Season, stage: Match['stage'], seeds: readonly number[]): Stage {
  const matches = inStage(season, stage);
  const settled = stageFor(season, seeds);
  const first = [...seeds];
  for (const { n, sources } of settled.matches) {
    const { seats = [] } = matches.find((match) => match.n === n + 1) ?? {};
    for (const [side, source] of sources.entries()) {
      const entry = seats[side]?.entry;
      if ('seed' in source && entry !== undefined) first[source.seed - 1] = entry;
    }
  }
  const isWhole = new Set(first).size === first.length;
  const neitherCame = matches.some(({ outcome }) => outcome !== undefined && outcome.won[0] === outcome.won[1]);
  return {
    ...settled,
    seeds: isWhole ? first : [...seeds],
    bothAbsent: neitherCame ? 'both-out' : 'one-loss-each',
  };
}

/** The season with a stage as it is settled. */
export const withStage = (season: Season, stage: Match['stage'], settled: Stage): Season => ({
  ...season,
  progress: { ...season.progress, stages: { ...season.progress.stages, [stage]: settled } },
});
