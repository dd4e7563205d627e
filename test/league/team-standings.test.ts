// Teams are ranked by their matches, then by what their boards have won, then by each other, then by lot.
import { expect, test } from 'vitest';
import type { MatchResult } from '#league/results';
import { teamStandings } from '#league/team-standings';

/** "A 3 B": of board points; each team has those of the other. */
const met = (round: number, home: string, own: number, other: number, away: string): MatchResult => ({
  ...{ round, entries: [home, away], won: [2 * own, 2 * other], drawn: own + other > 0 ? 1 : 0 },
});
const teams = [...'ABCD'].map((id, lot) => ({ id, lot }));
const order = (results: readonly MatchResult[]) =>
  teamStandings(teams, results).map(({ id, points, boards, byLot }) => [id, points, boards / 2, byLot]);

test('a win gives three points however high, and the boards split those who are level', () => {
  expect(
    order([met(1, 'A', 3, 0, 'B'), met(1, 'C', 2, 1, 'D'), met(2, 'A', 1.5, 1.5, 'C'), met(2, 'B', 2, 1, 'D')]),
  ).toEqual([
    ['A', 4, 4.5, false],
    ['C', 4, 3.5, false],
    ['B', 3, 2, false],
    ['D', 0, 2, false],
  ]);
});

test('level on points and boards, their own match counts, and then the lot', () => {
  expect(order([met(1, 'B', 2, 1, 'A'), met(1, 'A', 2, 1, 'C'), met(1, 'C', 1, 2, 'D')]).slice(0, 3)).toEqual([
    ['A', 3, 3, false],
    ['B', 3, 2, true],
    ['D', 3, 2, true],
  ]);
  expect(
    order([met(1, 'B', 2, 1, 'A'), met(2, 'A', 3, 0, 'C'), met(2, 'B', 0, 3, 'D'), met(3, 'D', 0, 0, 'C')])[0],
  ).toEqual(['A', 3, 4, false]);
  expect(order([met(1, 'B', 2, 1, 'A'), met(2, 'A', 2, 1, 'C'), met(2, 'D', 2, 1, 'B')]).slice(0, 2)).toEqual([
    ['B', 3, 3, false],
    ['A', 3, 3, false],
  ]);
});

test('where nobody has come to any board, both teams have lost', () => {
  expect(order([met(1, 'A', 0, 0, 'B')]).map(([, points]) => points)).toEqual([0, 0, 0, 0]);
  expect(teamStandings(teams, [met(1, 'A', 0, 0, 'B')]).find(({ id }) => id === 'A')).toMatchObject({
    lost: 1,
    drawn: 0,
  });
});
