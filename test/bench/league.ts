/** The arithmetic of leagues: pairings against edmonds-blossom-fixed on the same costs, tables, pods, ratings. */
import blossom from 'edmonds-blossom-fixed';
import { below, type Rng, seedRng } from '#kernel/random';
import { cheapestPairs, MOST_COST } from '#league/matching';
import { type Contender, pairingCosts, pairRound } from '#league/pairing';
import { podPoints } from '#league/pod-standings';
import { type PodContender, partition, seatPods } from '#league/pods';
import { NEW_RATING, type Rating, rated } from '#league/ratings';
import type { MatchResult } from '#league/results';
import { swissStandings } from '#league/swiss-standings';
import { type Row, ratio } from './measure.ts';

const ROUNDS = 8;

/** Rows of the report; ratios against the library where there is one. */
export function league(quick: boolean): Row[] {
  const sizes = quick ? [64] : [64, 256, 512, 1000];
  return [
    ...sizes.map(pairing),
    standings(quick ? 100 : 1000),
    pods(quick ? 100 : 1000),
    ratings(quick ? 1000 : 100_000),
  ];
}

function pairing(people: number): Row {
  const { field, results } = season(people);
  const own = timed(() => pairRound(field, 'bench', ROUNDS + 1));
  const { size, costOf } = pairingCosts(field, 'bench', ROUNDS + 1);
  const partners = cheapestPairs(size, costOf);
  const what = `a round of ${people} people after ${ROUNDS}`;
  const aim = people <= 64 ? 'under 50 ms' : people <= 512 ? 'under 1 s' : 'under 4 s';
  // The library takes a minute for a thousand.
  if (people > 512) return { what, figure: `${own.ms.toFixed(0)} ms, ${results.length} results`, aim };
  const edges: [number, number, number][] = [];
  for (let a = 0; a < size; a++) for (let b = a + 1; b < size; b++) edges.push([a, b, MOST_COST - costOf(a, b)]);
  const theirs = timed(() => blossom(edges, true));
  const total = (all: readonly number[]) => all.reduce((sum, b, a) => (a < b ? sum + BigInt(costOf(a, b)) : sum), 0n);
  const same = total(partners) === total(theirs.made) ? 'of the same cost' : 'of ANOTHER COST';
  return {
    what,
    figure: `${own.ms.toFixed(0)} ms, edmonds-blossom-fixed ${theirs.ms.toFixed(0)} ms, ${same}`,
    ratio: ratio(own.ms / theirs.ms),
    aim: `${aim}, ≤ 0.33 ×`,
  };
}

function standings(people: number): Row {
  const { field, results } = season(people);
  const entries = field.map(({ id }, lot) => ({ id, lot }));
  const { ms } = timed(() => swissStandings({ entries, bestOf: 1, results, alone: [] }));
  return {
    what: `the exact table of ${people} people after ${ROUNDS} rounds`,
    figure: `${ms.toFixed(1)} ms`,
    aim: 'under 10 ms',
  };
}

function pods(people: number): Row {
  let field: readonly PodContender[] = Array.from({ length: people }, (_, lot) => ({
    id: `P${lot}`,
    lot,
    points: 0,
    met: new Map(),
    freeRounds: 0,
  }));
  const split = partition(people, 4, { least: 3, most: 4 });
  const rng = seedRng('pods');
  let ms = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const seated = timed(() => seatPods(field, split));
    ms = seated.ms;
    const pods = seated.made.pods.map((pod) => pod.toSorted(() => below(rng, 3) - 1));
    const worth = new Map(pods.flatMap((pod) => [...podPoints(pod.map((id) => [id]))]));
    const podOf = new Map(pods.flatMap((pod) => pod.map((id) => [id, pod] as const)));
    field = field.map((one) => {
      const met = new Map(one.met);
      for (const id of podOf.get(one.id) ?? []) if (id !== one.id) met.set(id, (met.get(id) ?? 0) + 1);
      return { ...one, met, points: one.points + (worth.get(one.id) ?? 300) };
    });
  }
  return {
    what: `pods of four for ${people} people, round ${ROUNDS}`,
    figure: `${ms.toFixed(0)} ms`,
    aim: 'under 500 ms',
  };
}

function ratings(matches: number): Row {
  const rng = seedRng('ratings');
  const players: Rating[] = Array.from({ length: 500 }, () => NEW_RATING);
  const { ms } = timed(() => {
    for (let match = 0; match < matches; match++) {
      const [a, b] = [below(rng, players.length), below(rng, players.length)];
      if (a === b) continue;
      const [one, other] = rated([players[a] ?? NEW_RATING, players[b] ?? NEW_RATING], [1, 2]);
      players[a] = one ?? NEW_RATING;
      players[b] = other ?? NEW_RATING;
    }
  });
  return { what: `${matches} matches rated again`, figure: `${(ms / 1000).toFixed(2)} s`, aim: 'under 2 s' };
}

/** A field after some rounds, with random results. */
function season(people: number): { readonly field: readonly Contender[]; readonly results: readonly MatchResult[] } {
  const rng: Rng = seedRng(`season of ${people}`);
  let field: readonly Contender[] = Array.from({ length: people }, (_, index) => ({
    id: `P${index}`,
    points: 0,
    met: new Map(),
    apart: new Set(),
    freeRounds: 0,
  }));
  const results: MatchResult[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const { pairs } = pairRound(field, 'bench', round);
    const opponents = new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
    const winners = new Set<string>();
    for (const entries of pairs) {
      const first = below(rng, 2);
      winners.add(entries[first === 1 ? 0 : 1]);
      results.push({ round, entries, won: [first, 1 - first], drawn: 0 });
    }
    field = field.map((one) => {
      const met = new Map(one.met).set(opponents.get(one.id) ?? '', 1);
      return { ...one, met, points: one.points + (winners.has(one.id) ? 3 : 0) };
    });
  }
  return { field, results };
}

function timed<T>(make: () => T): { readonly ms: number; readonly made: T } {
  make();
  const from = performance.now();
  const made = make();
  return { ms: performance.now() - from, made };
}
