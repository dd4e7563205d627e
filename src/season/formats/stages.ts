/**
 * Knock-outs as they were settled when they began. Who leaves afterwards, or a corrected result of an earlier stage, changes nothing
 * about who is in them and which match leads to which.
 */
import { bracketOf } from '#league/bracket';
import { cutOf } from '#league/swiss-rounds';
import type { Stage } from '../course.ts';
import type { Match, Season } from '../types.ts';
import { byLot, inStage, playersIn } from './facts.ts';
import { podsStandingsOf } from './pods.ts';
import { roundsOfDivisions } from './rounds.ts';
import { swissStandingsOf } from './swiss.ts';

/** A stage of these people, the best first. */
function stageFor({ settings }: Season, seeds: readonly number[]): Stage {
  const hasBracket = settings.table === 2 && seeds.length > 1;
  const matches = hasBracket ? bracketOf(seeds.length, settings.losses) : [];
  return {
    seeds: [...seeds],
    matches: matches.map((match) => ({ ...match, sources: [...match.sources] })),
    bothAbsent: 'one-loss-each',
  };
}

/** The season at the beginning of its play, with what is settled then. */
export function withStart(season: Season): Season {
  const { settings, course } = season;
  const players = playersIn(season);
  switch (settings.kind) {
    case 'swiss':
      return { ...season, course: { ...course, rounds: roundsOfDivisions(season, players) } };
    case 'knockout':
      return withStage(
        season,
        'main',
        stageFor(
          season,
          byLot(players).map(({ n }) => n),
        ),
      );
    case 'everyone':
    case 'ladder':
      return season;
    default:
      return settings.kind satisfies never;
  }
}

/** The season after its Swiss rounds, with those who play on. */
export function withCut(season: Season): Season {
  const { settings } = season;
  if (season.course.stages?.cut !== undefined) return season;
  if (settings.kind !== 'swiss' || settings.decks === 'draft') return withStage(season, 'cut', stageFor(season, []));
  const standings = settings.table > 2 ? podsStandingsOf(season) : swissStandingsOf(season);
  const best = standings.filter(({ entry }) => entry.status === 'in').map(({ entry }) => entry.n);
  const size = cutOf(settings.cut, best.length);
  const wanted = settings.table > 2 && size > 0 ? settings.table : size;
  return withStage(season, 'cut', stageFor(season, best.slice(0, wanted)));
}

const withStage = (season: Season, stage: Match['stage'], settled: Stage): Season => ({
  ...season,
  course: { ...season.course, stages: { ...season.course.stages, [stage]: settled } },
});

/** Seasons of earlier versions have stored none of it: what they went by is stored from now on. */
export function withSettled(season: Season): Season {
  const { status, settings, course } = season;
  if (status === 'signup' || status === 'draft' || status === 'building' || status === 'cancelled') return season;
  let now = season;
  if (settings.kind === 'swiss' && course.rounds === undefined)
    now = { ...now, course: { ...now.course, rounds: roundsOfDivisions(now) } };
  if (settings.kind === 'knockout' && course.stages?.main === undefined)
    now = withStage(
      now,
      'main',
      earlierStage(
        now,
        'main',
        byLot(now.entries).map(({ n }) => n),
      ),
    );
  if (settings.kind === 'swiss' && status !== 'running' && course.stages?.cut === undefined)
    now = withStage(now, 'cut', earlierCut(now));
  return now;
}

function earlierCut(season: Season): Stage {
  const played = inStage(season, 'cut').flatMap(({ seats }) => seats.map(({ entry }) => entry));
  if (season.settings.table > 2 || played.length === 0) return stageFor(season, played);
  const standings = swissStandingsOf(season).map(({ entry }) => entry);
  const wanted = cutOf(season.settings.cut, season.entries.length);
  const seeds = standings.filter(({ n, status }) => status === 'in' || played.includes(n)).map(({ n }) => n);
  return earlierStage(season, 'cut', seeds.slice(0, wanted));
}

/** `seeds`: as they would be seeded now; the first matches tell how they were. */
function earlierStage(season: Season, stage: Match['stage'], seeds: readonly number[]): Stage {
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
