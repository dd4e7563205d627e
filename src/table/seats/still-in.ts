/** Who still plays at a table. */
import type { SeatRow } from '#store/types';
import type { Opened } from '../context.ts';
import { autopilotAt } from '../open/rows.ts';

type Person = SeatRow & { readonly user: string };

/** The seats of people who are neither out nor have conceded. */
export function stillIn({ row, game, state }: Pick<Opened, 'row' | 'game' | 'state'>): readonly Person[] {
  const { out, leaving = [] } = game.view(state, undefined);
  return row.seats.filter((seat): seat is Person => {
    if (seat.user === undefined || out.includes(seat.seat) || leaving.includes(seat.seat)) return false;
    return autopilotAt(row, game, seat.seat).conceded !== true;
  });
}
