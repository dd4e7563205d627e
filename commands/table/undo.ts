/** `/table undo` takes back the person's last move, or asks the others to agree to that. */

import { findTable } from '#discord/person/actions-find-table';
import { openTakeBack } from '#discord/requests/actions-take-back';
import type { TableSub } from './sub.ts';

export const undo: TableSub = {
  name: 'undo',
  define: (sub) => sub.setDescription('Take back your last move'),
  async run(ctx) {
    const table = await findTable(ctx, { seated: true, verb: 'undo' });
    if (table !== undefined) await openTakeBack(ctx, table.id);
  },
};
