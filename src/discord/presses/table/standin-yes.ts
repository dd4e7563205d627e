import { isRefusal } from '#table/types';
import { replaceable } from '../../actions/stuck.ts';
import { tableOf } from '../../actions/tables.ts';
import { COLORS, line } from '../../present/components.ts';
import { inPlace, type Press } from '../../press.ts';
import { refuse } from '../../refuse.ts';

/** Gives a seat to a computer player, if the person named in the question still has it. */
export const standinYesPress: Press<'standin.yes'> = {
  verb: 'standin.yes',
  response: inPlace,
  async run(ctx, { table: id, seat: number, person }) {
    const { app, reply } = ctx;
    const table = await tableOf(ctx, id);
    const seat = table && (await replaceable(ctx, table, number));
    if (table === undefined || seat === undefined) return;
    const done = await app.tables.standIn(table.id, seat.seat, person);
    if (isRefusal(done)) return refuse(app, reply, done);
    app.log.info({ table: table.id, seat: seat.seat, user: reply.user }, 'a seat was given to the computer');
    await reply.update(line(reply.say('stuck.stoodIn', { name: seat.name }), COLORS.calm));
  },
};
