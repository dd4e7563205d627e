/** The numbers by which people call matches. They never change while a season goes on. */

import { contested } from '#league/bracket';
import type { Match, Season } from '../types.ts';
import { divisionsOf, inStage } from './facts.ts';
import { formatOf } from './index.ts';
import { bracketIn } from './knockout.ts';

/** Numbers by the matches' ids, of each season that was asked for; where they follow from the matches alone, of each list of matches. */
const known = new WeakMap<Season | Season['matches'], ReadonlyMap<string, number>>();

/** How people call a match: from 1; 0: it is not of the season. */
export const numberOf = (season: Season, { id }: Pick<Match, 'id'>): number => numbersOf(season).get(id) ?? 0;

/** The match that people call by a number. */
export const matchAt = (season: Season, number: number): Match | undefined =>
  season.matches.find((match) => numberOf(season, match) === number);

function numbersOf(season: Season): ReadonlyMap<string, number> {
  const key = isCountedInOrder(season) ? season.matches : season;
  const numbers = known.get(key) ?? counted(season);
  known.set(key, numbers);
  return numbers;
}

/** Whether matches are counted as they stand: those of rounds that all play together, without a cut that has a bracket. */
const isCountedInOrder = (season: Season): boolean => {
  const { isBracket, hasRounds } = formatOf(season);
  if (isBracket === true || season.progress.stages?.cut !== undefined) return false;
  return hasRounds !== true || divisionsOf(season).length < 2;
};

/** Matches of rounds are counted as they are made; those of a bracket by their place in it, as they are made in any order. */
function counted(season: Season): ReadonlyMap<string, number> {
  if (isCountedInOrder(season)) return new Map(season.matches.map(({ id }, i) => [id, i + 1]));
  const { table } = season.settings;
  const { isBracket, hasRounds } = formatOf(season);
  const asTheyStand = inStage(season, 'main').map(({ id }, i) => [id, i + 1] as const);
  const isSplit = hasRounds === true && divisionsOf(season).length > 1;
  const main = isBracket === true ? inBracket(season, 'main') : isSplit ? inGroups(season) : asTheyStand;
  const before = inStage(season, 'main').length;
  const cut = table === 2 ? inBracket(season, 'cut') : inStage(season, 'cut').map(({ id }, i) => [id, i + 1] as const);
  return new Map([...main, ...cut.map(([id, n]) => [id, before + n] as const)]);
}

/** Groups play side by side, each at its own speed: every round has the numbers that all of them need if nobody leaves. */
function inGroups(season: Season): readonly (readonly [string, number])[] {
  const sizes = divisionsOf(season).map((division) => ({
    division,
    pairs: Math.ceil(season.entries.filter((entry) => entry.division === division).length / 2),
  }));
  const pairsOf = (groups: typeof sizes): number => groups.reduce((sum, { pairs }) => sum + pairs, 0);
  return inStage(season, 'main').map(({ id, division, round, n }) => {
    const before = sizes.slice(
      0,
      sizes.findIndex((group) => group.division === division),
    );
    return [id, (round - 1) * pairsOf(sizes) + pairsOf(before) + n] as const;
  });
}

function inBracket(season: Season, stage: Match['stage']): readonly (readonly [string, number])[] {
  const matches = inStage(season, stage);
  if (matches.length === 0) return [];
  const places = contested(bracketIn(season, stage)).map(({ n }) => n + 1);
  return matches.map(({ id, n }) => [id, places.indexOf(n) + 1] as const);
}
