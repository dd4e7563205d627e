import { showPanel } from '../../actions/panel.ts';
import { noticeAbsent } from '../../actions/stuck.ts';
import { lookAt } from '../../actions/tables.ts';
import { type Press, whispered } from '../../press.ts';

/** My hand & moves: the person's panel, or a spectator's. */
export const handPress: Press<'hand'> = {
  verb: 'hand',
  response: whispered,
  async run(ctx, { table }) {
    const look = await lookAt(ctx, table);
    if (look === undefined) return;
    await showPanel(ctx.app, ctx.reply, look, 'whisper');
    await noticeAbsent(ctx, look.table);
  },
};
