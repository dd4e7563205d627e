import { replaceable } from '../../actions/stuck.ts';
import { tableOf } from '../../actions/tables.ts';
import { standInMessage } from '../../present/stuck.ts';
import { type Press, whispered } from '../../press.ts';

/** Asks for confirmation before a computer player takes a seat. */
export const standinPress: Press<'standin'> = {
  verb: 'standin',
  response: whispered,
  async run(ctx, { table: id, seat: number }) {
    const table = await tableOf(ctx, id);
    const seat = table && (await replaceable(ctx, table, number));
    if (table !== undefined && seat !== undefined) await ctx.reply.whisper(standInMessage(table, seat, ctx.reply.say));
  },
};
