import { offerDecks } from '../../actions/lobby.ts';
import { tableOf } from '../../actions/tables.ts';
import { inPlace, type Press } from '../../press.ts';

/** Shows another page of the decks for a seat. */
export const deckPagePress: Press<'deck.page'> = {
  verb: 'deck.page',
  response: inPlace,
  async run(ctx, { table: id, seat, page }) {
    const table = await tableOf(ctx, id);
    if (table !== undefined) await offerDecks(ctx, table, { response: 'update', seat, page });
  },
};
