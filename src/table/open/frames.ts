/** The states that a table has had: one is stored with each commit of a running game, as a frame. */
import type { Store, TableRow } from '#store/types';
import { type PackedFrame, pack, unpack } from './frame-packing.ts';

/** One frame in so many is stored whole, so that reading one takes at most as many. */
const WHOLE_EVERY = 32;

/**
 * The frame of the table's next rev. `before`: the state as it is stored; undefined: there is none yet. The first frame of a
 * table is whole, also of one that an earlier program began.
 */
export function nextFrame(
  { rev, wholeFrame }: Pick<TableRow, 'rev' | 'wholeFrame'>,
  state: string,
  before: string | undefined,
): PackedFrame {
  const isDue = wholeFrame === undefined || rev + 1 - wholeFrame >= WHOLE_EVERY;
  return pack(state, isDue ? undefined : before);
}

/**
 * The state that a table had at a rev, to the letter as it was stored (`Game.open` reads it). Undefined if there is no frame
 * of that rev (see `revsOf`), or if it cannot be read.
 */
export async function stateAt(
  { store }: { readonly store: Pick<Store, 'frames'> },
  row: Pick<TableRow, 'id'>,
  rev: number,
): Promise<string | undefined> {
  return unpack(await store.frames.upTo(row.id, rev));
}

/**
 * The revs of a table whose states are stored, in order. Empty for one that an earlier program played to its end, or that has
 * been over for long; revs that changed nothing of the game have none.
 */
export function revsOf(
  { store }: { readonly store: Pick<Store, 'frames'> },
  row: Pick<TableRow, 'id'>,
): Promise<readonly number[]> {
  return store.frames.revs(row.id);
}
