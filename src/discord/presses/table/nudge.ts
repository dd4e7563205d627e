import { isRefusal } from '#table/types';
import { COLORS, line } from '../../present/components.ts';
import { type Press, whispered } from '../../press.ts';
import { refuse } from '../../refuse.ts';

/** Reminds the person on a seat, for whom the table waits. */
export const nudgePress: Press<'nudge'> = {
  verb: 'nudge',
  response: whispered,
  async run({ app, reply }, { table, seat }) {
    const nudged = await app.tables.calls.nudge(table, reply.user, seat);
    if (isRefusal(nudged)) return refuse(app, reply, nudged);
    await reply.whisper(line(reply.say('call.nudgedNow'), COLORS.good));
  },
};
