/**
 * Who plays whom in a round of a Swiss season: the pairing with the least total of costs. Each reason outweighs all that come
 * after it in the whole field, so a wish can never buy a rematch.
 */
import { below, seedRng } from '#kernel/random';
import { cheapestPairs } from './matching.ts';
import type { EntryId } from './results.ts';

/** An entry that is to be paired. */
export type Contender = {
  readonly id: EntryId;
  /** Match points. */
  readonly points: number;
  /** How often they have met each opponent this season. */
  readonly met: ReadonlyMap<EntryId, number>;
  /** Those with whom an organiser does not want them paired. */
  readonly apart: ReadonlySet<EntryId>;
  /** Free rounds so far; whoever came late or came back begins with one. */
  readonly freeRounds: number;
  /** Whether their opponent of the round before had fewer points (`down`) or more (`up`). */
  readonly floated?: 'down' | 'up';
};

export type Pairing = {
  readonly pairs: readonly (readonly [EntryId, EntryId])[];
  /** Has no opponent, as their number is odd. */
  readonly free?: EntryId;
};

/** Binary digits to the right of each reason: 1,024 entries fit between one and the next. */
const AGAIN = 2 ** 47;
const FREE = 2 ** 45;
const GAP = 2 ** 25;
const FLOAT = 2 ** 15;

const MOST_AGAIN = 7;
const MOST_FREE = 3;
const LOTS = 64;

/** Pairs a round. Equal arguments give the equal pairing, in whatever order the contenders come. */
export function pairRound(contenders: readonly Contender[], seed: string, round: number): Pairing {
  const { field, size, costOf } = pairingCosts(contenders, seed, round);
  const partners = cheapestPairs(size, costOf);
  const pairs = field.flatMap((one, index) => {
    const other = field[partners[index] ?? size];
    return other === undefined || other.id < one.id ? [] : [[one.id, other.id] as const];
  });
  const free = size === field.length ? undefined : field[partners[field.length] ?? size];
  return { pairs, ...(free === undefined ? {} : { free: free.id }) };
}

/**
 * What pairing each two of a field costs. With an odd number, nobody comes last in it (`size` is one more): three points below the
 * lowest, and the opponent of whoever is free.
 */
export function pairingCosts(
  contenders: readonly Contender[],
  seed: string,
  round: number,
): { readonly field: readonly Contender[]; readonly size: number; costOf(one: number, other: number): number } {
  const field = contenders.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const nobody = Math.min(...field.map(({ points }) => points)) - 3;
  const lot = (...ids: readonly EntryId[]): number => lotOf([seed, round, ...ids.toSorted()].join('/'));
  const costOfPair = (one: Contender, other: Contender): number =>
    AGAIN * again(one, other) +
    costOfGap(one.points - other.points) +
    FLOAT * floats(one, other) +
    lot(one.id, other.id);
  const costOfFree = (one: Contender): number =>
    FREE * Math.min(MOST_FREE, one.freeRounds) + costOfGap(one.points - nobody) + lot(one.id, '');
  return {
    field,
    size: field.length + (field.length % 2),
    costOf(a, b) {
      const [one, other] = [field[a], field[b]];
      if (one !== undefined && other !== undefined) return costOfPair(one, other);
      return costOfFree((one ?? other) as Contender);
    },
  };
}

const costOfGap = (gap: number): number => GAP * gap ** 2;

/** 1 for those who have met once, 3 for twice, 6 for three times, and then no more. */
function again(one: Contender, other: Contender): number {
  if (one.apart.has(other.id) || other.apart.has(one.id)) return MOST_AGAIN;
  const met = one.met.get(other.id) ?? 0;
  return Math.min(MOST_AGAIN, (met * (met + 1)) / 2);
}

/** 1 if the same one would be paired down, or up, a second time in a row. */
function floats(one: Contender, other: Contender): number {
  if (one.points === other.points) return 0;
  const [upper, lower] = one.points > other.points ? [one, other] : [other, one];
  return upper.floated === 'down' || lower.floated === 'up' ? 1 : 0;
}

const lotOf = (seed: string): number => below(seedRng(seed), LOTS);
