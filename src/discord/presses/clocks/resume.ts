import { isRefusal } from '#table/types';
import { COLORS, line } from '../../core/components.ts';
import { type Press, whispered } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';

/** Ends the pause of a table's clocks. */
export const resumePress: Press<'resume'> = {
  verb: 'resume',
  response: whispered,
  async run({ app, reply }, { table }) {
    const resumed = await app.tables.resume(table, reply.user);
    if (isRefusal(resumed)) return refuse(app, reply, resumed);
    await reply.whisper(line(reply.say('pause.ended'), COLORS.calm));
  },
};
