import { isRefusal } from '#table/types';
import { COLORS, line } from '../../core/components.ts';
import { type Press, whispered } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';

/** No more reminders at this table until it is the others' turn. */
export const hushPress: Press<'hush'> = {
  verb: 'hush',
  response: whispered,
  async run({ app, reply }, { table }) {
    const hushed = await app.tables.calls.hush(table, reply.user);
    if (isRefusal(hushed)) return refuse(app, reply, hushed);
    await reply.whisper(line(reply.say('call.hushed'), COLORS.good));
  },
};
