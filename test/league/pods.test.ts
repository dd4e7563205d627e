// Pods of three to six: how a field is split, who sits together, what places are worth.
import { describe, expect, test } from 'vitest';
import { below, seedRng } from '#kernel/random';
import { podPoints, podStandings } from '#league/pod-standings';
import { type PodContender, partition, seatPods } from '#league/pods';
import { percent } from '#league/shares';
import { entriesOf } from './season.ts';

const eve = { least: 3, most: 4 };
const ese = { least: 3, most: 6 };
const sizes = (n: number, range: typeof eve): string => {
  const { sizes, free } = partition(n, 4, range);
  return [sizes.join('+'), ...(free === 0 ? [] : [`${free} free`])].join(' ');
};

describe('how a field is split', () => {
  test('LS55 few are left over, and few pods are of another size than wished', () => {
    expect([3, 5, 6, 7, 9, 10, 13, 17].map((n) => sizes(n, eve))).toEqual([
      '3',
      '4 1 free',
      '3+3',
      '4+3',
      '3+3+3',
      '4+3+3',
      '4+3+3+3',
      '4+4+3+3+3',
    ]);
    expect([5, 6, 9, 13, 17].map((n) => sizes(n, ese))).toEqual(['5', '3+3', '5+4', '5+4+4', '5+4+4+4']);
  });

  test('it is the best of all ways to split it', () => {
    for (let n = 0; n <= 40; n++)
      for (const range of [eve, ese])
        for (const wished of [3, 4, 5, 6].filter((size) => size <= range.most))
          expect([n, wished, scoreOf(partition(n, wished, range), wished)]).toEqual([
            n,
            wished,
            bestScore(n, wished, range),
          ]);
  });
});

type Split = { readonly sizes: readonly number[]; readonly free: number };
const scoreOf = ({ sizes, free }: Split, wished: number): string =>
  [free, sizes.filter((size) => size !== wished).length, sizes.filter((size) => size > wished).length].join(' ');

/** By trying all ways. */
function bestScore(n: number, wished: number, { least: min, most: max }: typeof eve): string {
  const ways = (left: number, largest: number): readonly Split[] => {
    const found: Split[] = [{ sizes: [], free: left }];
    for (let size = Math.min(largest, left); size >= min; size--)
      for (const way of ways(left - size, size)) found.push({ ...way, sizes: [size, ...way.sizes] });
    return found;
  };
  const numbers = ways(n, Math.min(max, wished + 1)).map((way) => scoreOf(way, wished).split(' ').map(Number));
  const [best = []] = numbers.sort((one, other) => one.map((x, i) => x - (other[i] ?? 0)).find((x) => x !== 0) ?? 0);
  return best.join(' ');
}

describe('what places are worth', () => {
  const worth = (...places: readonly string[]): number[] =>
    [...podPoints(places.map((level) => [...level])).values()].map((n) => n / 100);

  test('LS56 those who are level share, and a table’s mean is three', () => {
    expect(worth('A', 'B', 'C', 'D')).toEqual([6, 4, 2, 0]);
    expect(worth('A', 'BC', 'D')).toEqual([6, 3, 3, 0]);
    expect(worth('A', 'BCD')).toEqual([6, 2, 2, 2]);
    expect(worth('ABC')).toEqual([3, 3, 3]);
    expect(worth('AB', 'C', 'D', 'E')).toEqual([5.25, 5.25, 3, 1.5, 0]);
    expect(worth('A', 'B', 'C', 'D', 'E', 'F')).toEqual([6, 4.8, 3.6, 2.4, 1.2, 0]);
  });

  test('LS58 the one who is left wins before those who fell later and earlier', () => {
    expect(worth('1', '0', '2')).toEqual([6, 3, 0]);
  });

  test('the table counts points, then tables won, then the strength of the opponents', () => {
    const lines = podStandings({
      entries: entriesOf('ABCDEFG'),
      results: [
        { round: 1, places: [['A'], ['B'], ['C']] },
        { round: 1, places: [['D'], ['E'], ['F']] },
        { round: 2, places: [['E'], ['A'], ['G']] },
      ],
      free: [
        { round: 1, entry: 'G' },
        { round: 2, entry: 'B' },
        { round: 2, entry: 'D' },
      ],
    });
    expect(lines.map(({ id, points, won, byLot }) => `${id} ${points} ${won} ${byLot}`)).toEqual([
      'E 900 1 false',
      'A 900 1 true',
      'D 900 1 true',
      'B 600 0 false',
      'G 300 0 false',
      'F 0 0 false',
      'C 0 0 false',
    ]);
    expect(lines.map(({ opponents }) => percent(opponents))).toEqual([
      '43.8',
      '37.5',
      '37.5',
      '37.5',
      '75.0',
      '75.0',
      '62.5',
    ]);
  });
});

describe('who sits together', () => {
  const field = (n: number, seed: string): PodContender[] => {
    const rng = seedRng(seed);
    return Array.from({ length: n }, (_, lot) => ({
      id: `P${lot}`,
      lot,
      points: 100 * below(rng, 13),
      met: new Map(),
      freeRounds: below(rng, 2),
    }));
  };

  test('everybody sits in one pod, or is free once', () => {
    for (let n = 3; n <= 60; n++) {
      const split = partition(n, 4, eve);
      const { pods, free } = seatPods(field(n, `field ${n}`), split);
      expect(pods.map((pod) => pod.length)).toEqual(split.sizes);
      expect(new Set([...pods.flat(), ...free]).size).toBe(n);
    }
  });

  test('in the first rounds nobody sits with the same people again', () => {
    let now = field(16, 'rounds').map((one) => ({ ...one, points: 0 }));
    for (let round = 0; round < 3; round++) {
      const { pods } = seatPods(now, partition(16, 4, eve));
      const worth = new Map(pods.flatMap((pod) => [...podPoints(pod.map((id) => [id]))]));
      now = now.map((one) => {
        const others = pods.find((pod) => pod.includes(one.id))?.filter((id) => id !== one.id) ?? [];
        const met = new Map(one.met);
        for (const id of others) met.set(id, (met.get(id) ?? 0) + 1);
        return { ...one, met, points: one.points + (worth.get(one.id) ?? 0) };
      });
    }
    expect(now.flatMap(({ met }) => [...met.values()].filter((times) => times > 1))).toEqual([]);
  });

  test('free is one who was not free before', () => {
    const people = field(13, 'free').map((one, index) => ({ ...one, freeRounds: index === 4 ? 0 : 1 }));
    expect(seatPods(people, { sizes: [4, 4, 4], free: 1 }).free).toEqual(['P4']);
  });
});
