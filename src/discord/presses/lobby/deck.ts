import { type Press, whispered } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { offerDecks } from '../../lobby/actions.ts';
import { isSeated, tableOf } from '../../table/actions-open.ts';

/** Lists the decks for the person's own seat. */
export const chooseDeckPress: Press<'deck'> = {
  verb: 'deck',
  response: whispered,
  async run(ctx, { table: id }) {
    const table = await tableOf(ctx, id);
    if (table === undefined) return;
    if (!isSeated(table, ctx.reply.user)) return refuse(ctx.app, ctx.reply, { refused: 'table.not-seated' });
    await offerDecks(ctx, table);
  },
};
