import { isRefusal } from '#table/types';
import { COLORS, line } from '../../core/components.ts';
import { inPlace, type Press } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { tableOf } from '../../table/actions-open.ts';
import { replaceable } from '../../table/actions-stuck.ts';

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
