import { isRefusal } from '#table/types';
import { COLORS, line } from '../../core/components.ts';
import { type Press, whispered } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { showPanel } from '../../panel/actions.ts';

/** Takes a seat that is offered, and shows what it holds; its own person keeps it. */
export const seatTakePress: Press<'seat.take'> = {
  verb: 'seat.take',
  response: whispered,
  async run({ app, reply, member }, { table, request }) {
    const who = { user: reply.user, name: reply.name, username: member?.username };
    const taken = await app.tables.offers.take(table, request, who);
    if (isRefusal(taken)) return refuse(app, reply, taken);
    if (taken.kind === 'taken') await showPanel(app, reply, taken.moved.look, 'whisper');
    else await reply.whisper(line(reply.say('offer.kept'), COLORS.calm));
  },
};
