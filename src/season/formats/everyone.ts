/** Everyone meets everyone, in divisions. */
import { divisionSizes } from '#league/divisions';
import { divisionStandings, isWithdrawn } from '#league/round-robin-standings';
import { roundRobin } from '#league/schedule';
import type { Season, Standings } from '../types.ts';
import {
  byLot,
  divisionsOf,
  entriesById,
  idOf,
  inStage,
  type NewMatch,
  type Next,
  nextOfAll,
  ranked,
  resultsOf,
} from './facts.ts';
import { type Format, REVIEW } from './format.ts';
import { scheduledNext } from './round-robin.ts';

/** In how many divisions so many people would play, and how many matches each person would have in the smallest and largest one. */
export function planFor({ legs }: Season['settings'], count: number) {
  const sizes = divisionSizes(count);
  const [min, max] = [Math.min(...sizes), Math.max(...sizes)].map((size) => legs * Math.max(0, size - 1));
  return { divisions: sizes.length, min: min ?? 0, max: max ?? 0 };
}

const everyoneNext = (season: Season): Next =>
  nextOfAll(
    divisionsOf(season).map((division) =>
      scheduledNext(season, inStage(season, 'main', division), () => scheduleOf(season, division)),
    ),
  );

function scheduleOf({ entries, settings }: Season, division: number): readonly NewMatch[] {
  const own = byLot(entries.filter((entry) => entry.division === division && entry.status === 'in'));
  const counts = new Map<number, number>();
  return roundRobin(
    own.map(({ n }) => idOf(n)),
    settings.legs,
  ).map(({ round, entries: pair }) => {
    const n = (counts.get(round) ?? 0) + 1;
    counts.set(round, n);
    return { division, stage: 'main' as const, round, n, entries: pair.map(Number) };
  });
}

/** Entries that have left with less than half of their matches played. */
export function withdrawnIn(season: Season, division: number): ReadonlySet<string> {
  const matches = inStage(season, 'main', division);
  return new Set(
    season.entries
      .filter((entry) => entry.division === division && entry.status !== 'in')
      .filter(({ n }) => {
        const own = matches.filter(({ seats }) => seats.some((seat) => seat.entry === n));
        // What was lost by leaving was not played.
        const played = own.filter(({ outcome }) => outcome !== undefined && outcome.how !== 'dropped').length;
        return isWithdrawn(played, own.length);
      })
      .map(({ n }) => idOf(n)),
  );
}

function everyoneStandings(season: Season, division: number): Standings {
  const entries = season.entries.filter((entry) => entry.division === division);
  const lines = divisionStandings({
    entries: ranked(entries),
    results: resultsOf(inStage(season, 'main', division)),
    withdrawn: withdrawnIn(season, division),
  });
  const byId = entriesById(season);
  return lines.flatMap(({ id, neustadtl, ...line }) => {
    const entry = byId.get(id);
    return entry === undefined ? [] : [{ ...line, entry, free: 0, note: `N ${neustadtl / 2}` }];
  });
}

export const everyone: Format = {
  next: everyoneNext,
  standings: (season) => divisionsOf(season).map((division) => everyoneStandings(season, division)),
  minEntries: 3,
  maxEntries: 1000,
  hasDivisions: true,
  allowsLegs: true,
  allowsDrafts: true,
  reviewTime: REVIEW.long,
};
