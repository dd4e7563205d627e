/**
 * Exact shares of one, such as a person's won points of those that they could have won: whole numbers over a common denominator, so
 * that equal ones are equal. Floating point would tell some of them apart.
 */

/** A share from 0 to 1. */
export type Share = { readonly over: bigint; readonly of: bigint };

/** Negative if the first is smaller, 0 if they are equal. */
export function compareShares(one: Share, other: Share): number {
  const [left, right] = one.of === other.of ? [one.over, other.over] : [one.over * other.of, other.over * one.of];
  return left === right ? 0 : left < right ? -1 : 1;
}

/** `points` of `possible` ones; nothing of nothing is nothing. */
export function share(points: number, possible: number): Share {
  return possible === 0 ? NOTHING : { over: BigInt(points), of: BigInt(possible) };
}

const NOTHING: Share = { over: 0n, of: 1n };

export function atLeast(one: Share, min: Share): Share {
  return compareShares(one, min) < 0 ? min : one;
}

/** The mean of some shares; `none` if there are none. */
export function mean(shares: readonly Share[], none: Share): Share {
  if (shares.length === 0) return none;
  const of = shares.reduce((common, one) => leastCommonMultiple(common, one.of), 1n);
  const over = shares.reduce((sum, one) => sum + one.over * (of / one.of), 0n);
  return { over, of: of * BigInt(shares.length) };
}

/** As hundredths, rounded half up: `55.6`. */
export function percent({ over, of }: Share, digits = 1): string {
  const unit = 100n * 10n ** BigInt(digits);
  const rounded = (2n * over * unit + of) / (2n * of);
  const text = String(rounded).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

function leastCommonMultiple(one: bigint, other: bigint): bigint {
  return one === other ? one : (one / greatestCommonDivisor(one, other)) * other;
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestCommonDivisor(other, one % other);
}
