/** `/games` lists one's tables, or those of the server, those that wait for somebody first. */
import type { Command } from '#discord/command';
import { mayLook } from '#discord/find-table';
import { line } from '#discord/present/components';
import { gamesMessage, serverMessage } from '#discord/present/games';
import { anywhereCommand } from './shared.ts';

export const games: Command = {
  name: 'games',
  define: () =>
    anywhereCommand('games', 'Your tables, those waiting for you first')
      .addBooleanOption((option) => option.setName('server').setDescription('All tables of this server instead'))
      .toJSON(),
  response: () => 'whisper',
  async run(ctx) {
    const { app, reply, guild, manages } = ctx;
    if (ctx.options.flag('server') !== true) {
      await reply.whisper(gamesMessage(await app.tables.tablesOf(reply.user), reply.user, reply.say));
      return;
    }
    if (guild === undefined) {
      await reply.whisper(line(reply.say('games.noServer')));
      return;
    }
    const tables = (await app.tables.tablesIn(guild)).filter((table) => mayLook(ctx, table));
    await reply.whisper(serverMessage(tables, reply.user, manages, reply.say));
  },
};
