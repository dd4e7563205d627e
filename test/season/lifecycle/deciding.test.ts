// Which match has made somebody the champion of a season.
import { expect, test } from 'vitest';
import { decidingMatch } from '#season/lifecycle/deciding';
import type { Season } from '#season/types';
import { aMatch, anEntry, aPlayedSeason, aSeason } from '#test/a-season';

const people = (count: number) => Array.from({ length: count }, (_, i) => anEntry(i + 1));
const seatsOf = (season: Season) =>
  decidingMatch(season)
    ?.match.seats.map(({ entry }) => entry)
    .toSorted();

test.each([
  ['a knock-out', { kind: 'knockout' }],
  ['a knock-out where one is out after two defeats', { kind: 'knockout', losses: 2 }],
  ['rounds with a knock-out of the best', { kind: 'swiss', cut: 4 }],
] as const)('%s is decided by its last match', (_, settings) => {
  const season = aPlayedSeason(8, settings);
  const decided = decidingMatch(season);
  const last = season.matches
    .filter(({ seats }) => seats.length === 2)
    .toSorted((a, b) => (a.outcome?.at ?? 0) - (b.outcome?.at ?? 0));
  expect(decided?.isFinal).toBe(true);
  expect(decided?.match).toBe(last.at(-1));
  expect(decided?.match.seats[decided.seat]?.entry).toBe(8);
});

test('where everyone meets everyone, the match of the first two decides, whenever it was played', () => {
  const season = aPlayedSeason(4, { kind: 'everyone' });
  expect(seatsOf(season)).toEqual([3, 4]);
  expect(decidingMatch(season)?.isFinal).toBe(false);
});

test('whoever is first without having beaten the second is so by their own last win', () => {
  const beats = (n: number, winner: number, loser: number) =>
    aMatch(n, [winner, loser], { round: n, outcome: { how: 'played', won: [1, 0], drawn: 0, at: n } });
  const matches = [beats(1, 1, 3), beats(2, 2, 1), beats(3, 1, 4), beats(4, 1, 5), beats(5, 2, 3)];
  expect(seatsOf(aSeason({ entries: people(5), matches }))).toEqual([1, 5]);
});

test('nothing decides where nobody or more than one is first, nor a round without an opponent', () => {
  expect(decidingMatch(aSeason({ entries: people(2) }))).toBeUndefined();
  const alone = aMatch(1, [1], { outcome: { how: 'free', won: [1], drawn: 0, at: 1 } });
  expect(decidingMatch(aSeason({ entries: [anEntry(1)], matches: [alone] }))).toBeUndefined();
});
