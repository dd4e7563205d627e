/** `/board` shows a table's board to whoever asks. */

import type { Command } from '#discord/core/command';
import { findTable, suggestTables } from '#discord/person/actions-find-table';
import { openBoard } from '#discord/table/actions';
import { anywhereCommand, tableOption } from './shared.ts';

export const board: Command = {
  name: 'board',
  define: () => anywhereCommand('board', 'The board of a table').addStringOption(tableOption).toJSON(),
  response: () => 'whisper',
  async run(ctx) {
    const table = await findTable(ctx, { seated: false, verb: 'board', over: 'here' });
    if (table !== undefined) await openBoard(ctx.app, ctx.reply, table.id);
  },
  complete: suggestTables,
};
