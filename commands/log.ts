/** `/log` tells what has happened at a table, as far as the reader may know it. */

import type { Command } from '#discord/core/command';
import { findTable, suggestTables } from '#discord/person/actions-find-table';
import { openLog } from '#discord/table/actions';
import { anywhereCommand, tableOption } from './shared.ts';

export const log: Command = {
  name: 'log',
  define: () => anywhereCommand('log', 'What has happened at a table').addStringOption(tableOption).toJSON(),
  response: () => 'whisper',
  async run(ctx) {
    const table = await findTable(ctx, { seated: false, verb: 'log', over: 'here' });
    if (table !== undefined) await openLog(ctx.app, ctx.reply, table.id);
  },
  complete: suggestTables,
};
