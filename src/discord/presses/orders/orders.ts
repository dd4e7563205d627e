import { showOrders } from '../../actions/orders.ts';
import { type Press, whispered } from '../../press.ts';

/** Shows what the person has set beforehand at the table. */
export const ordersPress: Press<'orders'> = {
  verb: 'orders',
  response: whispered,
  run: (ctx, { table }) => showOrders(ctx, table, 'whisper'),
};
