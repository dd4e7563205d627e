/** Knock-outs, by losses and by the places of seeds: how the program counts its bracket is not looked at. */
import type { Match, Season } from '#season/types';
import { called, entryOf, isOver, isUnderWay, type Rule } from './judge.ts';
import { swissTable } from './tables.ts';

export const isBracket = ({ settings }: Season): boolean =>
  settings.kind === 'knockout' || (settings.kind === 'swiss' && settings.table === 2 && settings.cut > 0);
export const stageOf = ({ settings }: Season): Match['stage'] => (settings.kind === 'knockout' ? 'main' : 'cut');

/** Who has lost a match; of one that nobody came to, both. */
export function losersOf({ seats, outcome, status }: Match): readonly number[] {
  if (status !== 'done' || outcome === undefined) return [];
  const [one = 0, other = 0] = outcome.won;
  if (one === other) return seats.map(({ entry }) => entry);
  return [seats[one > other ? 1 : 0]?.entry ?? 0];
}

const lossesIn = (matches: readonly Match[], n: number): number =>
  matches.filter((match) => losersOf(match).includes(n)).length;

/** Nobody plays on who has lost as often as it takes to be out. */
const survivors: Rule = ({ season, before }) => {
  if (!isUnderWay(season) || !isBracket(season)) return [];
  const matches = season.matches.filter(({ stage }) => stage === stageOf(season));
  const known = new Set(before?.matches.map(({ id }) => id));
  return matches
    .filter((match) => !isOver(match) || !known.has(match.id))
    .flatMap((match) => {
      const earlier = matches.filter((one) => one !== match && isOver(one));
      const out = match.seats.filter(({ entry }) => lossesIn(earlier, entry) >= season.settings.losses);
      return out.length > 0 && !isOver(match)
        ? [
            `${called(season, match)} is played by ${out.map(({ entry }) => entryOf(season, entry)?.user).join()}, who is out`,
          ]
        : [];
    });
};

/** The order of places in which seeds stand, from 1. */
export function placesFor(size: number): readonly number[] {
  let order = [1];
  while (order.length < size) {
    const double = 2 * order.length;
    // The better seed stands first and last by turns: 1-8, 5-4, 3-6, 7-2.
    order = order.flatMap((seed, i) => (i % 2 === 0 ? [seed, double + 1 - seed] : [double + 1 - seed, seed]));
  }
  return order;
}

/** With one loss: a match of round r is between the winners of two quarters, eighths … that lie side by side. */
const feeders: Rule = ({ season, world }) => {
  if (!isUnderWay(season) || !isBracket(season) || season.settings.losses !== 1) return [];
  const matches = season.matches.filter(({ stage }) => stage === stageOf(season));
  if (matches.length === 0) return [];
  const seeds = seedsOf(season, world.seeds);
  if (seeds === undefined) return [];
  const places = placesFor(seeds.length);
  const placeOf = (n: number) => places.indexOf(seeds.indexOf(n) + 1);
  const problems = matches.flatMap((match) => {
    const [one = -1, other = -1] = match.seats.map(({ entry }) => placeOf(entry));
    if (one < 0 || other < 0) return [`${called(season, match)} is played by somebody who is not in the bracket`];
    const round = Math.floor(Math.log2(one ^ other)) + 1;
    if (round !== match.round)
      return [`${called(season, match)} is between people of other parts: round ${round} for them`];
    return [];
  });
  const rounds = Math.log2(places.length);
  const twice = matches.find((match) =>
    matches.some(
      (one) =>
        one !== match &&
        one.round === match.round &&
        placeOf(one.seats[0]?.entry ?? 0) >> one.round === placeOf(match.seats[0]?.entry ?? 0) >> match.round,
    ),
  );
  const beyond = matches.filter(({ round }) => round > rounds);
  return [
    ...problems,
    ...(twice === undefined ? [] : [`${called(season, twice)} has a twin in the bracket`]),
    ...beyond.map((match) => `${called(season, match)} lies beyond the final`),
    ...missed(season, matches, placeOf),
  ];
};

/** Whoever meets has won all that they had to play before. */
function missed(season: Season, matches: readonly Match[], placeOf: (n: number) => number): readonly string[] {
  return matches.flatMap((match) =>
    match.seats.flatMap(({ entry }) => {
      const own = matches.filter(
        (one) =>
          one.round < match.round &&
          one.seats.some((seat) => placeOf(seat.entry) >> one.round === placeOf(entry) >> one.round),
      );
      const wrong = own.find(
        (one) => !one.seats.some((seat) => seat.entry === entry) && isOver(one) && losersOf(one).length === 1,
      );
      return wrong === undefined ? [] : [`${called(season, match)} does not come from ${called(season, wrong)}`];
    }),
  );
}

/** The seeds, the best first: by lot or, after Swiss rounds, as they stood when the knock-out began. */
export function seedsOf(season: Season, known: Map<string, readonly number[]>): readonly number[] | undefined {
  const stage = stageOf(season);
  const found = known.get(stage);
  if (found !== undefined) return found;
  const people = season.matches.filter((match) => match.stage === stage);
  if (people.length === 0 || people.some(isOver)) return undefined;
  const order =
    stage === 'main'
      ? season.entries
          .filter(({ n, status }) => status === 'in' || season.progress.stages?.main?.seeds.includes(n))
          .toSorted((one, other) => (one.lot ?? one.n) - (other.lot ?? other.n))
          .map(({ n }) => n)
      : swissTable(season, 0)
          .map(({ n }) => n)
          .filter((n) => entryOf(season, n)?.status === 'in');
  const seeds = stage === 'main' ? order : order.slice(0, cutOf(season.settings.cut, order.length));
  known.set(stage, seeds);
  return seeds;
}

/** L17: the best so many, if at least twice as many are still in; else the next smaller cut. */
function cutOf(wanted: number, count: number): number {
  let size = wanted;
  while (size >= 2 && count < 2 * size) size /= 2;
  return size < 2 ? 0 : size;
}

/** L17: a knock-out begins with as many matches as its size asks for. */
const size: Rule = ({ season, before, world }) => {
  if (season.status !== 'cut' || before?.status !== 'running' || !isBracket(season)) return [];
  const seeds = seedsOf(season, world.seeds);
  const first = season.matches.filter(({ stage }) => stage === 'cut');
  return seeds !== undefined && first.length !== seeds.length / 2
    ? [`L17 the cut of ${seeds.length} begins with ${first.length} matches`]
    : [];
};

export const bracketRules = { survivors, feeders, size };
