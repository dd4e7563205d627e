import { isRefusal } from '#table/types';
import { inPlace, type Press } from '../../core/press.ts';
import { explained } from '../../core/refuse.ts';
import { showOrders } from '../../plans/actions.ts';

/** Removes what was set beforehand. */
export const orderDropPress: Press<'order.drop'> = {
  verb: 'order.drop',
  response: inPlace,
  async run(ctx, { table }) {
    const { app, reply, values } = ctx;
    const result = await app.tables.orders.remove(table, reply.user, Number(values[0]));
    const note = isRefusal(result) ? explained(app, result) : reply.say('order.dropped');
    await showOrders(ctx, table, 'update', note);
  },
};
