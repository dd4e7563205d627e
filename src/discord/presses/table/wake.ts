import { isRefusal } from '#table/types';
import { COLORS, line } from '../../core/components.ts';
import { type Press, whispered } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';

/** Wakes a table that has fallen asleep. */
export const wakePress: Press<'wake'> = {
  verb: 'wake',
  response: whispered,
  async run({ app, reply }, { table }) {
    const woken = await app.tables.wake(table, reply.user);
    if (isRefusal(woken)) return refuse(app, reply, woken);
    await reply.whisper(line(reply.say('sleep.awake'), COLORS.calm));
  },
};
