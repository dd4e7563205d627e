/** `/mod log` tells what moderators have done in the server. */

import { accepted } from '#discord/core/refuse';
import { actsMessage } from '#discord/mod/screens/mod';
import type { ModSub } from './sub.ts';

/** How many acts one message tells. */
const MOST = 12;

export const log: ModSub = {
  name: 'log',
  define: (sub) => sub.setDescription('What moderators have done here'),
  async run({ app, reply }, by) {
    const acts = accepted(await app.tables.servers.acts(by, { limit: MOST }));
    await reply.whisper(actsMessage(acts, reply.t));
  },
};
