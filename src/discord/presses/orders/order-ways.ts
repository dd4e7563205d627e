import { type Press, whispered } from '../../core/press.ts';
import { askOf } from '../../plans/actions.ts';
import { waysMessage } from '../../plans/screens/orders.ts';

/** Shows what can be done the next time too. */
export const orderWaysPress: Press<'order.ways'> = {
  verb: 'order.ways',
  response: whispered,
  async run(ctx, press) {
    const open = await askOf(ctx, press, 'whisper');
    if (open !== undefined) await ctx.reply.whisper(waysMessage(open.look, open.ask, ctx.reply.say));
  },
};
