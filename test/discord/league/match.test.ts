// What people see of a match of three games: the choice in the lobby, how it stands after each game, who has won it.
import { describe, expect, test } from 'vitest';
import { lobbyMessage } from '#discord/lobby/screens/lobby';
import { lobbyOptions } from '#discord/lobby/screens/options';
import { finalMessage } from '#discord/replay/screens/narrative';
import { translatorIn } from '#discord/words';
import type { TableInfo } from '#table/types';
import { buttonsOf, expectPossible, selectsOf, textOf } from '../checks.ts';
import { tableInfo, tableView, terseGame } from '../fixtures.ts';

const t = translatorIn('en');
const two = { ...terseGame, minSeats: 2, maxSeats: 2 };
const options = { seats: 2, remindAfter: 0, game: {}, bestOf: 3 } as const;
const people = (['Ada', 'Ben'] as const).map((name, seat) => ({
  seat,
  name,
  who: { kind: 'person', user: `10000000000000000${seat}` } as const,
}));

/** The final message of a game that `winners` have won, after games that were won as `wins` says. */
function finalOf(wins: readonly number[] | undefined, winners: readonly number[], how = 'last') {
  const games = wins?.reduce((sum, n) => sum + n, 0) ?? 0;
  const table: TableInfo = tableInfo(two, 'finished', {
    seats: people,
    options: { ...options, ...(wins !== undefined && { match: { games, wins } }) },
    result: { winners: [...winners], how, places: winners.length === 1 ? [1, 2] : [1, 1] },
  });
  const seen = tableView(two, []);
  const shown = finalMessage({ ...seen, names: ['Ada', 'Ben'], table }, [], [], t);
  expectPossible(shown);
  return { told: textOf(shown), again: buttonsOf(shown).some(({ label }) => label === 'Play again') };
}

describe('the final message of a game', () => {
  test('tells who leads; another game is not opened by hand', () => {
    const { told, again } = finalOf(undefined, [1]);
    expect(told).toContain('Best of three: Ben leads 1–0. The next game begins here by itself.');
    expect(again).toBe(false);
    expect(finalOf([0, 1], [0]).told).toContain('Best of three: 1–1. The next game begins here by itself.');
  });

  test('tells who has won the match', () => {
    const { told, again } = finalOf([1, 1], [0]);
    expect(told).toContain('Ada wins the match 2–1.');
    expect(again).toBe(true);
    expect(finalOf([1, 1], []).told).toContain('The match is drawn, 1–1.');
  });

  test('says nothing of a match that moderators have ended', () => {
    const { told, again } = finalOf([1, 0], [], 'moderator');
    expect(told).not.toContain('match');
    expect(again).toBe(true);
  });
});

test('the host of two seats chooses, and the lobby says so', () => {
  const lobby = tableInfo(two, 'lobby', { seats: people, options });
  const titles = (table: TableInfo) => selectsOf(lobbyOptions(table, two, t)).map(({ placeholder }) => placeholder);
  expect(titles(lobby)).toContain('How many games');
  expect(titles({ ...lobby, options: { ...options, seats: 4 } })).not.toContain('How many games');
  expect(textOf(lobbyMessage(lobby, t))).toContain('Best of 3: the next game begins by itself.');
});
