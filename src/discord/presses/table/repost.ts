import { isRefusal } from '#table/types';
import { line } from '../../core/components.ts';
import { type Press, whispered } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';

/** Sends a lobby's message again, for somebody with a seat. */
export const repostPress: Press<'repost'> = {
  verb: 'repost',
  response: whispered,
  async run({ app, reply }, { table: id }) {
    const table = await app.tables.repost(id, reply.user);
    if (isRefusal(table)) return refuse(app, reply, table);
    await reply.whisper(line(reply.say('stuck.reposted', { channel: table.place.thread ?? table.place.channel })));
  },
};
