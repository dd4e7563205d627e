// The tables of seasons, worked by hand.
import { describe, expect, test } from 'vitest';
import { divisionStandings, isWithdrawn } from '#league/round-robin-standings';
import { percent, share } from '#league/shares';
import { type SwissSeason, swissStandings } from '#league/swiss-standings';
import { entriesOf, round } from './season.ts';

const swiss = (season: SwissSeason): string[] =>
  swissStandings(season).map(({ id, points, tieBreaks }) =>
    [id, points, ...tieBreaks.map((one) => percent(one.share))].join(' '),
  );
/** Without the last tie-break. */
const withOMW = (season: SwissSeason): string[] => swiss(season).map((line) => line.split(' ').slice(0, 3).join(' '));

const oneGame = (last: string): SwissSeason => ({
  entries: entriesOf('ABCDEFGH'),
  bestOf: 1,
  results: [...round(1, 'A>B C>D E>F G>H'), ...round(2, 'A>C E>G B>D F>H'), ...round(3, `E>A G>C B>F ${last}`)],
  alone: [],
});

describe('Swiss', () => {
  test('LS25 eight people after three rounds of one game', () => {
    expect(withOMW(oneGame('H>D'))).toEqual([
      'E 9 55.6',
      'A 6 66.7',
      'G 6 55.6',
      'B 6 44.3',
      'F 3 66.7',
      'C 3 55.4',
      'H 3 44.3',
      'D 0 44.4',
    ]);
  });

  test('LS29 a corrected result corrects all that follows', () => {
    expect(withOMW(oneGame('D>H'))).toEqual([
      'E 9 55.6',
      'A 6 66.7',
      'G 6 55.4',
      'B 6 44.4',
      'F 3 66.6',
      'C 3 55.6',
      'D 3 44.3',
      'H 0 44.4',
    ]);
  });

  test('LS26 five people after three rounds of the best of three', () => {
    const season: SwissSeason = {
      entries: entriesOf('PQRST'),
      bestOf: 3,
      results: [...round(1, 'P>Q:2-1 R>S:2-0'), ...round(2, 'P>R:2-0 T=Q:1-1-1'), ...round(3, 'P>S:2-1 T>R:2-0')],
      alone: [
        { round: 1, entry: 'T', as: 'free' },
        { round: 2, entry: 'S', as: 'free' },
        { round: 3, entry: 'Q', as: 'free' },
      ],
    };
    expect(swiss(season)).toEqual([
      'P 9 37.0 75.0 43.5',
      'T 7 38.9 76.2 43.8',
      'Q 4 88.9 54.2 75.6',
      'R 3 70.4 33.3 64.7',
      'S 3 66.7 42.9 54.2',
    ]);
  });

  test('LS28 shares are exact, and never below 33 hundredths', () => {
    expect([percent(share(16, 24)), percent(share(9, 15)), percent(share(1, 3), 2)]).toEqual(['66.7', '60.0', '33.33']);
    const weak: SwissSeason = {
      entries: entriesOf('AB'),
      bestOf: 1,
      results: [1, 2, 3, 4].flatMap((n) => round(n, n === 1 ? 'A>B' : 'B>A')),
      alone: [],
    };
    const [b, a] = swissStandings(weak);
    expect([b?.id, percent(b?.tieBreaks[0]?.share ?? share(0, 1))]).toEqual(['B', '33.0']);
    expect([a?.id, percent(a?.tieBreaks[0]?.share ?? share(0, 1))]).toEqual(['A', '75.0']);
  });

  test('two who are level in everything are ordered by their match, and several by their lots', () => {
    const two: SwissSeason = {
      entries: entriesOf('ABCD'),
      bestOf: 1,
      results: [...round(1, 'B>A C=D'), ...round(2, 'A>C D>B'), ...round(3, 'B>C A>D')],
      alone: [],
    };
    const lines = swissStandings(two);
    expect(lines.map(({ id, place, byLot }) => [id, place, byLot])).toEqual([
      ['B', 1, false],
      ['A', 2, false],
      ['D', 3, false],
      ['C', 4, false],
    ]);
    const fresh = swissStandings({ ...two, results: [] });
    expect(fresh.map(({ id, byLot }) => [id, byLot])).toEqual([...'ABCD'].map((id) => [id, true]));
  });

  test('both lose a match to which neither came, and a missed round is a loss without an opponent', () => {
    const [first, ...others] = swissStandings({
      entries: entriesOf('ABC'),
      bestOf: 1,
      results: [{ round: 1, entries: ['A', 'B'], won: [0, 0], drawn: 0 }],
      alone: [
        { round: 1, entry: 'C', as: 'free' },
        { round: 2, entry: 'C', as: 'missed' },
      ],
    });
    expect([first?.id, first?.points, first?.free]).toEqual(['C', 3, 1]);
    expect(others.map(({ id, points, lost }) => [id, points, lost])).toEqual([
      ['A', 0, 1],
      ['B', 0, 1],
    ]);
  });
});

describe('everyone meets everyone', () => {
  test('LS30 three who are level are ordered by Neustadtl’s score, and two of them by their match', () => {
    const lines = divisionStandings({
      entries: entriesOf('ABCDE'),
      results: round(1, 'A>B A>D C>A E>A B>C B>E D>B C>D E>C E>D'),
      withdrawn: new Set(),
    });
    expect(lines.map(({ id, points, byLot }) => `${id} ${points} ${byLot}`)).toEqual([
      'E 9 false',
      'B 6 false',
      'C 6 false',
      'A 6 false',
      'D 3 false',
    ]);
    expect(lines.slice(1, 4).map(({ neustadtl }) => neustadtl / 2)).toEqual([15, 9, 9]);
  });

  test('LS32 the results of one who left early count for nobody', () => {
    const lines = divisionStandings({
      entries: entriesOf('ABCDEX'),
      results: round(1, 'A>B A>C D>A A>E B>C B>D E>B C>D C>E E>D X>A X>B'),
      withdrawn: new Set(isWithdrawn(2, 5) ? ['X'] : []),
    });
    expect(lines.map(({ id, points, byLot }) => `${id} ${points} ${byLot}`)).toEqual([
      'A 9 false',
      'B 6 true',
      'C 6 true',
      'E 6 true',
      'D 3 false',
    ]);
  });

  test('whoever has played half of their matches stays in the table', () => {
    expect([isWithdrawn(2, 5), isWithdrawn(3, 6), isWithdrawn(3, 5)]).toEqual([true, false, false]);
  });
});
