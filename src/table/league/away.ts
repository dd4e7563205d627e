/** Days of a season on which somebody is away: their clock stands still in all of its games. */
import type { Refusal } from '#kernel/ask';
import { happensAt } from '../change/commit.ts';
import { type Context, seatOf } from '../context.ts';
import type { Fact } from '../facts/index.ts';
import { readOptions } from '../open/options.ts';
import type { AwayFrom, TableInfo, UserId } from '../types.ts';
import { changeLeagueTable, recounted } from './change.ts';

export function setAway(
  context: Context,
  id: string,
  user: UserId,
  away: readonly AwayFrom[],
): Promise<TableInfo | Refusal> {
  return changeLeagueTable(context, id, (row, league) => {
    const seat = seatOf(row, user);
    const before = league.away ?? [];
    const after = [
      ...before.filter((one) => one.seat !== seat),
      ...(seat === undefined ? [] : away.map(({ from, to }) => ({ seat, from, to }))),
    ];
    if (seat === undefined || JSON.stringify(after) === JSON.stringify(before)) return undefined;
    const options = JSON.stringify({ ...readOptions(row), league: { ...league, away: after } });
    const now = context.now();
    const setDue = recounted(row, now, [seat]);
    const next = away.find((one) => one.to > now && !before.some(({ from, to }) => from === one.from && to === one.to));
    const told: Fact =
      next === undefined
        ? { fact: 'away-no-more', seat }
        : { fact: 'goes-away', seat, from: next.from, until: next.to };
    return happensAt(context, row, { table: id, expect: row.rev, row: { options }, setDue }, told);
  });
}
