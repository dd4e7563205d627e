import { isRefusal } from '#table/types';
import { showPanel } from '../../actions/panel.ts';
import { inPlace, type Press } from '../../press.ts';
import { refuse } from '../../refuse.ts';

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
