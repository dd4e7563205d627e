import { type Press, whispered } from '../../core/press.ts';
import { tableSettings } from '../../plans/screens/autopilot.ts';
import { lookAt } from '../../table/actions-open.ts';

/** Shows the autopilot settings of the person's seat. */
export const settingsPress: Press<'settings'> = {
  verb: 'settings',
  response: whispered,
  async run(ctx, { table }) {
    const look = await lookAt(ctx, table);
    if (look !== undefined) await ctx.reply.whisper(tableSettings(look, ctx.reply.say));
  },
};
