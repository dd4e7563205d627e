/** A ladder: who of those who wait for a match plays whom, and the score that ranks them. */
import { NEW_RATING, type Rating, rated, shownRating } from './ratings.ts';
import type { EntryId } from './results.ts';

const HOUR = 60 * 60 * 1000;
/** How far apart the scores of two may be at once, how much more with each full hour of waiting, and when it does not matter. */
const REACH = { atOnce: 150, perHour: 50, hours: 24 };
/** Between the same two people, so many matches of a season score. */
const SCORING = 2;
/** Fewer sit down together only after the first of them has waited for so long, ms. */
const PATIENCE = 24 * HOUR;
const FEWEST = 3;

/** Somebody in the queue who may begin a match. `since`: when they joined it, ms. */
export type Waiting = { readonly id: EntryId; readonly since: number; readonly score: number };

/**
 * Pairs those who wait: two who have met fewer than twice and whose scores are near enough for how long the longer of them has
 * waited. Of several pairs the one with the smallest difference, then the one that has waited longest.
 */
export function pairQueue(
  queue: readonly Waiting[],
  met: (one: EntryId, other: EntryId) => number,
  now: number,
): readonly (readonly [EntryId, EntryId])[] {
  const pairs = queue.flatMap((one, i) => queue.slice(i + 1).map((other) => ({ one, other })));
  const possible = pairs
    .map(({ one, other }) => ({
      one,
      other,
      gap: Math.abs(one.score - other.score),
      since: Math.min(one.since, other.since),
    }))
    .filter(({ one, other, gap, since }) => met(one.id, other.id) < SCORING && gap <= reachAfter(now - since))
    .sort((a, b) => a.gap - b.gap || a.since - b.since);
  const taken = new Set<EntryId>();
  return possible.flatMap(({ one, other }) => {
    if (taken.has(one.id) || taken.has(other.id)) return [];
    taken.add(one.id).add(other.id);
    return [[one.id, other.id] as const];
  });
}

function reachAfter(waited: number): number {
  const hours = Math.floor(waited / HOUR);
  return hours >= REACH.hours ? Number.POSITIVE_INFINITY : REACH.atOnce + REACH.perHour * hours;
}

/** Seats those who wait, the longest wait first, at tables of `size`; three are enough when the first of them has waited a day. */
export function seatQueue(queue: readonly Waiting[], size: number, now: number): readonly (readonly EntryId[])[] {
  const left = queue.toSorted((one, other) => one.since - other.since);
  const tables: (readonly EntryId[])[] = [];
  while (left.length >= size || (left.length >= FEWEST && now - (left[0]?.since ?? now) >= PATIENCE))
    tables.push(left.splice(0, size).map(({ id }) => id));
  return tables;
}

/** A match that counts. `places`: of each of them, from 1; those who are level have the same one. */
export type LadderResult = { readonly entries: readonly EntryId[]; readonly places: readonly number[] };

/** Scores of a season, from its matches in the order in which they ended; everybody begins anew. */
export function ladderScores(results: readonly LadderResult[]): ReadonlyMap<EntryId, number> {
  const ratings = new Map<EntryId, Rating>();
  const met = new Map<string, number>();
  for (const { entries, places } of results) {
    if (entries.length === 2) {
      const pair = entries.toSorted().join(' ');
      const times = (met.get(pair) ?? 0) + 1;
      met.set(pair, times);
      if (times > SCORING) continue;
    }
    const before = entries.map((id) => ratings.get(id) ?? NEW_RATING);
    for (const [i, after] of rated(before, places).entries()) ratings.set(entries[i] ?? '', after);
  }
  return new Map([...ratings].map(([id, rating]) => [id, shownRating(rating)]));
}

export const NEW_SCORE = shownRating(NEW_RATING);
