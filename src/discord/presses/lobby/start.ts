import { isRefusal } from '#table/types';
import { showChanged, showLobby } from '../../actions/lobby.ts';
import { permissionNames } from '../../permissions.ts';
import { COLORS, line } from '../../present/components.ts';
import { lobbyMessage } from '../../present/lobby.ts';
import { inPublicPlace, type Press } from '../../press.ts';
import { aboutThread } from '../../threads.ts';

/** Starts the game. If no thread can be created for the table, the presser is told why. */
export const startPress: Press<'start'> = {
  verb: 'start',
  response: inPublicPlace,
  async run(ctx, { table: id }) {
    const { app, reply } = ctx;
    const started = await showChanged(ctx, await app.tables.start(id, reply.user));
    if (started === undefined) return;
    // If the thread was created before this response, the response has just overwritten the link to it.
    const table = await app.tables.info(id);
    if (isRefusal(table)) return;
    const note = await aboutThread(app, table, reply.sayAll);
    if (note !== undefined || table.place.thread !== started.place.thread) {
      await showLobby(ctx, table, lobbyMessage(table, reply.sayAll, note));
    }
    if (table.place.thread !== undefined) return;
    const missing = (['CreatePublicThreads', 'SendMessagesInThreads'] as const).filter((name) => !ctx.may(name));
    if (missing.length === 0) return;
    const words = reply.say('lobby.noThread', { missing: permissionNames(missing, reply.say) });
    await reply.whisper(line(words, COLORS.calm));
  },
};
