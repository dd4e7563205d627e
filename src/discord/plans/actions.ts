/** Setting answers beforehand: each step in place of the one before. */
import type { Ask } from '#kernel/ask';
import { isRefusal, type PlannedMoveProposal, type TableView } from '#table/types';
import type { PressContext } from '../core/press.ts';
import { explained } from '../core/refuse.ts';
import type { SeenAsk } from '../core/spec.ts';
import { openAsk } from '../panel/screens/panel.ts';
import { askKey } from '../press-id.ts';
import { lookAt } from '../table/actions-open.ts';
import { ordersMessage } from './screens/orders.ts';

type AskPress = { readonly table: string; readonly ask: SeenAsk };

/** Shows what the person has set beforehand, in place of the pressed message or as a new one. */
export async function showOrders(
  ctx: PressContext,
  table: string,
  how: 'update' | 'whisper',
  note?: string,
): Promise<void> {
  const tableView = await lookAt(ctx, table);
  if (tableView !== undefined) await ctx.reply[how](ordersMessage(tableView, ctx.reply.t, note));
}

/** The ask that a screen was about, as long as it is open; otherwise shows the list, and says that the table has moved on. */
export async function askOf(
  ctx: PressContext,
  { table, ask: seen }: AskPress,
  how: 'update' | 'whisper',
): Promise<{ readonly tableView: TableView; readonly ask: Ask } | undefined> {
  const tableView = await lookAt(ctx, table);
  const ask = openAsk(tableView);
  if (tableView.seat !== undefined && ask !== undefined && askKey(ask) === seen.key) return { tableView, ask };
  await ctx.reply[how](ordersMessage(tableView, ctx.reply.t, ctx.reply.t('panel.moved')));
  return undefined;
}

/** Sets an answer beforehand, and shows the list with it. */
export async function addOrder(ctx: PressContext, table: string, wish: PlannedMoveProposal): Promise<void> {
  const { app, reply } = ctx;
  const result = await app.tables.orders.add(table, reply.user, wish);
  const note = isRefusal(result) ? explained(app, result) : reply.t('order.saved');
  if (isRefusal(result)) return showOrders(ctx, table, 'update', note);
  await reply.update(ordersMessage(result.tableView, reply.t, note));
}
