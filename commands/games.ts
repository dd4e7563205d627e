/** `/games` lists one's tables, those that wait for one first. */
import type { Command } from '#discord/command';
import { gamesMessage } from '#discord/present/games';
import { anywhereCommand } from './shared.ts';

export const games: Command = {
  name: 'games',
  define: () => anywhereCommand('games', 'Your tables, those waiting for you first').toJSON(),
  manner: () => 'whisper',
  async run({ app, reply }) {
    await reply.whisper(gamesMessage(await app.tables.tablesOf(reply.user), reply.user, reply.say));
  },
};
