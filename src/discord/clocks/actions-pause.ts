/** Pausing the clocks of a table. */

import { type Asking, tableOf } from '../table/actions-open.ts';
import { pauseMessage } from './screens/pause.ts';

/** Asks for how long the clocks of a table shall stand still. */
export async function openPause(ctx: Asking, id: string): Promise<void> {
  const { app, reply } = ctx;
  const table = await tableOf(ctx, id);
  if (table !== undefined) await reply.whisper(pauseMessage(table, app.now(), reply.t));
}
