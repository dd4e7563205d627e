/** `/mod log` tells what moderators have done in the server. */

import { refuse } from '#discord/core/refuse';
import { actsMessage } from '#discord/mod/screens/mod';
import { isRefusal } from '#table/types';
import type { ModSub } from './sub.ts';

/** How many acts one message tells. */
const MOST = 12;

export const log: ModSub = {
  name: 'log',
  define: (sub) => sub.setDescription('What moderators have done here'),
  async run({ app, reply }, by) {
    const acts = await app.tables.servers.acts(by, { limit: MOST });
    if (isRefusal(acts)) return refuse(app, reply, acts);
    await reply.whisper(actsMessage(acts, reply.say));
  },
};
