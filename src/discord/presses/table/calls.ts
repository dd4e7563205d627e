import { isRefusal } from '#table/types';
import { callsHereMessage } from '../../present/settings-calls.ts';
import { type Press, whispered } from '../../press.ts';
import { refuse } from '../../refuse.ts';

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
