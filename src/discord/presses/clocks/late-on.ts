import { playOnMessage } from '../../clocks/screens/clocks.ts';
import { type Press, whispered } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { tableOf } from '../../table/actions-open.ts';

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
