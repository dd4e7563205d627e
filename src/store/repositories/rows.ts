/** Rows of the database as what the repositories return: undefined instead of null, places and seats within their table. */
import type { Schema } from '../schema.ts';
import type { InputRow, SeatRow, StandIn, TablePlace, TableRow } from '../types.ts';

export type TableSelect = Omit<Schema['tables']['$inferSelect'], 'state' | 'archived'> & {
  readonly hasRequests: boolean;
  readonly isWatched: boolean;
};

/** A table's row with its seats. */
export function rowOf(row: TableSelect, seatRows: readonly SeatRow[]): TableRow {
  const place: TablePlace = {
    guild: row.guild ?? undefined,
    channel: row.channel,
    thread: row.thread ?? undefined,
    lobbyMessage: row.lobbyMessage ?? undefined,
    liveMessage: row.liveMessage ?? undefined,
    liveFrom: row.liveFrom ?? undefined,
  };
  return {
    id: row.id,
    number: row.number ?? undefined,
    key: row.key,
    rev: row.rev,
    status: row.status,
    game: row.game,
    edition: row.edition,
    ruleset: row.ruleset ?? undefined,
    rules: row.rules ?? undefined,
    seed: row.seed,
    host: row.host,
    options: row.options,
    place,
    openedAt: row.openedAt,
    startedAt: row.startedAt ?? undefined,
    hostAt: row.hostAt ?? undefined,
    asleepAt: row.asleepAt ?? undefined,
    finishedAt: row.finishedAt ?? undefined,
    result: row.result ?? undefined,
    wholeFrame: row.wholeFrame ?? undefined,
    pauses: row.pauses ?? undefined,
    seats: seatRows,
    ...(row.hasRequests && { hasRequests: true as const }),
    ...(row.isWatched && { isWatched: true as const }),
  };
}

/** A seat as it is stored. */
export function seatOf(row: Schema['seats']['$inferSelect']): SeatRow {
  return {
    seat: row.seat,
    user: row.user ?? undefined,
    bot: row.bot ?? undefined,
    name: row.name,
    deck: row.deck ?? undefined,
    settings: row.settings ?? undefined,
    waitingSince: row.waitingSince ?? undefined,
    movedRev: row.movedRev,
    allowLeft: row.allowLeft ?? undefined,
    reserveLeft: row.reserveLeft ?? undefined,
    runningFrom: row.runningFrom ?? undefined,
    warnedAt: row.warnedAt ?? undefined,
    missed: row.missed ?? undefined,
    seenRev: row.seenRev ?? undefined,
    seenBefore: row.seenBefore ?? undefined,
    ...(row.directAt !== null && { directAt: row.directAt }),
    ...(row.calls !== null && { calls: row.calls }),
    ...(row.orders !== null && { orders: row.orders }),
    ...(row.standin !== null &&
      row.standinSince !== null && {
        standIn: { computer: row.standin, since: row.standinSince, untilTurn: row.standinUntil ?? undefined },
      }),
  };
}

/** A stand-in as the columns of a seat. */
export function standInColumns(standIn: StandIn | undefined) {
  return {
    standin: standIn?.computer ?? null,
    standinSince: standIn?.since ?? null,
    standinUntil: standIn?.untilTurn ?? null,
  };
}

/** An input as it is stored. */
export function inputOf(row: Schema['inputs']['$inferSelect']): InputRow {
  const { table: _table, undoneBy: _undoneBy, seat, user, ask, ...rest } = row;
  return { ...rest, seat: seat ?? undefined, user: user ?? undefined, ask: ask ?? undefined };
}
