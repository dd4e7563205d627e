/** A table of a season is ended without a result; due in the commit that decides it. */
import type { DueRow } from '#store/types';
import type { Millis, TableId } from '#table/types';
import { changesOf } from '../changes.ts';
import type { Match, Season } from '../types.ts';

export const END = /^season\.table-end:(\w+)$/;

export const endDue = (table: TableId, at: Millis): Omit<DueRow, 'table'> => ({
  ...{ kind: `season.table-end:${table}`, seat: -1, at },
});

const UNUSED = /^season\.table-unused:(\w+):(\d+)$/;

/** The key under which the next table of a match is opened. */
export const nextKey = ({ id, games }: Pick<Match, 'id' | 'games'>): string => `match:${id}:${games + 1}`;

/** The key of a table that is due to end as its match does not wait for it any more; undefined: something else is due. */
export function unusedKey(kind: string): string | undefined {
  const [, id, games] = UNUSED.exec(kind) ?? [];
  return id === undefined ? undefined : nextKey({ id, games: Number(games) });
}

/** Tables that may have been opened for matches that do not wait for them any more: the program may have ended before it knew. */
export function endsOfUnused(before: Season, after: Season, now: Millis): readonly Omit<DueRow, 'table'>[] {
  const ends = ({ id, games }: Match) => ({ kind: `season.table-unused:${id}:${games}`, seat: -1, at: now });
  if (after.status === 'cancelled') return before.matches.filter(({ status }) => status === 'waiting').map(ends);
  return changesOf(before, after).matches.flatMap(({ was, is }) =>
    was?.status !== 'waiting' || is?.status === 'waiting' || is?.status === 'open' ? [] : [ends(was)],
  );
}

/** The table of a match that is played, or was until it could not be any more. */
export const tableOf = ({ status, table }: Pick<Match, 'status' | 'table'>): TableId | undefined =>
  status === 'open' || status === 'stuck' ? table : undefined;

/** Tables that could not be played on, and whose matches have come to an end without them. */
export function endsOfStuck(before: Season, after: Season, now: Millis): readonly Omit<DueRow, 'table'>[] {
  return changesOf(before, after).matches.flatMap(({ was, is }) =>
    was?.status === 'stuck' && was.table !== undefined && (is === undefined || tableOf(is) !== was.table)
      ? [endDue(was.table, now)]
      : [],
  );
}
