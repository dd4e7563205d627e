/** `/games` lists the person's tables, or those of the server. */

import type { Command } from '#discord/core/command';
import { showTables } from '#discord/person/actions-games';
import { anywhereCommand } from './shared.ts';

export const games: Command = {
  name: 'games',
  define: () =>
    anywhereCommand('games', 'Your tables, those waiting for you first, and your last games')
      .addBooleanOption((option) => option.setName('server').setDescription('All tables of this server instead'))
      .toJSON(),
  response: () => 'whisper',
  run: (ctx) =>
    showTables(ctx, { list: ctx.options.flag('server') === true ? 'server' : 'mine', page: 0 }, ctx.manages, 'whisper'),
};
