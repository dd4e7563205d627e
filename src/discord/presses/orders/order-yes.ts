import { inPlace, type Press } from '../../core/press.ts';
import { addOrder, askOf, showOrders } from '../../plans/actions.ts';

/** Sets an answer beforehand, for as long as was chosen. */
export const orderYesPress: Press<'order.yes'> = {
  verb: 'order.yes',
  response: inPlace,
  async run(ctx, { table, ask, what, times, otherwise }) {
    const term = { times, else: otherwise };
    if (typeof what === 'string') return addOrder(ctx, table, { at: what, does: 'pass', ...term });
    // An order for an answer belongs to an ask; without one nothing can be meant.
    if (ask === undefined) return showOrders(ctx, table, 'update', ctx.reply.say('panel.moved'));
    const open = await askOf(ctx, { table, ask }, 'update');
    if (open !== undefined) await addOrder(ctx, table, { ask: open.ask.id, way: what, ...term });
  },
};
