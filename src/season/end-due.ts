/** A table of a season is ended without a result; due in the commit that decides it. */
import type { DueRow } from '#store/types';
import type { Millis, TableId } from '#table/types';
import type { Match, Season } from './types.ts';

export const END = /^season\.table-end:(\w+)$/;

export const endDue = (table: TableId, at: Millis): Omit<DueRow, 'table'> => ({
  ...{ kind: `season.table-end:${table}`, seat: -1, at },
});

/** The table of a match that is played, or was until it could not be any more. */
export const tableOf = ({ status, table }: Pick<Match, 'status' | 'table'>): TableId | undefined =>
  status === 'open' || status === 'stuck' ? table : undefined;

/** Tables that could not be played on, and whose matches have come to an end without them. */
export function endsOfStuck(before: Season, after: Season, now: Millis): readonly Omit<DueRow, 'table'>[] {
  const played = new Map(after.matches.map((match) => [match.id, tableOf(match)]));
  return before.matches.flatMap(({ id, status, table }) =>
    status === 'stuck' && table !== undefined && played.get(id) !== table ? [endDue(table, now)] : [],
  );
}
