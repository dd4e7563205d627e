import { inPlace, type Press } from '../../core/press.ts';
import { showBoardText } from '../../table/actions.ts';
import { lookAt } from '../../table/actions-open.ts';

/** Shows a page of the board as text. */
export const boardTextPress: Press<'board.text'> = {
  verb: 'board.text',
  response: inPlace,
  async run(ctx, { table, page }) {
    const look = await lookAt(ctx, table);
    if (look !== undefined) await showBoardText(ctx.reply, look, 'update', page);
  },
};
