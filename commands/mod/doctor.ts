/** `/mod doctor` says what the bot lacks in a channel. */
import { accepted } from '#discord/core/refuse';
import { doctorMessage } from '#discord/mod/screens/doctor';
import type { ModSub } from './sub.ts';

export const doctor: ModSub = {
  name: 'doctor',
  define: (sub) => sub.setDescription('What is missing for tables in this channel, and how to mend it'),
  async run({ app, reply, may, channel, inThread, parent }, by) {
    const { channels = [] } = accepted(await app.tables.servers.settings(by.guild));
    await reply.whisper(
      doctorMessage({ may, channel, inThread, parent, channels, hasPages: app.pages !== undefined }, reply.t),
    );
  },
};
