/**
 * A match of several games between the same two sides: the next game begins by itself until one side has won more than half
 * of the games. Each game is a table of its own; its options say how the match stood before it.
 */
import type { Result, Seat } from '#kernel/state';
import type { TableRow } from '#store/types';
import { readOptions } from '../open/options.ts';
import type { MatchSoFar, TableOptions } from '../types.ts';

/** How a match stands after a game of it. */
export type MatchStanding = MatchSoFar & { readonly isOver: boolean };

/** Why games are over that were ended from outside their rules: they have no places, and end their match. */
const FROM_OUTSIDE: readonly string[] = ['moderator', 'agreed', 'asleep'];
/** Whether a game was ended from outside its rules. */
export const wasCutShort = (result: Pick<Result, 'how'> | undefined): boolean =>
  result !== undefined && FROM_OUTSIDE.includes(result.how);

/** How many games a match has at most. */
const MOST = 3;
/** How many a side must win. */
const ENOUGH = 2;

/** How the match stands of which a table was a game; undefined if it was a game by itself, or the game is not over. */
export function standingOf(
  { bestOf, match }: Pick<TableOptions, 'bestOf' | 'match'>,
  result: { readonly winners: readonly Seat[] } | undefined,
): MatchStanding | undefined {
  if (bestOf !== MOST || result === undefined) return undefined;
  const before = match ?? { games: 0, wins: [0, 0] };
  const [winner] = result.winners.length === 1 ? result.winners : [];
  const wins = before.wins.map((n, seat) => n + (seat === winner ? 1 : 0));
  const games = before.games + 1;
  return { games, wins, isOver: games >= MOST || Math.max(...wins) >= ENOUGH };
}

/** The key under which the game after a table's is opened. */
export const keyOfNext = (table: string): string => `next:${table}`;

/** The table of the game before, by the key of a table; undefined: it is the first one. */
export const gameBefore = (key: string): string | undefined => /^next:(\w+)$/.exec(key)?.[1];

/** Whether another game follows a table's. A game that moderators have ended ends its match. */
export function hasNextGame(row: TableRow, result: { readonly winners: readonly Seat[] } | undefined): boolean {
  const options = readOptions(row);
  const standing = options === undefined ? undefined : standingOf(options, result);
  return standing !== undefined && !standing.isOver;
}
