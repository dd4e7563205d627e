/** `/data` shows a person what is stored about them, gives it to them as a file, and deletes it. */

import type { Command } from '#discord/core/command';
import { askToDelete, exportData, showData } from '#discord/person/actions-data';
import { anywhereCommand } from './shared.ts';

export const data: Command = {
  name: 'data',
  define: () =>
    anywhereCommand('data', 'What is stored about you')
      .addSubcommand((sub) => sub.setName('show').setDescription('See what is stored about you'))
      .addSubcommand((sub) => sub.setName('export').setDescription('Get it as a file that programs can read'))
      .addSubcommand((sub) => sub.setName('delete').setDescription('Have it deleted, after asking once more'))
      .toJSON(),
  response: () => 'whisper',
  async run({ app, reply, options }) {
    if (options.sub === 'delete') await askToDelete(app, reply, 'whisper');
    else if (options.sub === 'export') await exportData(app, reply);
    else await showData(app, reply);
  },
};
