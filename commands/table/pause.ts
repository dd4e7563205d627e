/** `/table pause` asks the others to have all clocks stand still for some days. */

import { pauseEnd } from '#discord/clocks/screens/pause';
import { findTable } from '#discord/person/actions-find-table';
import { openDraft } from '#discord/requests/actions';
import type { TableSub } from './sub.ts';

export const pause: TableSub = {
  name: 'pause',
  define: (sub) =>
    sub
      .setDescription('Ask the others to have all clocks stand still')
      .addIntegerOption((option) =>
        option.setName('days').setDescription('For how many days').setMinValue(1).setMaxValue(30).setRequired(true),
      ),
  async run(ctx) {
    const table = await findTable(ctx, { seated: true, verb: 'pause' });
    if (table === undefined) return;
    const until = pauseEnd(ctx.options.whole('days') ?? 1, ctx.app.now());
    await openDraft(ctx, table.id, { kind: 'pause', details: { until } });
  },
};
