// Who plays whom in a Swiss season: worked cases, and whole seasons against every possible pairing.
import { describe, expect, test } from 'vitest';
import { below, type Rng, seedRng, shuffle } from '#kernel/random';
import { type Contender, type Pairing, pairingCosts, pairRound } from '#league/pairing';
import { cutOf, maxRounds, usualRounds } from '#league/swiss-rounds';
import { plainPairs } from './season.ts';

/** A contender as `A 6 B C`: points, and whom they have met. */
function contender(text: string, more: Partial<Contender> = {}): Contender {
  const [id = '', points = '0', ...met] = text.split(' ');
  return {
    id,
    points: Number(points),
    met: new Map(met.map((one) => [one, 1])),
    apart: new Set(),
    freeRounds: 0,
    ...more,
  };
}

/** The pairing as `A-D B-C`, and who is free, for some seeds. */
const told = ({ pairs, free }: Pairing): string =>
  [plainPairs(pairs), ...(free === undefined ? [] : [`${free} free`])].join(' ');
const seeds = Array.from({ length: 40 }, (_, index) => `season ${index}`);
const outcomes = (field: readonly Contender[], round = 3): ReadonlySet<string> =>
  new Set(seeds.map((seed) => told(pairRound(field, seed, round))));

describe('worked cases', () => {
  test('LS9 a rematch is worse than any gap', () => {
    const field = [contender('A 6 B C'), contender('B 3 A D'), contender('C 3 D A'), contender('D 0 C B')];
    expect(outcomes(field)).toEqual(new Set(['A-D B-C']));
  });

  test('LS10 the gap to nobody counts as well', () => {
    const free = { freeRounds: 1 };
    const field = [
      contender('P 6 Q R'),
      contender('T 4 Q', free),
      contender('R 3 S P'),
      contender('S 3 R', free),
      contender('Q 1 P T'),
    ];
    expect(outcomes(field)).toEqual(new Set(['P-S R-T Q free']));
  });

  test('LS12 a second free round is worse than any gap', () => {
    const field = [
      contender('A 6 B C'),
      contender('B 3 A E'),
      contender('C 3 D A'),
      contender('D 3 C', { freeRounds: 1 }),
      contender('E 3 B', { freeRounds: 1 }),
    ];
    expect(outcomes(field)).toEqual(new Set(['A-D C-E B free', 'A-E B-D C free']));
  });

  test('LS13 where a rematch cannot be avoided there is one, with the least gaps', () => {
    const meets = (id: string) => (['1', '2', '3'].includes(id) ? ['4', '5', '6'] : ['1', '2', '3']);
    const points = { 1: 9, 2: 6, 3: 3, 4: 6, 5: 3, 6: 0 };
    const field = Object.entries(points).map(([id, own]) => contender([id, own, ...meets(id)].join(' ')));
    expect(outcomes(field, 4)).toEqual(new Set(['1-2 3-4 5-6', '1-2 3-6 4-5', '1-4 2-3 5-6']));
  });

  test('LS15 people whom an organiser has set apart are not paired', () => {
    const apart = (id: string) => ({ apart: new Set([id]) });
    const field = [contender('A 3', apart('B')), contender('B 3'), contender('C 3'), contender('D 0')];
    expect(outcomes(field)).toEqual(new Set(['A-C B-D', 'A-D B-C']));
  });

  test('somebody who has just come is not given the free round before those who have played', () => {
    const field = [
      contender('A 3 B'),
      contender('B 0 A'),
      contender('C 3 D'),
      contender('D 0 C'),
      contender('H 0', { freeRounds: 1 }),
    ];
    const free = seeds.map((seed) => pairRound(field, seed, 2).free);
    expect(new Set(free)).toEqual(new Set(['B', 'D']));
  });

  test('who was paired down is not paired down again where somebody else can be', () => {
    const field = [contender('A 3', { floated: 'down' }), contender('B 3'), contender('C 3'), contender('D 0')];
    expect(outcomes(field)).toEqual(new Set(['A-B C-D', 'A-C B-D']));
  });
});

test('equal seeds pair alike in whatever order people come, other seeds otherwise', () => {
  const field = [...'ABCDEFGH'].map((id) => contender(`${id} 0`));
  expect(told(pairRound(field.toReversed(), 'one', 1))).toBe(told(pairRound(field, 'one', 1)));
  expect(outcomes(field, 1).size).toBeGreaterThan(10);
  expect(told(pairRound(field, 'one', 2))).not.toBe(told(pairRound(field, 'one', 1)));
});

