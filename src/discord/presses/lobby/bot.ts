import { showChanged } from '../../actions/lobby.ts';
import { inPublicPlace, type Press } from '../../press.ts';

/** Seats a computer player, unless the lobby has other seats taken by now than the presser saw. */
export const botPress: Press<'bot'> = {
  verb: 'bot',
  response: inPublicPlace,
  async run(ctx, { table, seats }) {
    await showChanged(ctx, await ctx.app.tables.addBot(table, ctx.reply.user, seats));
  },
};
