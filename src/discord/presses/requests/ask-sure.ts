import { isRefusal } from '#table/types';
import { inPlace, type Press } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { wishFrom } from '../../requests/actions.ts';
import { requestLine } from '../../requests/screens/request.ts';

/** Asks the others to agree to something. */
export const askSurePress: Press<'ask.sure'> = {
  verb: 'ask.sure',
  response: inPlace,
  async run({ app, reply }, { table, ...wish }) {
    const asked = await app.tables.requests.ask(table, reply.user, wishFrom(wish));
    if (isRefusal(asked)) return refuse(app, reply, asked);
    await reply.update(requestLine(asked, 'ask.asked', reply.say));
  },
};
