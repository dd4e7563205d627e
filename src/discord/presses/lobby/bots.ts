import { showComputers } from '../../actions/lobby.ts';
import { tableOf } from '../../actions/tables.ts';
import { inPlace, type Press } from '../../press.ts';

/** Lists the computer players of the lobby. */
export const botsPress: Press<'bots'> = {
  verb: 'bots',
  response: inPlace,
  async run(ctx, { table: id }) {
    const table = await tableOf(ctx, id);
    if (table !== undefined) await showComputers(ctx, table, { response: 'update' });
  },
};
