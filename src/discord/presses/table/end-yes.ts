import { isRefusal } from '#table/types';
import { COLORS, line } from '../../core/components.ts';
import { inPlace, type Press } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { endable } from '../../table/actions-stuck.ts';

/** Ends the game without a winner. */
export const endYesPress: Press<'end.yes'> = {
  verb: 'end.yes',
  response: inPlace,
  async run(ctx, { table: id }) {
    const { app, reply } = ctx;
    const table = await endable(ctx, id);
    if (table === undefined) return;
    const ended = await app.tables.end(table.id);
    if (isRefusal(ended)) return refuse(app, reply, ended);
    app.log.info({ table: table.id, user: reply.user }, 'a game was ended by somebody who manages the server');
    await reply.update(line(reply.say('stuck.ended'), COLORS.calm));
  },
};
