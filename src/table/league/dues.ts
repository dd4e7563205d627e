/** What is due in the place of a season when something happens at a game of its match. */
import { seasonKey } from '#store/season-key';
import type { DueRow } from '#store/types';
import { nextGameKind, recordKind, wholeTable } from '../due/kinds.ts';
import type { TableOptions } from '../types.ts';

/** What is due for a season when a game of its match is over. */
export function recordDue(options: TableOptions | undefined, now: number): readonly DueRow[] {
  const { season, match } = options?.league ?? {};
  if (season === undefined || match === undefined) return [];
  return [{ table: seasonKey(season), kind: recordKind(match), seat: wholeTable, at: now }];
}

/** What is due for a season when another game of a match follows: the league says who plays it. */
export function nextGameDue({ league }: Pick<TableOptions, 'league'>, at: number): DueRow | undefined {
  return league === undefined
    ? undefined
    : { table: seasonKey(league.season), kind: nextGameKind(league.match), seat: wholeTable, at };
}
