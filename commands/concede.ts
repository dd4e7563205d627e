/** `/concede` gives up a game, after a confirmation. */

import type { Command } from '#discord/core/command';
import { findTable, suggestTables } from '#discord/person/actions-find-table';
import { openConcede } from '#discord/table/actions';
import { anywhereCommand, tableOption } from './shared.ts';

export const concede: Command = {
  name: 'concede',
  define: () => anywhereCommand('concede', 'Give up a game').addStringOption(tableOption).toJSON(),
  response: () => 'whisper',
  async run(ctx) {
    const table = await findTable(ctx, { seated: true, verb: 'concede' });
    if (table !== undefined) await openConcede(ctx.app, ctx.reply, table.id);
  },
  complete: suggestTables,
};
