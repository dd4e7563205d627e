import { isRefusal } from '#table/types';
import { settledLate } from '../../clocks/actions.ts';
import { inPublicPlace, type Press } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';

/** Gives somebody more time whose time is up. */
export const lateWaitPress: Press<'late.wait'> = {
  verb: 'late.wait',
  response: inPublicPlace,
  async run(ctx, { table: id, seat }) {
    const { app, reply } = ctx;
    const given = await app.tables.giveTime(id, reply.user, seat);
    if (isRefusal(given)) return refuse(app, reply, given);
    await settledLate(ctx, given, seat, 'given');
  },
};
