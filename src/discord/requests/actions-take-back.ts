/** Taking moves back. */
import { isRefusal } from '#table/types';
import { refuse } from '../core/refuse.ts';
import type { Asking } from '../table/actions-open.ts';
import { takeBackMessage } from './screens/take-back.ts';

/** Shows what would be taken back, for the person to confirm. */
export async function openTakeBack({ app, reply }: Asking, table: string): Promise<void> {
  const found = await app.tables.takeBacks.find(table, reply.user);
  if (isRefusal(found)) return refuse(app, reply, found);
  if (!found.free) {
    const draft = await app.tables.requests.draft(table, reply.user, { kind: 'undo', details: { move: found.move } });
    if (isRefusal(draft)) return refuse(app, reply, draft);
  }
  await reply.whisper(takeBackMessage(found, reply.say));
}
