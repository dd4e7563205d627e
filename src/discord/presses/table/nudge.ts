import { isRefusal } from '#table/types';
import { COLORS, line } from '../../core/components.ts';
import { type Press, whispered } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';

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
