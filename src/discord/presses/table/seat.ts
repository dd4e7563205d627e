import { type Press, whispered } from '../../core/press.ts';
import { showBoard } from '../../table/actions.ts';
import { lookAt } from '../../table/actions-open.ts';
import { WHOLE_BOARD } from '../../table/screens/message.ts';

/** Shows the chosen player's part of the board, or the whole board. */
export const seatPress: Press<'seat'> = {
  verb: 'seat',
  response: whispered,
  async run(ctx, { table }) {
    const look = await lookAt(ctx, table);
    const [value = WHOLE_BOARD] = ctx.values;
    const seat = value === WHOLE_BOARD ? undefined : Number.parseInt(value, 10);
    if (look !== undefined) await showBoard(ctx.app, ctx.reply, look, 'update', seat);
  },
};
