import { showChanged } from '../../actions/lobby.ts';
import { endRight } from '../../actions/stuck.ts';
import { tableOf } from '../../actions/tables.ts';
import { inPublicPlace, type Press } from '../../press.ts';

/** Closes the lobby: its host always, others if they manage the server, or if nobody else can. */
export const cancelPress: Press<'cancel'> = {
  verb: 'cancel',
  response: inPublicPlace,
  async run(ctx, { table: id }) {
    const table = await tableOf(ctx, id);
    if (table === undefined) return;
    await showChanged(ctx, await ctx.app.tables.cancel(table.id, ctx.reply.user, await endRight(ctx, table)));
  },
};
