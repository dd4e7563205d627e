import { accepted } from '../core/refuse.ts';
import type { Asking } from '../table/actions-open.ts';
import { takeBackMessage } from './screens/take-back.ts';

/** Shows what would be taken back, for the person to confirm. */
export async function openTakeBack({ app, reply }: Asking, table: string): Promise<void> {
  const found = accepted(await app.tables.takeBacks.find(table, reply.user));
  if (!found.free) {
    const _draft = accepted(
      await app.tables.requests.draft(table, reply.user, { kind: 'undo', details: { move: found.move } }),
    );
  }
  await reply.whisper(takeBackMessage(found, reply.t));
}
