import { type Press, whispered } from '../../core/press.ts';
import { showOrders } from '../../plans/actions.ts';

/** Shows what the person has set beforehand at the table. */
export const ordersPress: Press<'orders'> = {
  verb: 'orders',
  response: whispered,
  run: (ctx, { table }) => showOrders(ctx, table, 'whisper'),
};
