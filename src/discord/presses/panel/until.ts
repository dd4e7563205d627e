import { openPanelOf, showMoved } from '../../actions/panel-step.ts';
import { inPlace, type Press } from '../../press.ts';

/** Passes more than once: until the person's own turn, until something concerns them, or no longer. */
export const untilPress: Press<'until'> = {
  verb: 'until',
  response: inPlace,
  async run(ctx, { table, ask, until }) {
    // From a panel only while its ask is open; elsewhere the button is about the table as it is.
    if (ask !== undefined && (await openPanelOf(ctx, { table, ask })) === undefined) return;
    const change = { until: until === 'off' ? undefined : until };
    await showMoved(ctx, table, await ctx.app.tables.setAutopilot(table, ctx.reply.user, change));
  },
};
