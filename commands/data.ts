/** `/data` shows a person what is stored about them, and deletes it. */

import { askToDelete, showData } from '#discord/actions/data';
import type { Command } from '#discord/command';
import { anywhereCommand } from './shared.ts';

export const data: Command = {
  name: 'data',
  define: () =>
    anywhereCommand('data', 'What is stored about you')
      .addSubcommand((sub) => sub.setName('show').setDescription('See what is stored about you'))
      .addSubcommand((sub) => sub.setName('delete').setDescription('Have it deleted, after asking once more'))
      .toJSON(),
  response: () => 'whisper',
  run: ({ app, reply, options }) =>
    options.sub === 'delete' ? askToDelete(app, reply, 'whisper') : showData(app, reply),
};
