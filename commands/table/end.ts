/** `/table end` asks the others to end the game without a result. */

import { findTable } from '#discord/person/actions-find-table';
import { openDraft } from '#discord/requests/actions';
import type { TableSub } from './sub.ts';

export const end: TableSub = {
  name: 'end',
  define: (sub) => sub.setDescription('Ask the others to end the game without a result'),
  async run(ctx) {
    const table = await findTable(ctx, { seated: true, verb: 'end' });
    if (table !== undefined) await openDraft(ctx, table.id, { kind: 'end' });
  },
};
