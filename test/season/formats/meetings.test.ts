// How two people have done against each other: over all seasons, whoever has the place by now, at tables of any size.
import { expect, test } from 'vitest';
import { meetingsOf } from '#season/formats/meetings';
import { aMatch, anEntry, aSeason, aSetting } from '#test/a-season';

const won = (seats: readonly number[], at: number) => ({ how: 'played', won: seats, drawn: 0, at }) as const;

test('meetings are told from one side, the latest first', () => {
  const entries = [1, 2, 3].map((n) => anEntry(n));
  const first = aSeason({
    entries,
    matches: [
      aMatch(1, [1, 2], { outcome: won([1, 0], 10) }),
      aMatch(2, [2, 1], { outcome: won([1, 1], 20) }),
      aMatch(3, [1, 3], { outcome: won([1, 0], 30) }),
      aMatch(4, [1, 2], { status: 'void', outcome: won([1, 0], 40) }),
    ],
  });
  const second = aSeason({ ...first, id: 't', n: 2, matches: [aMatch(1, [2, 1], { outcome: won([2, 1], 50) })] });
  const told = (one: string, other: string) =>
    meetingsOf([first, second], one, other).map(({ season, end, score }) => [season.n, end, ...score]);
  expect(told('1', '2')).toEqual([
    [2, 'lost', 1, 2],
    [1, 'drawn', 1, 1],
    [1, 'won', 1, 0],
  ]);
  expect(told('2', '1')[0]).toEqual([2, 'won', 2, 1]);
  expect(told('2', '3')).toEqual([]);
});

test('a match stays with whoever played it, and a larger table counts by who came before whom', () => {
  const entries = [anEntry(1), anEntry(2, { user: 'substitute', standsFor: '2' }), anEntry(3)];
  const seats = [1, 2, 3].map((entry) => ({ entry, seenAt: undefined, ...(entry === 2 && { user: '2' }) }));
  const table = aMatch(1, [1, 2, 3], { seats, outcome: { ...won([0, 0, 1], 10), places: [3, 2, 1] } });
  const season = aSeason({ entries, settings: aSetting({ table: 3 }), matches: [table] });
  expect(meetingsOf([season], '1', '2')).toMatchObject([{ end: 'lost', score: [3, 2] }]);
  expect(meetingsOf([season], '1', 'substitute')).toEqual([]);
});
