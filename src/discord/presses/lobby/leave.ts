import { showChanged } from '../../actions/lobby.ts';
import { inPublicPlace, type Press } from '../../press.ts';

/** Leaves the lobby. */
export const leavePress: Press<'leave'> = {
  verb: 'leave',
  response: inPublicPlace,
  async run(ctx, { table }) {
    await showChanged(ctx, await ctx.app.tables.leave(table, ctx.reply.user));
  },
};
