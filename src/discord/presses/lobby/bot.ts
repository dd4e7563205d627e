import { showChanged } from '../../actions/lobby.ts';
import { inPublicPlace, type Press } from '../../press.ts';

/** Seats a computer player, unless the number of taken seats has changed since the presser saw it. */
export const botPress: Press<'bot'> = {
  verb: 'bot',
  response: inPublicPlace,
  async run(ctx, { table, seats }) {
    await showChanged(ctx, await ctx.app.tables.addBot(table, ctx.reply.user, seats));
  },
};
