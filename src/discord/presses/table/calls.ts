import { isRefusal } from '#table/types';
import { type Press, whispered } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { callsHereMessage } from '../../person/screens/settings-calls.ts';

/** Shows how the person is called at this table. */
export const callsPress: Press<'calls'> = {
  verb: 'calls',
  response: whispered,
  async run({ app, reply }, { table }) {
    const here = await app.tables.calls.here(table, reply.user);
    if (isRefusal(here)) return refuse(app, reply, here);
    await reply.whisper(callsHereMessage(table, here, reply.say));
  },
};
