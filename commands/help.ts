/** `/help` says what to do next, depending on the person's tables and the channel. */
import type { Command } from '#discord/core/command';
import { helpMessage } from '#discord/person/screens/games';
import { anywhereCommand } from './shared.ts';

export const help: Command = {
  name: 'help',
  define: () => anywhereCommand('help', 'What to do next').toJSON(),
  response: () => 'whisper',
  async run({ app, reply, channel }) {
    const [mine, here] = await Promise.all([app.tables.tablesOf(reply.user), app.tables.tableAt(channel)]);
    await reply.whisper(helpMessage(mine, here, reply.user, reply.t));
  },
};
