/** Which row of the station players mostly add a card to. */
import { type Row, rows } from '../state.ts';

/** How many cards each row mostly comes to have, in proportion. */
const proportion: Readonly<Record<Row, number>> = { draw: 2, action: 3.2, discard: 1 };

/** The row that lags behind most. `cards`: how many lie in each. */
export function usualRow(cards: (row: Row) => number): Row {
  const want = (row: Row) => proportion[row] / (cards(row) + 1);
  return rows.reduce((max, row) => (want(row) > want(max) ? row : max));
}
