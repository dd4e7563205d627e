/** Who has come to a match of a league, and the reminder of those who have not. */
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import { seasonKey } from '#store/season-key';
import type { DueRow, SeatRow, TableRow } from '#store/types';
import { changeTable, findRow } from '../change/change-table.ts';
import { happensAt } from '../change/commit.ts';
import { reach } from '../clock/calendar.ts';
import { type Times, timesOf } from '../clock/times.ts';
import type { Context } from '../context.ts';
import { unreachedKind, wholeTable } from '../due/kinds.ts';
import { readFact } from '../facts/index.ts';
import { warningId } from '../messages/warned.ts';
import type { Millis, SeatArrival, TableId, TableOptions, WarningOf } from '../types.ts';

/** More facts than any table has. */
const ALL = 100_000;

/**
 * Who has come to the match that a table belongs to: whoever has moved in a game of it, or has opened their hand or panel.
 * `patience`: how long somebody may let it wait before they have come, ms of their clock. By seat; undefined: no such table.
 */
export async function arrivals(
  context: Context,
  table: TableId,
  patience: Millis,
): Promise<readonly SeatArrival[] | undefined> {
  const { store } = context;
  const row = await store.tables.find(table);
  if (row === undefined) return undefined;
  const times = await timesOf(context, row);
  const movers = await moversAt(context, table);
  return row.seats.map((seat) => ({
    seat: seat.seat,
    hasCome: movers.has(seat.seat) || seat.seenRev !== undefined,
    ...(seat.waitingSince !== undefined && times !== undefined && timeToCome(seat, times, patience)),
  }));
}

async function moversAt({ store }: Context, table: TableId): Promise<ReadonlySet<Seat>> {
  const facts = (await store.facts.of(table, { limit: ALL })).flatMap((row) => readFact(row) ?? []);
  return new Set(facts.flatMap((one) => (one.fact === 'moved' && one.by === 'person' ? [one.seat] : [])));
}

/**
 * When half of the time is over in which somebody who is waited for has to come, and all of it. What they were given counts for
 * it, and what they have used before is gone, but half of what is left to them is always theirs.
 */
function timeToCome(seat: SeatRow, times: Times, patience: Millis): Pick<SeatArrival, 'half' | 'end'> {
  const { runningFrom, reserveLeft = times.clock.reserve } = seat;
  if (runningFrom === undefined) return {};
  const left = Math.max(patience + reserveLeft - times.clock.reserve, Math.min(patience, reserveLeft / 2));
  const calendar = times.calendar(seat, runningFrom);
  return { half: reach(calendar, runningFrom, left / 2), end: reach(calendar, runningFrom, left) };
}

/** Reminds somebody that they have to come to their match by then. Idempotent: `at` makes it one reminder. */
export async function remindToCome(
  context: Context,
  { table, seat, at }: Omit<WarningOf, 'kind'>,
  comeBy: Millis,
): Promise<Refusal | undefined> {
  return changeTable<TableRow, undefined>(context, table, findRow, async (row) => {
    const isKnown = (await context.store.outbox.find(warningId({ kind: 'come', table, seat, at }))) !== undefined;
    if (row.status !== 'running' || isKnown) return { answer: undefined };
    const change = { table, expect: undefined };
    const fact = { fact: 'time-short', seat, comeBy } as const;
    return { change: happensAt(context, row, change, fact, undefined, at), result: () => undefined };
  });
}

/** What is due for the season of a table when somebody there cannot be warned. */
export function unreachedDue(options: TableOptions | undefined, seat: Seat, now: Millis): readonly DueRow[] {
  const { season, match } = options?.league ?? {};
  if (season === undefined || match === undefined) return [];
  return [{ table: seasonKey(season), kind: unreachedKind(match, seat), seat: wholeTable, at: now }];
}
