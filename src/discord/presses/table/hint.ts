import { isRefusal } from '#table/types';
import { type Press, whispered } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { hintMessage } from '../../panel/screens/hint.ts';

/** What a computer player would do in the presser's place. */
export const hintPress: Press<'hint'> = {
  verb: 'hint',
  response: whispered,
  async run({ app, reply }, { table }) {
    const hint = await app.tables.hint(table, reply.user);
    if (isRefusal(hint)) return refuse(app, reply, hint);
    await reply.whisper(hintMessage(hint, reply.say));
  },
};
