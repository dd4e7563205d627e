/** Divisions: how many there are, who begins in which, and who goes up and down. */
import type { EntryId } from './results.ts';

const LARGEST = 10;
const WISHED = 8;

/** The sizes of the divisions of a field, as equal as can be, the larger ones first. */
export function divisionSizes(entries: number): readonly number[] {
  const divisions = Math.max(Math.ceil(entries / LARGEST), Math.round(entries / WISHED), 1);
  const min = Math.floor(entries / divisions);
  return Array.from({ length: divisions }, (_, index) => min + (index < entries % divisions ? 1 : 0));
}

/** Cuts a list, best first, into divisions. */
function intoDivisions(entries: readonly EntryId[]): readonly (readonly EntryId[])[] {
  let from = 0;
  return divisionSizes(entries.length).map((size) => {
    const division = entries.slice(from, from + size);
    from += size;
    return division;
  });
}

/**
 * The divisions of the next season. `before`: the final tables of the last one, best first; `back`: who plays again; `newcomers`:
 * everybody else, best first. Between neighbours as many go up as go down; those who have come down stand first in a division,
 * then those who have stayed, then those who have come up.
 */
export function nextDivisions(
  before: readonly (readonly EntryId[])[],
  back: ReadonlySet<EntryId>,
  newcomers: readonly EntryId[],
): readonly (readonly EntryId[])[] {
  const moving = changingPlaces(before.map(({ length }) => length));
  const list = before.flatMap((division, index) => {
    const [up, down] = [moving[index - 1] ?? 0, moving[index] ?? 0];
    const cameDown = index === 0 ? [] : (before[index - 1] ?? []).slice(-up);
    const stayed = division.slice(up, division.length - down);
    const cameUp = (before[index + 1] ?? []).slice(0, down);
    return [...(up === 0 ? [] : cameDown), ...stayed, ...cameUp];
  });
  return intoDivisions([...list.filter((id) => back.has(id)), ...newcomers]);
}

/** How many go down from each division, and as many up from the next one, by the sizes of the divisions. */
export function changingPlaces(sizes: readonly number[]): readonly number[] {
  const moving: number[] = [];
  // Nobody can go up and down at once, however small their division is.
  for (const [index, size] of sizes.entries())
    moving.push(Math.min(changing(size, sizes[index + 1] ?? 0), size - (moving[index - 1] ?? 0)));
  return moving;
}

/** How many change places between two neighbours: a quarter of the smaller one, but at least one; none where there is no other. */
const changing = (upper: number, lower: number): number =>
  lower === 0 ? 0 : Math.max(1, Math.floor(Math.min(upper, lower) / 4));
