/** Everyone meets everyone, in divisions. */
import { divisionStandings, isWithdrawn } from '#league/round-robin-standings';
import { mayOpen, type Progress, roundRobin } from '#league/schedule';
import type { Match, Season, Standings } from '../types.ts';
import {
  byLot,
  divisionsOf,
  entriesById,
  idOf,
  inStage,
  isDone,
  type NewMatch,
  type Next,
  nextOfAll,
  ranked,
  resultsOf,
} from './facts.ts';
import { type Format, REVIEW } from './format.ts';

const everyoneNext = (season: Season): Next =>
  nextOfAll(divisionsOf(season).map((division) => nextOf(season, division)));

function nextOf(season: Season, division: number): Next {
  const matches = inStage(season, 'main', division);
  if (matches.length === 0) {
    const add = scheduleOf(season, division);
    return { add, open: [], isOver: add.length === 0 };
  }
  const open = mayOpen(
    matches.map(({ round, seats }) => ({ round, entries: [idOf(seats[0]?.entry ?? 0), idOf(seats[1]?.entry ?? 0)] })),
    matches.map(progressOf),
    season.settings.atOnce,
  );
  const places = new Set(open.map(({ entries: [one, other] }) => `${one} ${other}`));
  return {
    add: [],
    open: matches.filter(
      ({ seats, status }) =>
        status === 'waiting' && places.has(`${idOf(seats[0]?.entry ?? 0)} ${idOf(seats[1]?.entry ?? 0)}`),
    ),
    isOver: matches.every(isDone),
  };
}

const progressOf = (match: Match): Progress =>
  isDone(match) ? 'done' : match.status === 'waiting' ? 'waiting' : 'open';

function scheduleOf({ entries }: Season, division: number): readonly NewMatch[] {
  const own = byLot(entries.filter((entry) => entry.division === division && entry.status === 'in'));
  const counts = new Map<number, number>();
  return roundRobin(own.map(({ n }) => idOf(n))).map(({ round, entries: pair }) => {
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
  allowsDrafts: true,
  reviewTime: REVIEW.long,
};
