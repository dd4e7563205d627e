/** Who sits where when the same people play again. */
import type { SeatRow, Store, TableRow } from '#store/types';

/** The key of the lobby that follows a game; `attempt`: counts those that were cancelled. */
export const keyAfter = (table: string, cancelled: number): string => `again:${table}:${cancelled}`;

const afterShape = /^again:([^:]+):\d+$/;

/**
 * The seats of a lobby, numbered in the order of the game that it follows, except that whoever had the first seat there has the last one
 * now. People who did not play in it come after the others; in other lobbies everybody stays where they are.
 */
export async function seatsInTurn(
  { tables }: Pick<Store, 'tables'>,
  { key }: Pick<TableRow, 'key'>,
  seats: readonly SeatRow[],
): Promise<readonly SeatRow[]> {
  const [, before] = afterShape.exec(key) ?? [];
  const last = before === undefined ? undefined : await tables.find(before);
  return last === undefined ? seats : inTurnAfter(last.seats, seats);
}

export function inTurnAfter(last: readonly SeatRow[], seats: readonly SeatRow[]): readonly SeatRow[] {
  const [first, ...others] = last;
  const order = first === undefined ? [] : [...others, first];
  const place = ({ user, bot, name }: SeatRow): number => {
    const found = order.findIndex((one) =>
      user === undefined ? one.bot === bot && one.name === name : one.user === user,
    );
    return found < 0 ? order.length : found;
  };
  return seats.toSorted((one, other) => place(one) - place(other)).map((one, seat) => ({ ...one, seat }));
}
