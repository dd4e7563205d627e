import { inPlace, type Press } from '../../core/press.ts';
import { askOf, showOrders } from '../../plans/actions.ts';
import { wayTermsMessage } from '../../plans/screens/orders.ts';

/** Asks for how long the chosen answer is to be repeated. */
export const orderWayPress: Press<'order.way'> = {
  verb: 'order.way',
  response: inPlace,
  async run(ctx, press) {
    const open = await askOf(ctx, press, 'update');
    if (open === undefined) return;
    const { say } = ctx.reply;
    const screen = wayTermsMessage(open.look, open.ask, Number(ctx.values[0]), say);
    if (screen === undefined) return showOrders(ctx, press.table, 'update', say('panel.moved'));
    await ctx.reply.update(screen);
  },
};
