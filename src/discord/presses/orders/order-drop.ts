import { isRefusal } from '#table/types';
import { showOrders } from '../../actions/orders.ts';
import { inPlace, type Press } from '../../press.ts';
import { explained } from '../../refuse.ts';

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
