import { clockForm } from '../../clocks/screens/clocks.ts';
import { type Press, whispered } from '../../core/press.ts';
import { tableOf } from '../../table/actions-open.ts';

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
