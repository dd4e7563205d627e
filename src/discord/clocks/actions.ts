/** Clocks, and what is shown once somebody has decided about a seat whose time was up. */
import type { LateOver, TableInfo } from '#table/types';
import type { PressContext } from '../core/press.ts';
import { type Asking, lookAt } from '../table/actions-open.ts';
import { translatorIn } from '../words.ts';
import { clocksMessage, lateOverMessage } from './screens/clocks.ts';

/** Closes the question in the pressed message. The outbox does the same, should this be lost. */
export async function settledLate(
  { reply }: PressContext,
  table: TableInfo,
  seat: number,
  over: LateOver,
): Promise<void> {
  const info = table.seats.find((one) => one.seat === seat);
  if (info !== undefined) await reply.update(lateOverMessage(info, over, translatorIn(table.options.language)));
}

/** Shows how much time everybody at a table has left. */
export async function openClocks(ctx: Asking, id: string): Promise<void> {
  const tableView = await lookAt(ctx, id);
  if (tableView !== undefined) await ctx.reply.whisper(clocksMessage(tableView, ctx.app.now(), ctx.reply.t));
}
