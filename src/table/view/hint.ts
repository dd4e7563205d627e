/** Hints: what a computer that looks ahead would do in a person's place. */
import type { Refusal } from '#kernel/ask';
import { type Context, openTable, seatOf } from '../context.ts';
import { chanceOf } from '../play/automatic-moves.ts';
import { refuse } from '../refusals.ts';
import { type Hint, isRefusal, mayHaveHints, type UserId } from '../types.ts';
import { viewFor } from './table-view.ts';

/** Takes as long as the computer thinks. */
export async function hint(context: Context, id: string, user: UserId): Promise<Hint | Refusal> {
  const opened = await openTable(context, id);
  if (isRefusal(opened)) return opened;
  const { row, game, state } = opened;
  const seat = seatOf(row, user);
  if (seat === undefined) return refuse('table.not-seated');
  const tableView = await viewFor(context, opened, user);
  if (!mayHaveHints(tableView.table, seat)) return refuse('hint.people');
  const [ask] = tableView.view.owing.includes(seat) ? tableView.view.asks : [];
  if (ask === undefined) return refuse('hint.nothing');
  const adviser = Object.values(context.bots).findLast(({ weigh }) => weigh !== undefined);
  if (adviser?.weigh === undefined) return refuse('hint.nobody');
  try {
    const weighed = await adviser.weigh(game, state, ask, chanceOf(row, ask));
    return { tableView, ask, by: adviser.name, weighed };
  } catch (error) {
    context.log.warn({ table: id, ask: ask.id, err: error }, 'a computer player could not think about a hint');
    return refuse('hint.nobody');
  }
}
