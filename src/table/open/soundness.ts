/** Whether a game can be played on: found out from what is stored of it, without changing anything. */
import type { Game } from '#face/game';
import type { Refusal } from '#kernel/ask';
import type { Store, TableRow } from '#store/types';
import { type Context, gameOf, type OpeningContext } from '../context.ts';
import type { Soundness, TableId } from '../types.ts';
import { readOptions } from './options.ts';

/** Where the rev is noted at which the rules have failed at somebody's move. */
const faultOf = (table: TableId): string => `fault:${table}`;

/** Notes that the rules have failed at a move. */
const noteFault = ({ store }: { readonly store: Store }, { id, rev }: Pick<TableRow, 'id' | 'rev'>) =>
  store.notes.set(faultOf(id), String(rev));

/** A refusal of the rules, for people to read; the details of a fault go only to the log. */
export function rulesRefused(context: Context, row: TableRow, refusal: Refusal): Refusal {
  if (refusal.refused !== 'fault' && refusal.refused !== 'runaway') {
    return refusal.with === undefined ? { refused: refusal.refused } : { refused: refusal.refused, with: refusal.with };
  }
  context.log.error({ table: row.id, rev: row.rev, refusal }, 'the rules failed at a move; it was not made');
  if (readOptions(row)?.league !== undefined) context.later(() => noteFault(context, row));
  return { refused: refusal.refused };
}

export async function soundness(context: OpeningContext, id: TableId): Promise<Soundness> {
  const { store } = context;
  // As it is stored, whatever this process remembers of it.
  const loaded = await store.tables.load(id);
  if (loaded?.row.status !== 'running') return 'over';
  const { row, state = '' } = loaded;
  let game: Game;
  try {
    game = await gameOf(context, row);
    // A process of a newer version plays it on.
    if (row.rules !== undefined && row.rules > game.rulesVersion) return 'sound';
    if (readOptions(row) === undefined) return 'unreadable';
    game.view(game.open(state), undefined);
  } catch {
    return 'unreadable';
  }
  // Nobody has got further since the rules failed.
  if ((await store.notes.get(faultOf(id))) === String(row.rev)) return 'failing';
  return goesOn(game, state) ? 'sound' : 'failing';
}

/** Whether the rules take the usual answers to what is asked. */
function goesOn(game: Game, text: string): boolean {
  try {
    const { owing } = game.view(game.open(text), undefined);
    return owing.every((seat) => {
      const state = game.open(text);
      const ask = game.view(state, seat).asks.find((one) => one.seat === seat);
      if (ask === undefined) return true;
      const outcome = game.answer(state, { seat, ask: ask.id, answer: ask.fallback });
      return !('refused' in outcome) || (outcome.refused !== 'fault' && outcome.refused !== 'runaway');
    });
  } catch {
    return false;
  }
}
