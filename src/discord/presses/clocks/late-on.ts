import { tableOf } from '../../actions/tables.ts';
import { playOnMessage } from '../../present/clocks.ts';
import { type Press, whispered } from '../../press.ts';
import { refuse } from '../../refuse.ts';

/** Asks for confirmation before the computer takes over a late seat. */
export const lateOnPress: Press<'late.on'> = {
  verb: 'late.on',
  response: whispered,
  async run(ctx, { table: id, seat: number }) {
    const { app, reply } = ctx;
    const table = await tableOf(ctx, id);
    if (table === undefined) return;
    const seat = table.seats.find((one) => one.seat === number);
    if (seat?.who.kind !== 'person') return refuse(app, reply, { refused: 'clock.not-late' });
    await reply.whisper(playOnMessage(table, seat, reply.say));
  },
};
