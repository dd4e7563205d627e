import { isRefusal } from '#table/types';
import { COLORS, line } from '../../present/components.ts';
import { inPlace, type Press } from '../../press.ts';
import { explained } from '../../refuse.ts';

/** Concedes the game. */
export const concedeYesPress: Press<'concede.yes'> = {
  verb: 'concede.yes',
  response: inPlace,
  async run({ app, reply }, { table }) {
    const result = await app.tables.concede(table, reply.user);
    await reply.update(
      isRefusal(result) ? line(explained(app, result), COLORS.bad) : line(reply.say('concede.done'), COLORS.calm),
    );
  },
};
