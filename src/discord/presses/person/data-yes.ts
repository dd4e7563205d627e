import { isRefusal } from '#table/types';
import { COLORS, line } from '../../present/components.ts';
import { blockingTablesMessage } from '../../present/data.ts';
import { inPlace, type Press } from '../../press.ts';
import { refuse } from '../../refuse.ts';

/** Deletes everything stored about the person, unless they still play at a table. */
export const dataYesPress: Press<'data.yes'> = {
  verb: 'data.yes',
  response: inPlace,
  async run({ app, reply }) {
    const forgotten = await app.tables.people.forget(reply.user);
    if (isRefusal(forgotten)) return refuse(app, reply, forgotten);
    await reply.update(
      forgotten.standing.length > 0
        ? blockingTablesMessage(forgotten.standing, app.tables.games, reply.say)
        : line(reply.say('data.deleted'), COLORS.good),
    );
  },
};
