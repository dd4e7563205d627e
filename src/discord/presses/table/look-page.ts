import { lookAt } from '../../actions/tables.ts';
import { lookList } from '../../present/look.ts';
import { inPlace, type Press } from '../../press.ts';

/** Shows another page of the cards to look at. */
export const lookPagePress: Press<'look.page'> = {
  verb: 'look.page',
  response: inPlace,
  async run(ctx, { table, page }) {
    const look = await lookAt(ctx, table);
    if (look !== undefined) await ctx.reply.update(lookList(look, page, ctx.reply.say));
  },
};
