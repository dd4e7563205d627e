import { type Press, whispered } from '../../core/press.ts';
import { tableOf } from '../../table/actions-open.ts';
import { replaceable } from '../../table/actions-stuck.ts';
import { standInMessage } from '../../table/screens/stuck.ts';

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
