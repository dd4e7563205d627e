import { type Press, whispered } from '../../core/press.ts';
import { lookAt } from '../../table/actions-open.ts';
import { watchMessage } from '../../table/screens/watch.ts';

/** Asks what a spectator wants to be told of a game. */
export const watchPress: Press<'watch'> = {
  verb: 'watch',
  response: whispered,
  async run(ctx, { table }) {
    const { app, reply } = ctx;
    const look = await lookAt(ctx, table);
    if (look === undefined) return;
    const told = await app.tables.watching(table, reply.user);
    await reply.whisper(watchMessage(look.table, told ?? 'off', reply.say));
  },
};
