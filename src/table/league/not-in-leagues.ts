/** What people agree on at other tables is not theirs to decide at a league's. */
import type { Refusal } from '#kernel/ask';
import { readOptions } from '../open/options.ts';
import { refuse } from '../refusals.ts';

/** Why something cannot be done at a table of a league, where everybody plays for themselves; undefined: it is none. */
export function notInLeagues(row: Parameters<typeof readOptions>[0]): Refusal | undefined {
  return readOptions(row)?.league === undefined ? undefined : refuse('table.league');
}
