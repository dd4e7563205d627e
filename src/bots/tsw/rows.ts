/** How the Admiral builds its station. */

import { usualRow } from '#games/tsw/rules/usual-row';
import type { Row } from '#games/tsw/state';
import type { SeatInView } from '#games/tsw/view';
import { mine, type Sight } from './sight.ts';

/** The row that a card should go to. */
export const rowWanted = (sight: Sight): Row => usualRow((row) => cardsIn(mine(sight), row));

export const cardsIn = ({ station }: SeatInView, row: Row): number => station[row].down + station[row].flipped.length;
