import { inPublicPlace, type Press } from '../../core/press.ts';
import { showChanged } from '../../lobby/actions.ts';

/** Leaves the lobby. */
export const leavePress: Press<'leave'> = {
  verb: 'leave',
  response: inPublicPlace,
  async run(ctx, { table }) {
    await showChanged(ctx, await ctx.app.tables.leave(table, ctx.reply.user));
  },
};
