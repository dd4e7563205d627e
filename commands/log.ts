/** `/log` tells what has happened at a table, as far as the reader may know it. */
import type { Command } from '#discord/command';
import { findTable, suggestTables } from '#discord/find-table';
import { openLog } from '#discord/handlers/table';
import { anywhereCommand, tableOption } from './shared.ts';

export const log: Command = {
  name: 'log',
  define: () => anywhereCommand('log', 'What has happened at a table').addStringOption(tableOption).toJSON(),
  manner: () => 'whisper',
  async run(ctx) {
    const table = await findTable(ctx, { seated: false, verb: 'log' });
    if (table !== undefined) await openLog(ctx.app, ctx.reply, table.id);
  },
  complete: suggestTables,
};
