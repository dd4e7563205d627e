/** From where a person may see a game again. */
import type { Refusal } from '#kernel/ask';
import type { TableRow } from '#store/types';
import { type Context, seatOf } from '../context.ts';
import { hasNextGame, wasCutShort } from '../lobby/match.ts';
import { readOptions } from '../open/options.ts';
import { readResult } from '../open/rows.ts';
import { refuse } from '../refusals.ts';
import type { UserId, Viewpoint } from '../types.ts';

type Asking = Pick<Context, 'store' | 'now'>;

/** More facts than any table has. */
const all = 100_000;

/** The viewpoints of a person, the usual one first. */
export async function viewpointsOf(context: Asking, row: TableRow, user: UserId): Promise<readonly Viewpoint[]> {
  const seat = seatOf(row, user);
  const own: readonly Viewpoint[] = seat === undefined ? [] : [seat];
  if (!(await areHandsOpen(context, row))) return [...own, 'spectator'];
  const others = row.seats.map((one) => one.seat).filter((one) => one !== seat);
  return [...own, 'spectator', ...others, 'open'];
}

/** The viewpoint that a person asks for, or the refusal if it is not theirs. */
export function granted(
  row: TableRow,
  views: readonly Viewpoint[],
  wanted: Viewpoint | undefined,
): Viewpoint | Refusal {
  const [usual = 'spectator'] = views;
  if (wanted === undefined) return usual;
  if (views.includes(wanted)) return wanted;
  return refuse(row.status === 'finished' ? 'replay.hidden' : 'replay.not-yours');
}

/** Whether everybody may see what everybody held. */
async function areHandsOpen(context: Asking, row: TableRow): Promise<boolean> {
  const result = readResult(row);
  const options = readOptions(row);
  if (options?.open === true && row.status === 'running') return true;
  if (row.status !== 'finished' || result === undefined || options === undefined) return false;
  // A season's decks stay in play from game to game.
  if (options.league !== undefined) return false;
  // Whoever ended a game from outside must not come to see its hands by that.
  if (result.how === 'moderator') return false;
  if (options.handsHiddenUntil !== undefined && context.now() < options.handsHiddenUntil) return false;
  return !(await isFollowed(context, row));
}

/** Whether a game of a match is followed by another that is not over yet: its decks stay in play. */
async function isFollowed(context: Asking, row: TableRow): Promise<boolean> {
  const { store } = context;
  for (let last = row; ; ) {
    const result = readResult(last);
    if (last.status === 'cancelled' || wasCutShort(result)) return false;
    if (last.status !== 'finished') return true;
    if (!hasNextGame(last, result)) return false;
    const next = await store.tables.byKey(`next:${last.id}`);
    if (next === undefined) {
      const facts = await store.facts.of(last.id, { limit: all });
      return !facts.some(({ kind }) => kind === 'match-stopped');
    }
    last = next;
  }
}
