import { isRefusal } from '#table/types';
import { inPlace, type Press } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { mistakeMessage } from '../../replay/screens/mistake.ts';

/** The decision that cost the presser most in a game that is over. */
export const recapMistakePress: Press<'recap.mistake'> = {
  verb: 'recap.mistake',
  response: inPlace,
  async run({ app, reply }, { table }) {
    const told = await app.tables.mistake(table, reply.user);
    if (isRefusal(told)) return refuse(app, reply, told);
    await reply.update(mistakeMessage(told, reply.say));
  },
};
