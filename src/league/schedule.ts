/** Everyone meets everyone: which matches a division has, and which of them may be open at a time. */
import type { EntryId } from './results.ts';

/** A match of two entries; its round orders the matches and has no deadline. */
export type Scheduled = { readonly round: number; readonly entries: readonly [EntryId, EntryId] };

/**
 * All matches of a division in order of their rounds, by the circle method: the first entry stays where it is, and the others
 * move on one place a round. With an odd number, one entry a round has no match. `entries`: in the order of their lots. Of two
 * `legs` the second one repeats the first; whoever stands first in a match is at home, and each is once so.
 */
export function roundRobin(entries: readonly EntryId[], legs: 1 | 2 = 1): readonly Scheduled[] {
  const once = circle(entries);
  if (legs === 1) return once;
  const rounds = Math.max(0, ...once.map(({ round }) => round));
  // Whoever stays where they are would be at home throughout the first leg.
  const first = once.map((match) =>
    match.round % 2 === 0 && match.entries[0] === entries[0] ? reversed(match) : match,
  );
  return [...first, ...first.map((match) => ({ ...reversed(match), round: match.round + rounds }))];
}

const reversed = ({ round, entries: [home, away] }: Scheduled): Scheduled => ({ round, entries: [away, home] });

function circle(entries: readonly EntryId[]): readonly Scheduled[] {
  const [first, ...others] = entries.length % 2 === 0 ? entries : [...entries, undefined];
  const rounds = others.map((_, round) => [
    first,
    ...others.slice(others.length - round),
    ...others.slice(0, others.length - round),
  ]);
  return rounds.flatMap((places, index) =>
    places.slice(0, places.length / 2).flatMap((one, place): Scheduled[] => {
      const other = places[places.length - 1 - place];
      return one === undefined || other === undefined ? [] : [{ round: index + 1, entries: [one, other] }];
    }),
  );
}

/** How far a scheduled match is. */
export type Progress = 'waiting' | 'open' | 'done';

/**
 * The matches that may open: each is the earliest one waiting for both of its entries, and neither of them would have more than
 * `atOnce` open ones. `progress`: of each match, in the order of the schedule.
 */
export function mayOpen(
  schedule: readonly Scheduled[],
  progress: readonly Progress[],
  atOnce: number,
): readonly Scheduled[] {
  const open = new Map<EntryId, number>();
  const openOf = (entry: EntryId): number => open.get(entry) ?? 0;
  const count = ({ entries }: Scheduled) => {
    for (const entry of entries) open.set(entry, openOf(entry) + 1);
  };
  schedule.forEach((match, index) => {
    if (progress[index] === 'open') count(match);
  });
  const blocked = new Set<EntryId>();
  return schedule.filter((match, index) => {
    if (progress[index] !== 'waiting') return false;
    const may = match.entries.every((entry) => !blocked.has(entry) && openOf(entry) < atOnce);
    if (may) count(match);
    else for (const entry of match.entries) blocked.add(entry);
    return may;
  });
}
