import { lookAt } from '../../actions/tables.ts';
import { tableSettings } from '../../present/autopilot.ts';
import { type Press, whispered } from '../../press.ts';

/** Shows the autopilot settings of the person's seat. */
export const settingsPress: Press<'settings'> = {
  verb: 'settings',
  response: whispered,
  async run(ctx, { table }) {
    const look = await lookAt(ctx, table);
    if (look !== undefined) await ctx.reply.whisper(tableSettings(look, ctx.reply.say));
  },
};
