import { isRefusal } from '#table/types';
import { inPlace, type Press } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { showComputers } from '../../lobby/actions.ts';

/** Replaces a seat's computer player by one of another strength. */
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
