import { COLORS, line } from '../core/components.ts';
import { accepted } from '../core/refuse.ts';
import { type Asking, tableOf } from './actions-open.ts';
import { leaveSeatMessage } from './screens/stuck.ts';

/** Asks for confirmation before the computer plays for the person. */
export async function openStandIn(ctx: Asking, id: string): Promise<void> {
  const table = await tableOf(ctx, id);
  if (table !== undefined) await ctx.reply.whisper(leaveSeatMessage(table, ctx.reply.t));
}

/** Lets the computer play for the person, for a number of turns or until they are back. */
export async function leaveSeat({ app, reply }: Asking, table: string, turns?: number): Promise<void> {
  const _left = accepted(await app.tables.leaveToComputer(table, reply.user, turns));
  await reply.update(line(reply.t('standIn.begun', { turns: turns ?? 0 }), COLORS.calm));
}
