/** Exact fractions, apart from those of the program. */
export type Fraction = { readonly n: bigint; readonly d: bigint };

export const fraction = (n: number, d: number): Fraction => ({ n: BigInt(n), d: BigInt(d) });
export const compare = (one: Fraction, other: Fraction): number => {
  const difference = one.n * other.d - other.n * one.d;
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
};
export const larger = (one: Fraction, other: Fraction): Fraction => (compare(one, other) < 0 ? other : one);

export function mean(all: readonly Fraction[], none: Fraction): Fraction {
  if (all.length === 0) return none;
  const sum = all.reduce(
    (one, other) => ({ n: one.n * other.d + other.n * one.d, d: one.d * other.d }),
    fraction(0, 1),
  );
  return lowest({ n: sum.n, d: sum.d * BigInt(all.length) });
}

function lowest({ n, d }: Fraction): Fraction {
  let [one, other] = [n < 0n ? -n : n, d];
  while (other !== 0n) [one, other] = [other, one % other];
  return one === 0n ? { n: 0n, d: 1n } : { n: n / one, d: d / one };
}
