/** Matches of three to six: who sits with whom. */
import type { EntryId, Ranked } from './results.ts';

/** The sizes of a round's pods, largest first, and how many entries are left over. */
export type Partition = { readonly sizes: readonly number[]; readonly free: number };

/**
 * Splits a field into pods of `least` to `most`, at most one above the wished size: with the fewest entries left over, then the
 * fewest pods of another size than the wished one, then the fewest larger than it.
 */
export function partition(
  entries: number,
  wished: number,
  { least: min, most: max }: { least: number; most: number },
): Partition {
  let best: Partition = { sizes: [], free: entries };
  const others = range(min, Math.min(max, wished + 1)).filter((size) => size !== wished);
  for (const sizes of choices(others, wished)) {
    const left = entries - sum(sizes);
    if (left < 0) continue;
    const usual = wished > max || wished < min ? 0 : Math.floor(left / wished);
    const found = { sizes: [...sizes, ...Array<number>(usual).fill(wished)], free: left - usual * wished };
    if (isBetter(found, best, wished)) best = found;
  }
  return { ...best, sizes: best.sizes.toSorted((one, other) => other - one) };
}

/**
 * Some pods of each of these sizes, fewer than `bound` of a size: as many pods of the wished size would seat as many people as that
 * number of another size.
 */
function choices(sizes: readonly number[], bound: number): readonly (readonly number[])[] {
  return sizes.reduce<readonly (readonly number[])[]>(
    (chosen, size) =>
      chosen.flatMap((some) => range(0, bound - 1).map((n) => [...some, ...Array<number>(n).fill(size)])),
    [[]],
  );
}

function isBetter(one: Partition, other: Partition, wished: number): boolean {
  const count = (those: Partition, which: (size: number) => boolean) => those.sizes.filter(which).length;
  const order =
    one.free - other.free ||
    count(one, (size) => size !== wished) - count(other, (size) => size !== wished) ||
    count(one, (size) => size > wished) - count(other, (size) => size > wished);
  return order < 0;
}

/** An entry that is to be seated. */
export type PodContender = Ranked & {
  /** In hundredths. */
  readonly points: number;
  /** How often they have sat with each other entry. */
  readonly met: ReadonlyMap<EntryId, number>;
  readonly freeRounds: number;
};

export type Seating = { readonly pods: readonly (readonly EntryId[])[]; readonly free: readonly EntryId[] };

/** How far apart two pods may be for their people to change places, and how often all of them are gone through. */
const REACH = 8;
const SWEEPS = 20;
const MET = 1_000_000;

/**
 * Seats a field: leaders sit together, in the larger pods; then people of near pods change places as long as that makes fewer
 * sit together again, or their points more alike. Free are those with the fewest free rounds, of these the last.
 */
export function seatPods(contenders: readonly PodContender[], { sizes, free }: Partition): Seating {
  const field = contenders.toSorted((one, other) => other.points - one.points || one.lot - other.lot);
  const left = field
    .map((one, index) => ({ one, index }))
    .sort((a, b) => a.one.freeRounds - b.one.freeRounds || b.index - a.index)
    .slice(0, free)
    .map(({ one }) => one);
  const seated = field.filter((one) => !left.includes(one));
  const pods = sizes.map((size, index) => {
    const from = sum(sizes.slice(0, index));
    return seated.slice(from, from + size);
  });
  for (let sweep = 0; sweep < SWEEPS && changePlaces(pods); sweep++);
  return { pods: pods.map((pod) => pod.map(({ id }) => id)), free: left.map(({ id }) => id) };
}

/** Whether any two people have changed places for the better. */
function changePlaces(pods: PodContender[][]): boolean {
  let changed = false;
  pods.forEach((pod, index) => {
    for (const other of pods.slice(index + 1, index + 1 + REACH)) {
      for (let i = 0; i < pod.length; i++) {
        for (let j = 0; j < other.length; j++) {
          const [here, there] = [pod[i] as PodContender, other[j] as PodContender];
          const before = costOf(here, pod, here) + costOf(there, other, there);
          const after = costOf(there, pod, here) + costOf(here, other, there);
          if (after >= before) continue;
          pod[i] = there;
          other[j] = here;
          changed = true;
        }
      }
    }
  });
  return changed;
}

/** What it costs to seat somebody in a pod in place of one who sits there. */
function costOf(one: PodContender, pod: readonly PodContender[], inPlaceOf: PodContender): number {
  let cost = 0;
  for (const other of pod) {
    if (other === inPlaceOf) continue;
    const tenths = (one.points - other.points) / 10;
    cost += MET * (one.met.get(other.id) ?? 0) ** 2 + tenths ** 2;
  }
  return cost;
}

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
