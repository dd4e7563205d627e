import { isRefusal } from '#table/types';
import { inPlace, type Press } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { showPanel } from '../../panel/actions.ts';

/** Lets the person play again, and shows them their panel. */
export const seatBackPress: Press<'seat.back'> = {
  verb: 'seat.back',
  response: inPlace,
  async run({ app, reply, pictures }, { table }) {
    const back = await app.tables.comeBack(table, reply.user);
    if (isRefusal(back)) return refuse(app, reply, back);
    await showPanel(app, reply, back.look, 'update', { pictures });
  },
};
