/** Pausing the clocks of a table. */
import { pauseMessage } from '../present/pause.ts';
import { type Asking, tableOf } from './tables.ts';

/** Asks for how long the clocks of a table shall stand still. */
export async function openPause(ctx: Asking, id: string): Promise<void> {
  const { app, reply } = ctx;
  const table = await tableOf(ctx, id);
  if (table !== undefined) await reply.whisper(pauseMessage(table, app.now(), reply.say));
}
