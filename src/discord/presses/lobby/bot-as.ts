import { isRefusal } from '#table/types';
import { showComputers } from '../../actions/lobby.ts';
import { inPlace, type Press } from '../../press.ts';
import { refuse } from '../../refuse.ts';

/** Puts a computer player of another strength on a seat. */
export const botAsPress: Press<'bot.as'> = {
  verb: 'bot.as',
  response: inPlace,
  async run(ctx, { table: id, seat }) {
    const { app, reply, values } = ctx;
    const table = await app.tables.changeBot(id, reply.user, seat, values[0] ?? '');
    if (isRefusal(table)) return refuse(app, reply, table);
    await showComputers(ctx, table, { response: 'update' });
  },
};
