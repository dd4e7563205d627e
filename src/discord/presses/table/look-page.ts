import { inPlace, type Press } from '../../core/press.ts';
import { lookAt } from '../../table/actions-open.ts';
import { lookList } from '../../table/screens/look.ts';

/** Shows another page of the cards to look at. */
export const lookPagePress: Press<'look.page'> = {
  verb: 'look.page',
  response: inPlace,
  async run(ctx, { table, page }) {
    const look = await lookAt(ctx, table);
    if (look !== undefined) await ctx.reply.update(lookList(look, page, ctx.reply.say));
  },
};
