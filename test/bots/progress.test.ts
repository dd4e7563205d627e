// Whoever waits for a long series sees that it goes on.
import { afterEach, expect, test, vi } from 'vitest';
import { progressOf } from '../../src/bots/progress.ts';

afterEach(() => vi.restoreAllMocks());

/** What is told while so many games are played. */
function toldOf(games: number, quiet: boolean): readonly string[] {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const progress = progressOf(games, { quiet });
  for (let played = 1; played <= games; played++) progress(played);
  return write.mock.calls.map(([line]) => String(line));
}

test('of a few games each is told, of many every twentieth part', () => {
  expect(toldOf(2, false)).toEqual(['1 of 2 games\n', '2 of 2 games\n']);
  vi.restoreAllMocks();
  const many = toldOf(400, false);
  expect([many.length, many[0], many.at(-1)]).toEqual([20, '20 of 400 games\n', '400 of 400 games\n']);
});

test('nothing is told where it is to be quiet', () => {
  expect(toldOf(400, true)).toEqual([]);
});
