/** One step in a lobby. Every step is idempotent. */

import { usesDecks } from '#face/deck';
import type { Game } from '#face/game';
import type { Refusal } from '#kernel/ask';
import type { Change, SeatRow, TableRow } from '#store/types';
import { changeTable, findInfo, findRow } from '../change/change-table.ts';
import { happensAt } from '../change/commit.ts';
import { type Context, gameOf } from '../context.ts';
import { type DueKind, wholeTable } from '../due/kinds.ts';
import { readOptions } from '../open/options.ts';
import { infoOf } from '../open/rows.ts';
import { refuse } from '../refusals.ts';
import { isRefusal, type Millis, type TableInfo, type TableOptions, type UserId } from '../types.ts';

/** What a step in the lobby changes; `undefined`: nothing needs to change. */
type Step = LobbyChange | 'called-off' | Refusal | undefined;
type LobbyChange = Pick<Change, 'row' | 'seats' | 'room'>;
type Decide = (row: TableRow, game: Game, options: TableOptions) => Step | Promise<Step>;
type Special = {
  /** Who takes the step; the host's are noted. */
  readonly by?: UserId;
  readonly running?: 'table.leave-running';
  readonly cancelled?: 'go on';
};

/** `before`: the lobby that the decision is based on. */
type LobbyChanged = { readonly before: TableRow; readonly table: TableInfo };

/** Reads, decides and stores. */
export function changeLobby(
  context: Context,
  id: string,
  decide: Decide,
  special: Special = {},
): Promise<LobbyChanged | Refusal> {
  return changeTable<TableRow, LobbyChanged>(context, id, findRow, async (row) => {
    if (row.status === 'running' && special.running !== undefined) return refuse(special.running);
    const closed = notLobby(row);
    if (closed !== undefined && !(row.status === 'cancelled' && special.cancelled === 'go on')) return closed;
    const game = await gameOf(context, row).catch(() => undefined);
    const options = readOptions(row);
    if (game === undefined || options === undefined) return refuse('table.broken', { table: id });
    const decided = await decide(row, game, options);
    if (decided === undefined) return { answer: { before: row, table: infoOf(row, game, false) } };
    if (isRefusal(decided)) return decided;
    return {
      change: lobbyChange(context, row, decided, { game, options, by: special.by }),
      async result() {
        const table = await findInfo(context, id);
        return isRefusal(table) ? table : { before: row, table };
      },
    };
  });
}

/** `changeLobby` for callers that need only the resulting table. */
export async function step(
  context: Context,
  id: string,
  decide: Decide,
  special: Special = {},
): Promise<TableInfo | Refusal> {
  const done = await changeLobby(context, id, decide, special);
  return isRefusal(done) ? done : done.table;
}

function lobbyChange(
  context: Context,
  row: TableRow,
  change: LobbyChange | 'called-off',
  { game, options, by }: { readonly game: Game; readonly options: TableOptions; readonly by: UserId | undefined },
): Change {
  const { id: table, rev: expect } = row;
  if (change === 'called-off') return happensAt(context, row, { table, expect }, { fact: 'cancelled', why: change });
  const { seats = row.seats } = change;
  const noted = by === row.host ? { hostAt: context.now(), ...change.row } : change.row;
  const after = { ...row, ...change.row, seats };
  if (startsItself(after, game, readOptions(after) ?? options)) {
    const setDue = [{ kind: 'autostart' satisfies DueKind, seat: wholeTable, at: context.now() }];
    return happensAt(context, after, { ...change, row: noted, table, expect, setDue }, { fact: 'lobby-changed' });
  }
  const fills = by !== row.host && row.seats.length < options.seats && seats.length >= options.seats;
  const fact = fills ? ({ fact: 'lobby-full' } as const) : ({ fact: 'lobby-changed' } as const);
  return happensAt(context, after, { ...change, row: noted, table, expect }, fact);
}

/** Whether a lobby begins by itself: its host wanted that, every seat is taken, and all people have chosen their decks. */
export function startsItself({ status, seats }: TableRow, game: Game, options: TableOptions): boolean {
  if (options.autostart !== true || status !== 'lobby' || seats.length < options.seats) return false;
  return !usesDecks(game) || seats.every(({ user, deck }) => user === undefined || deck !== undefined);
}

/** The refusal for a table that is not, or no longer, a lobby; undefined if it is one. */
export function notLobby(row: TableRow): Refusal | undefined {
  switch (row.status) {
    case 'lobby':
      return undefined;
    case 'running':
      return refuse('table.running');
    case 'finished':
      return refuse('table.finished');
    default:
      return refuse('table.cancelled');
  }
}

/** After how long without anything from the host, in ms, others may act for them. */
const hostGoneAfter = 24 * 60 * 60 * 1000;

/** Whether somebody may start or cancel a lobby in place of its host: they sit there, and the host does nothing. */
export function actsForHost({ seats, openedAt, hostAt }: TableRow, user: UserId, now: Millis): boolean {
  return seats.some((seat) => seat.user === user) && now - (hostAt ?? openedAt) >= hostGoneAfter;
}

export function notHost(row: TableRow): Refusal {
  return refuse('table.not-host', { host: row.seats.find((seat) => seat.user === row.host)?.name ?? 'the host' });
}

/** The fields of a seat that has just been taken. */
export const emptySeat: Omit<SeatRow, 'seat' | 'name'> = {
  user: undefined,
  bot: undefined,
  deck: undefined,
  settings: undefined,
  waitingSince: undefined,
  movedRev: 0,
};

/** Renumbers seats after one was given up. */
export function closeUp(seats: readonly SeatRow[]): readonly SeatRow[] {
  return seats.map((seat, index) => ({ ...seat, seat: index }));
}
