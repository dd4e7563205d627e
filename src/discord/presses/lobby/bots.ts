import { inPlace, type Press } from '../../core/press.ts';
import { showComputers } from '../../lobby/actions.ts';
import { tableOf } from '../../table/actions-open.ts';

/** Lists the computer players of the lobby. */
export const botsPress: Press<'bots'> = {
  verb: 'bots',
  response: inPlace,
  async run(ctx, { table: id }) {
    const table = await tableOf(ctx, id);
    if (table !== undefined) await showComputers(ctx, table, { response: 'update' });
  },
};
