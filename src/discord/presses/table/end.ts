import { type Press, whispered } from '../../core/press.ts';
import { endable } from '../../table/actions-stuck.ts';
import { endMessage } from '../../table/screens/stuck.ts';

/** Asks for confirmation before a manager of the server ends the game. */
export const endPress: Press<'end'> = {
  verb: 'end',
  response: whispered,
  async run(ctx, { table: id }) {
    const table = await endable(ctx, id);
    if (table !== undefined) await ctx.reply.whisper(endMessage(table, ctx.reply.say));
  },
};
