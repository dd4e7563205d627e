// The cheapest pairs of a field, held against every possible pairing.
import blossom from 'edmonds-blossom-fixed';
import { expect, test } from 'vitest';
import { below, seedRng } from '#kernel/random';
import { cheapestPairs, MOST_COST } from '#league/matching';

type Costs = readonly (readonly number[])[];

const randomCosts = (n: number, limit: number, seed: string): Costs => {
  const rng = seedRng(seed);
  const costs = Array.from({ length: n }, () => Array<number>(n).fill(0));
  for (let a = 0; a < n; a++)
    for (let b = a + 1; b < n; b++) {
      const cost = below(rng, limit);
      (costs[a] as number[])[b] = cost;
      (costs[b] as number[])[a] = cost;
    }
  return costs;
};

const costBetween = (costs: Costs) => (a: number, b: number) => costs[a]?.[b] as number;

/** The least total over all pairings, by trying them all. */
function leastTotal(costs: Costs, people = costs.map((_, index) => index)): bigint {
  const [first, ...others] = people;
  if (first === undefined) return 0n;
  const totals = others.map(
    (other) =>
      BigInt(costBetween(costs)(first, other)) +
      leastTotal(
        costs,
        others.filter((one) => one !== other),
      ),
  );
  return totals.reduce((min, one) => (one < min ? one : min));
}

const total = (costs: Costs, partners: readonly number[]): bigint =>
  partners.reduce((sum, b, a) => (a < b ? sum + BigInt(costBetween(costs)(a, b)) : sum), 0n);

function expectPairs(partners: readonly number[]): void {
  for (const [a, b] of partners.entries()) expect([b === a, partners[b]]).toEqual([false, a]);
}

test('no pairing of a small field is cheaper, whatever its costs', () => {
  for (let round = 0; round < 400; round++) {
    const n = 2 + 2 * (round % 4);
    const limit = [2, 5, 100, 2 ** 32][Math.floor(round / 4) % 4] as number;
    const costs = randomCosts(n, limit, `costs ${round}`);
    const partners = cheapestPairs(n, costBetween(costs));
    expectPairs(partners);
    expect([round, total(costs, partners)]).toEqual([round, leastTotal(costs)]);
  }
});

test('costs may be as large as a safe integer allows', () => {
  for (let round = 0; round < 100; round++) {
    const small = randomCosts(8, 2 ** 32, `large ${round}`);
    const costs = small.map((row) => row.map((cost) => Math.floor((cost / 2 ** 32) * MOST_COST)));
    expect([round, total(costs, cheapestPairs(8, costBetween(costs)))]).toEqual([round, leastTotal(costs)]);
  }
});

test('a large field is paired, the same again, and no two pairs could change partners for less', () => {
  const n = 120;
  const costs = randomCosts(n, 1000, 'large field');
  const cost = costBetween(costs);
  const partners = cheapestPairs(n, cost);
  expectPairs(partners);
  expect(cheapestPairs(n, cost)).toEqual(partners);
  for (let a = 0; a < n; a++)
    for (let c = 0; c < n; c++) {
      const [b, d] = [partners[a] as number, partners[c] as number];
      if (a === c || b === c) continue;
      expect(cost(a, b) + cost(c, d)).toBeLessThanOrEqual(cost(a, c) + cost(b, d));
    }
});

test('the field’s own library finds nothing cheaper', () => {
  for (const n of [20, 40, 60]) {
    const costs = randomCosts(n, 50, `library ${n}`);
    const edges = costs.flatMap((row, a) =>
      row.flatMap((cost, b): [number, number, number][] => (a < b ? [[a, b, 1000 - cost]] : [])),
    );
    expect(total(costs, cheapestPairs(n, costBetween(costs)))).toBe(total(costs, blossom(edges, true)));
  }
});

test('nobody needs no pairs, and an odd field is refused', () => {
  expect(cheapestPairs(0, () => 0)).toEqual([]);
  expect(() => cheapestPairs(3, () => 0)).toThrow('even');
});
