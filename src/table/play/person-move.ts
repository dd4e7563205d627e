/** What a person does at a running table: one move, or a change to their seat, stored with the automatic moves that follow. */
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { Change, TableRow } from '#store/types';
import { changeTable } from '../change/change-table.ts';
import { type AlsoStored, changeOf } from '../change/record.ts';
import { type Context, type Opened, openToMove, seatOf } from '../context.ts';
import { refuse } from '../refusals.ts';
import { isRefusal, type Moved, type UserId } from '../types.ts';
import { entryOf, namesOf, viewFor } from '../view/table-view.ts';
import { newMoves, type PendingMoves, playAutomatic } from './automatic-moves.ts';

/** What was done to the course. `also`: what is stored besides its moves. */
type Done = Refusal | 'repeated' | { readonly also: AlsoStored } | undefined;
type SeatMove = (moves: PendingMoves, seat: Seat) => Done | Promise<Done>;

/** A person's move: opens the table, makes the move and the automatic ones, and stores them. */
export function moveOf(context: Context, id: string, user: UserId, make: SeatMove): Promise<Moved | Refusal> {
  return changeTable<Opened, Moved>(context, id, openToMove, async (opened) => {
    const seat = seatOf(opened.row, user);
    if (seat === undefined) return refuse('table.not-seated');
    const moves = newMoves(opened);
    const made = await make(moves, seat);
    if (made === 'repeated') return { answer: { tableView: await viewFor(context, opened, user), happened: [] } };
    if (isRefusal(made)) return made;
    await playAutomatic(context, moves);
    const change = await changeOf(context, moves, made?.also);
    return { moves, change, result: () => movedTo(context, moves, change, user) };
  });
}

/** The result of a stored move, without reading the table again. */
export async function movedTo(context: Context, moves: PendingMoves, change: Change, user: UserId): Promise<Moved> {
  const { game, state } = moves;
  const row = rowAfter(moves.row, change);
  const inputs = change.inputs ?? [];
  const opened: Opened = { row, game, state, text: change.row?.state ?? '', rulesChange: undefined };
  const seat = seatOf(row, user);
  return {
    tableView: await viewFor(context, opened, user, inputs),
    happened: inputs.map((input) => entryOf(input, game, seat, namesOf(row))),
  };
}

/** A table's row after a change that has just been stored. */
function rowAfter(row: TableRow, { row: changed = {}, patch = [] }: Change): TableRow {
  const { state: _, ...columns } = changed;
  const seats = row.seats.map((seat) => ({ ...seat, ...patch.find((one) => one.seat === seat.seat) }));
  return { ...row, ...columns, rev: row.rev + 1, seats };
}
