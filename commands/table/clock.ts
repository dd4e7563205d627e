/** `/table clock` shows how much time everybody has left. */
import { openClocks } from '#discord/clocks/actions';
import { findTable } from '#discord/person/actions-find-table';
import type { TableSub } from './sub.ts';

export const clock: TableSub = {
  name: 'clock',
  define: (sub) => sub.setDescription('How much time everybody has left'),
  async run(ctx) {
    const table = await findTable(ctx, { seated: false, verb: 'clock' });
    if (table !== undefined) await openClocks(ctx, table.id);
  },
};
