/** Pauses of a table, in which all of its clocks stand still. */
import type { TableRow } from '#store/types';
import { readPauses } from '../open/rows.ts';
import type { Millis } from '../types.ts';

/** The most that a pause may last, ms. */
export const maxPause = 30 * 24 * 60 * 60 * 1000;
/** Until when a table pauses; undefined: it does not. */
export function pausedUntil(row: Pick<TableRow, 'pauses'>, now: Millis): Millis | undefined {
  const current = readPauses(row).filter(({ from, to }) => from <= now && to > now);
  return current.length === 0 ? undefined : Math.max(...current.map(({ to }) => to));
}
