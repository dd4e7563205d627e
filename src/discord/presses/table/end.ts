import { endable } from '../../actions/stuck.ts';
import { endMessage } from '../../present/stuck.ts';
import { type Press, whispered } from '../../press.ts';

/** Asks for confirmation before a manager of the server ends the game. */
export const endPress: Press<'end'> = {
  verb: 'end',
  response: whispered,
  async run(ctx, { table: id }) {
    const table = await endable(ctx, id);
    if (table !== undefined) await ctx.reply.whisper(endMessage(table, ctx.reply.say));
  },
};