test('LS8 a season has no more rounds than can be paired without a rematch', () => {
  expect([4, 5, 8, 9, 16, 17, 32, 1000].map(usualRounds)).toEqual([2, 3, 3, 4, 4, 5, 5, 10]);
  expect([4, 5, 6, 7, 8, 24, 25, 1000].map(maxRounds)).toEqual([2, 3, 3, 4, 4, 12, 12, 12]);
});

test('a cut is the next smaller one of which twice as many are there', () => {
  expect([cutOf(8, 16), cutOf(8, 15), cutOf(16, 9), cutOf(2, 4), cutOf(4, 3), cutOf(0, 100)]).toEqual([
    8, 4, 4, 2, 0, 0,
  ]);
});

test('LS17 no pairing of 1,500 small fields in mid-season costs less', () => {
  for (let one = 0; one < 1500; one++) {
    const rng = seedRng(`small field ${one}`);
    const field = midSeason(3 + below(rng, 7), rng);
    const { field: sorted, size, costOf } = pairingCosts(field, 'small', 3);
    const cost = (a: number, b: number): bigint => BigInt(costOf(a, b));
    const { pairs, free } = pairRound(field, 'small', 3);
    const at = (id: string): number => sorted.findIndex((entry) => entry.id === id);
    const chosen = [
      ...pairs.map(([a, b]) => cost(at(a), at(b))),
      ...(free === undefined ? [] : [cost(at(free), size - 1)]),
    ];
    const everybody = Array.from({ length: size }, (_, index) => index);
    expect([one, chosen.reduce((sum, each) => sum + each, 0n)]).toEqual([one, leastOf(everybody, cost)]);
  }
});

/** The least total over all pairings, by trying them all. */
function leastOf([first, ...others]: readonly number[], cost: (a: number, b: number) => bigint): bigint {
  if (first === undefined) return 0n;
  const totals = others.map(
    (other) =>
      cost(first, other) +
      leastOf(
        others.filter((one) => one !== other),
        cost,
      ),
  );
  return totals.reduce((min, one) => (one < min ? one : min));
}

/** A field with rematches, free rounds, floats and people set apart. */
function midSeason(n: number, rng: Rng): readonly Contender[] {
  const ids = Array.from({ length: n }, (_, index) => `P${index}`);
  const met = new Map(ids.flatMap((a) => ids.flatMap((b) => (a < b ? [[a + b, below(rng, 3)] as const] : []))));
  return ids.map((id, index) => ({
    id,
    points: 3 * below(rng, 4) + below(rng, 2),
    met: new Map(ids.flatMap((b) => (b === id ? [] : [[b, met.get(id < b ? id + b : b + id) ?? 0] as const]))),
    apart: new Set(below(rng, 4) === 0 ? ids.filter((b) => b !== id).slice(index, index + 1) : []),
    freeRounds: below(rng, 3),
    ...(below(rng, 2) === 0 ? {} : { floated: below(rng, 2) === 0 ? ('down' as const) : ('up' as const) }),
  }));
}

test('in 300 seasons to the last possible round nobody meets anybody again, nor is free twice', () => {
  for (let season = 0; season < 300; season++) {
    const rng = seedRng(`whole season ${season}`);
    const people = 4 + below(rng, 21);
    const field = Array.from({ length: people }, (_, index) => contender(`P${String(index).padStart(2, '0')} 0`));
    const played = playRounds(field, maxRounds(people), rng, `season ${season}`);
    for (const { met, freeRounds } of played)
      expect([season, [...met.values()].every((n) => n === 1), freeRounds < 2]).toEqual([season, true, true]);
  }
});

/** The field after some rounds with random results. */
function playRounds(field: readonly Contender[], rounds: number, rng: Rng, seed: string): readonly Contender[] {
  let now = field;
  for (let round = 1; round <= rounds; round++) {
    const { pairs, free } = pairRound(shuffle(rng, [...now]), seed, round);
    const opponents = new Map(pairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]));
    const winners = new Set(pairs.map((pair) => pair[below(rng, 2)]));
    now = now.map((one) => {
      const opponent = opponents.get(one.id);
      const points = one.points + (winners.has(one.id) || one.id === free ? 3 : 0);
      if (opponent === undefined) return { ...one, points, freeRounds: one.freeRounds + 1 };
      return { ...one, points, met: new Map(one.met).set(opponent, (one.met.get(opponent) ?? 0) + 1) };
    });
  }
  return now;
}
