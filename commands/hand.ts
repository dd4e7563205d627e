/** `/hand` opens the person's panel: hand, wallet and moves. */

import type { Command } from '#discord/core/command';
import { openPanel } from '#discord/panel/actions';
import { findTable, suggestTables } from '#discord/person/actions-find-table';
import { anywhereCommand, tableOption } from './shared.ts';

export const hand: Command = {
  name: 'hand',
  define: () => anywhereCommand('hand', 'Your hand and moves at a table').addStringOption(tableOption).toJSON(),
  response: () => 'whisper',
  async run(ctx) {
    const table = await findTable(ctx, { seated: true, verb: 'hand' });
    if (table !== undefined) await openPanel(ctx.app, ctx.reply, table.id);
  },
  complete: suggestTables,
};
