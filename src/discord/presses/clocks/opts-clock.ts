import { tableOf } from '../../actions/tables.ts';
import { clockForm } from '../../present/clocks.ts';
import { type Press, whispered } from '../../press.ts';

/** Opens the form for a host's own times. */
export const optsClockPress: Press<'opts.clock'> = {
  verb: 'opts.clock',
  response: whispered,
  opensForm: true,
  async run(ctx, { table: id }) {
    const table = await tableOf(ctx, id);
    if (table !== undefined) await ctx.reply.modal(clockForm(table, ctx.reply.say));
  },
};
