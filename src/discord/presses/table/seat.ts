import { showBoard } from '../../actions/table.ts';
import { lookAt } from '../../actions/tables.ts';
import { WHOLE_BOARD } from '../../present/table-message.ts';
import { type Press, whispered } from '../../press.ts';

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
