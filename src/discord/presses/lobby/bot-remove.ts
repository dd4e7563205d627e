import { isRefusal } from '#table/types';
import { showComputers } from '../../actions/lobby.ts';
import { inPlace, type Press } from '../../press.ts';
import { refuse } from '../../refuse.ts';

/** Removes a computer player. */
export const botRemovePress: Press<'bot.remove'> = {
  verb: 'bot.remove',
  response: inPlace,
  async run(ctx, { table: id, seat }) {
    const { app, reply } = ctx;
    const table = await app.tables.removeBot(id, reply.user, seat);
    if (isRefusal(table)) return refuse(app, reply, table);
    await showComputers(ctx, table, { response: 'update' });
  },
};
