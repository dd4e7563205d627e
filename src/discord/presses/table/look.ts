import { type Press, whispered } from '../../core/press.ts';
import { lookAt } from '../../table/actions-open.ts';
import { lookList } from '../../table/screens/look.ts';

/** Lists the cards that the person can see, to look at one closely. */
export const lookPress: Press<'look'> = {
  verb: 'look',
  response: whispered,
  async run(ctx, { table }) {
    const look = await lookAt(ctx, table);
    if (look !== undefined) await ctx.reply.whisper(lookList(look, 0, ctx.reply.say));
  },
};
