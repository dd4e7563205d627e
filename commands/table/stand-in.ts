/** `/table stand-in` lets the computer play for the person for a while. */

import { findTable } from '#discord/person/actions-find-table';
import { leaveSeat, openStandIn } from '#discord/table/actions-stand-in';
import type { TableSub } from './sub.ts';

export const standIn: TableSub = {
  name: 'stand-in',
  define: (sub) =>
    sub
      .setDescription('Let the computer play for you; the seat stays yours')
      .addIntegerOption((option) =>
        option
          .setName('turns')
          .setDescription('For how many turns; without it, until you are back')
          .setMinValue(1)
          .setMaxValue(99),
      ),
  async run(ctx) {
    const table = await findTable(ctx, { seated: true, verb: 'stand-in' });
    if (table === undefined) return;
    const turns = ctx.options.whole('turns');
    if (turns === undefined) await openStandIn(ctx, table.id);
    else await leaveSeat(ctx, table.id, turns);
  },
};
