/** How the Admiral builds its station. */
import { type Row, rows } from '#games/tsw/state';
import type { SeatInView } from '#games/tsw/view';
import { best } from '../player.ts';
import { mine, type Sight } from './sight.ts';

/** How many cards each row should come to have, in proportion. */
const proportion: Readonly<Record<Row, number>> = {
  draw: 2,
  action: 3.2,
  discard: 1,
};

/** The row that lags behind most. */
export function rowWanted(sight: Sight): Row {
  return best(rows, (row) => proportion[row] / (cardsIn(mine(sight), row) + 1)) ?? 'action';
}

export const cardsIn = ({ station }: SeatInView, row: Row): number => station[row].down + station[row].flipped.length;
