import { isRefusal } from '#table/types';
import { inPlace, type Press } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { showComputers } from '../../lobby/actions.ts';

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
