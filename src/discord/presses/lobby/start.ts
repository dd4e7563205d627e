import { isRefusal } from '#table/types';
import { publicInfo } from '../../core/app.ts';
import { COLORS, line } from '../../core/components.ts';
import { permissionNames } from '../../core/permissions.ts';
import { inPublicPlace, type Press } from '../../core/press.ts';
import { aboutThread } from '../../core/threads.ts';
import { showChanged, showLobby } from '../../lobby/actions.ts';
import { lobbyMessage } from '../../lobby/screens/lobby.ts';
import { sayIn } from '../../words.ts';

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
    const facts = await publicInfo(app, table);
    const say = sayIn(facts.options.language);
    const note = await aboutThread(app, facts, say);
    // If the lobby was posted anew meanwhile, the pressed message is another one, and the press has had its answer.
    const isShown = table.place.lobbyMessage === ctx.message?.id && started.place.lobbyMessage === ctx.message?.id;
    if (isShown && (note !== undefined || table.place.thread !== started.place.thread)) {
      await showLobby(ctx, table, lobbyMessage(facts, say, note));
    }
    if (table.place.thread !== undefined) return;
    const missing = (['CreatePublicThreads', 'SendMessagesInThreads'] as const).filter((name) => !ctx.may(name));
    if (missing.length === 0) return;
    const words = reply.say('lobby.noThread', { missing: permissionNames(missing, reply.say) });
    await reply.whisper(line(words, COLORS.calm));
  },
};
