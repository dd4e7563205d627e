/** Time that is added to the banks of a league's game. */
import type { Refusal } from '#kernel/ask';
import type { Change, SeatPatch, SeatRow, TableRow } from '#store/types';
import { happensAt } from '../change/commit.ts';
import { clockDues } from '../clock/seat-clocks.ts';
import { timesOf } from '../clock/times.ts';
import type { Context } from '../context.ts';
import { readOptions } from '../open/options.ts';
import type { AddedTime, LeagueGame, TableInfo } from '../types.ts';
import { changeLeagueTable } from './change.ts';

const DAY = 24 * 60 * 60 * 1000;

export function addTime(context: Context, id: string, wanted: AddedTime): Promise<TableInfo | Refusal> {
  return changeLeagueTable(context, id, (row, league) =>
    league.given?.includes(wanted.key) === true ? undefined : changeFor(context, row, league, wanted),
  );
}

/** Undefined: the table has no clock. */
async function changeFor(context: Context, row: TableRow, league: LeagueGame, { key, seats, ms, by }: AddedTime) {
  const times = await timesOf(context, row);
  if (times === undefined) return undefined;
  const { clock } = times;
  const longer = row.seats
    .filter(({ seat }) => seats.includes(seat))
    .map(
      (seat): SeatRow => ({
        ...seat,
        allowLeft: seat.allowLeft ?? clock.allow,
        reserveLeft: (seat.reserveLeft ?? clock.reserve) + ms,
        warnedAt: undefined,
      }),
    );
  const keys = [...(league.given ?? []), key];
  const options = JSON.stringify({ ...readOptions(row), league: { ...league, given: keys } });
  const given = { fact: 'time-added', seats, days: Math.round(ms / DAY), ...(by !== undefined && { by }) } as const;
  const change: Change = {
    table: row.id,
    expect: row.rev,
    row: { options },
    patch: longer.map(
      ({ seat, allowLeft, reserveLeft }): SeatPatch => ({
        seat,
        allowLeft,
        reserveLeft,
        warnedAt: undefined,
      }),
    ),
    setDue: longer.flatMap((seat) => clockDues(seat, times)),
  };
  return happensAt(context, row, change, given);
}
