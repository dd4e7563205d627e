import { inPlace, type Press } from '../../core/press.ts';
import { showOrders } from '../../plans/actions.ts';
import { stopTermsMessage } from '../../plans/screens/orders.ts';
import { lookAt } from '../../table/actions-open.ts';

/** Asks for how long to pass at the chosen stop. */
export const orderPlanPress: Press<'order.plan'> = {
  verb: 'order.plan',
  response: inPlace,
  async run(ctx, { table }) {
    const look = await lookAt(ctx, table);
    if (look === undefined) return;
    const screen = stopTermsMessage(look, ctx.values[0] ?? '', ctx.reply.say);
    if (screen === undefined) return showOrders(ctx, table, 'update', ctx.reply.say('panel.moved'));
    await ctx.reply.update(screen);
  },
};
