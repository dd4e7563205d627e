/** `/table substitute` offers the person's seat to somebody else. */

import { findTable } from '#discord/person/actions-find-table';
import { offerSeat } from '#discord/requests/actions-offers';
import type { TableSub } from './sub.ts';

export const substitute: TableSub = {
  name: 'substitute',
  define: (sub) =>
    sub
      .setDescription('Find somebody who takes your seat; you play until then')
      .addUserOption((option) => option.setName('who').setDescription('Only this person may take it')),
  async run(ctx) {
    const table = await findTable(ctx, { seated: true, verb: 'stand-in' });
    if (table !== undefined) await offerSeat(ctx, table.id, ctx.options.text('who'));
  },
};
