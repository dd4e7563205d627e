import { showBoardText } from '../../actions/table.ts';
import { lookAt } from '../../actions/tables.ts';
import { inPlace, type Press } from '../../press.ts';

/** Shows a page of the board as text. */
export const boardTextPress: Press<'board.text'> = {
  verb: 'board.text',
  response: inPlace,
  async run(ctx, { table, page }) {
    const look = await lookAt(ctx, table);
    if (look !== undefined) await showBoardText(ctx.reply, look, 'update', page);
  },
};
