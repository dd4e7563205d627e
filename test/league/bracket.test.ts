// Knock-out brackets with one and with two losses.
import { describe, expect, test } from 'vitest';
import { below, seedRng } from '#kernel/random';
import {
  type BracketMatch,
  type BracketResult,
  type BracketStand,
  bracketOf,
  bracketPlaces,
  contested,
  following,
  seedOrder,
  standOf,
} from '#league/bracket';

const seedsOf = (n: number): string[] => Array.from({ length: n }, (_, index) => String(index + 1));

/** Plays whatever is ready until nothing is; `decide` gives the result of a match. */
function playAll(
  bracket: readonly BracketMatch[],
  entries: number,
  decide: (stand: BracketStand) => BracketResult,
): { readonly stands: readonly BracketStand[]; readonly played: number } {
  const results = new Map<number, BracketResult>();
  for (;;) {
    const stands = standOf(bracket, seedsOf(entries), results);
    const ready = stands.filter(({ state }) => state === 'ready');
    if (ready.length === 0) return { stands, played: results.size };
    for (const stand of ready) results.set(stand.n, decide(stand));
  }
}

/** The better seed wins. */
const byStrength = ({ sides: [one, other] }: BracketStand): BracketResult => (Number(one) < Number(other) ? 0 : 1);

const readyOf = (stands: readonly BracketStand[]): string[] =>
  stands.filter(({ state }) => state === 'ready').map(({ sides }) => sides.join('–'));

test('the best two seeds stand at the two ends', () => {
  expect([seedOrder(2), seedOrder(4), seedOrder(8)]).toEqual([
    [1, 2],
    [1, 4, 3, 2],
    [1, 8, 5, 4, 3, 6, 7, 2],
  ]);
});

describe('one loss', () => {
  test('LS52 of six people the best two wait for the winners of the others', () => {
    const bracket = bracketOf(6, 1);
    const before = standOf(bracket, seedsOf(6), new Map());
    expect(readyOf(before)).toEqual(['5–4', '3–6']);
    const { stands, played } = playAll(bracket, 6, byStrength);
    expect(played).toBe(5);
    expect(bracketPlaces(stands)).toEqual([['1'], ['2'], ['4', '3'], ['5', '6']]);
  });

  test('where neither came, the next opponent goes on', () => {
    const bracket = bracketOf(4, 1);
    const results = new Map<number, BracketResult>([
      [0, 'nobody'],
      [1, 1],
    ]);
    const stands = standOf(bracket, seedsOf(4), results);
    expect(stands[2]).toMatchObject({ state: 'walkover', winner: '2' });
    expect(bracketPlaces(stands)[0]).toEqual(['2']);
  });

  test('any number of people needs one match less than there are', () => {
    for (let n = 2; n <= 70; n++) expect([n, playAll(bracketOf(n, 1), n, byStrength).played]).toEqual([n, n - 1]);
  });
});

describe('two losses', () => {
  test('eight people play fourteen matches, or fifteen if the one from below wins the first final', () => {
    const bracket = bracketOf(8, 2);
    expect(playAll(bracket, 8, byStrength).played).toBe(14);
    const upset = playAll(bracket, 8, (stand) => (stand.part === 'final' ? 1 : byStrength(stand)));
    expect(upset.played).toBe(15);
    expect(bracketPlaces(upset.stands).slice(0, 2)).toEqual([['1'], ['2']]);
  });

  test('nobody goes out before their second loss, and all but one do', () => {
    for (let season = 0; season < 200; season++) {
      const rng = seedRng(`bracket ${season}`);
      const n = 2 + below(rng, 40);
      const losses = new Map<unknown, number>();
      const { stands } = playAll(bracketOf(n, 2), n, ({ sides }) => {
        const winner = below(rng, 2) as 0 | 1;
        const loser = sides[1 - winner];
        losses.set(loser, (losses.get(loser) ?? 0) + 1);
        return winner;
      });
      const [[champion] = [], ...others] = bracketPlaces(stands);
      const lost = others.flat().map((id) => losses.get(id));
      expect([season, lost.length, new Set(lost), (losses.get(champion) ?? 0) < 2]).toEqual([
        season,
        n - 1,
        new Set([2]),
        true,
      ]);
    }
  });

  test('those who come down in the second round do not meet at once whoever they have beaten', () => {
    const { stands } = playAll(bracketOf(8, 2), 8, byStrength);
    const pairsOf = (wanted: string, n: number): string[] =>
      stands.filter(({ part, round }) => part === wanted && round === n).map(({ sides }) => sides.toSorted().join('–'));
    expect(pairsOf('lower', 2)).toEqual(['3–5', '4–6']);
    expect(pairsOf('upper', 1)).toEqual(['1–8', '4–5', '3–6', '2–7']);
  });
});

test('a corrected result concerns all matches that it leads to', () => {
  const bracket = bracketOf(8, 1);
  expect(following(bracket, 0)).toEqual([4, 6]);
  expect(following(bracket, 6)).toEqual([]);
  expect(following(bracketOf(4, 2), 0).length).toBe(5);
});

describe('the matches that two people play', () => {
  const sourcesOf = (entries: number, losses: 1 | 2) =>
    contested(standOf(bracketOf(entries, losses), seedsOf(entries), new Map())).map(({ n, part, sources }) => ({
      n,
      part,
      sources,
    }));

  test('of six people two have no match in the first round', () => {
    expect(sourcesOf(6, 1)).toMatchObject([
      { n: 1, sources: [{ seed: 5 }, { seed: 4 }] },
      { n: 2, sources: [{ seed: 3 }, { seed: 6 }] },
      { n: 4, sources: [{ seed: 1 }, { winnerOf: 1 }] },
      { n: 5, sources: [{ winnerOf: 2 }, { seed: 2 }] },
      { n: 6, sources: [{ winnerOf: 4 }, { winnerOf: 5 }] },
    ]);
  });

  test('whoever comes down without an opponent is waited for where they play next', () => {
    const lower = sourcesOf(5, 2).filter(({ part }) => part === 'lower');
    expect(lower.map(({ sources }) => sources)).toEqual([
      [{ loserOf: 1 }, { loserOf: 5 }],
      [{ winnerOf: 9 }, { loserOf: 4 }],
      [{ winnerOf: 11 }, { loserOf: 6 }],
    ]);
  });

  test('there are as many as are played, and a second final', () => {
    for (let n = 2; n <= 70; n++) {
      expect([n, sourcesOf(n, 1).length]).toEqual([n, n - 1]);
      expect([n, sourcesOf(n, 2).length]).toEqual([n, 2 * n - 1]);
    }
  });
});
