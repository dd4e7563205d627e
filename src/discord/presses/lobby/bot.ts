import { inPublicPlace, type Press } from '../../core/press.ts';
import { showChanged } from '../../lobby/actions.ts';

/** Seats a computer player, unless the number of taken seats has changed since the presser saw it. */
export const botPress: Press<'bot'> = {
  verb: 'bot',
  response: inPublicPlace,
  async run(ctx, { table, seats }) {
    await showChanged(ctx, await ctx.app.tables.addBot(table, ctx.reply.user, seats));
  },
};
