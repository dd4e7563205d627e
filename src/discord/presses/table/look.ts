import { lookAt } from '../../actions/tables.ts';
import { lookList } from '../../present/look.ts';
import { type Press, whispered } from '../../press.ts';

/** Lists the cards that the person can see, to look at one closely. */
export const lookPress: Press<'look'> = {
  verb: 'look',
  response: whispered,
  async run(ctx, { table }) {
    const look = await lookAt(ctx, table);
    if (look !== undefined) await ctx.reply.whisper(lookList(look, 0, ctx.reply.say));
  },
};
