import { inPlace, type Press } from '../../core/press.ts';
import { offerDecks } from '../../lobby/actions.ts';
import { tableOf } from '../../table/actions-open.ts';

/** Lists the decks for a computer player's seat. */
export const deckBotPress: Press<'deck.bot'> = {
  verb: 'deck.bot',
  response: inPlace,
  async run(ctx, { table: id, seat }) {
    const table = await tableOf(ctx, id);
    if (table !== undefined) await offerDecks(ctx, table, { response: 'update', seat });
  },
};
