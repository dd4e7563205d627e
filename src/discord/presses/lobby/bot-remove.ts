import { isRefusal } from '#table/types';
import { offerDecks } from '../../actions/lobby.ts';
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
    await offerDecks(ctx, table, { response: 'update' });
  },
};
