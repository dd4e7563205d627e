import { isRefusal } from '#table/types';
import { COLORS, line } from '../../core/components.ts';
import { inPlace, type Press } from '../../core/press.ts';
import { explained } from '../../core/refuse.ts';

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
