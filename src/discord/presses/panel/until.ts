import { inPlace, type Press } from '../../core/press.ts';
import { openPanelOf, showMoved } from '../../panel/actions-step.ts';

/** Passes repeatedly: until the person's own turn or until something concerns them; or stops doing so. */
export const untilPress: Press<'until'> = {
  verb: 'until',
  response: inPlace,
  async run(ctx, { table, ask, until }) {
    // A panel's button counts only while its ask is open; elsewhere the button is about the table's present state.
    if (ask !== undefined && (await openPanelOf(ctx, { table, ask })) === undefined) return;
    const change = { until: until === 'off' ? undefined : until };
    await showMoved(ctx, table, await ctx.app.tables.setAutopilot(table, ctx.reply.user, change));
  },
};
