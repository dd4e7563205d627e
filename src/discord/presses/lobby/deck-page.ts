import { inPlace, type Press } from '../../core/press.ts';
import { offerDecks } from '../../lobby/actions.ts';
import { tableOf } from '../../table/actions-open.ts';

/** Shows another page of the decks for a seat. */
export const deckPagePress: Press<'deck.page'> = {
  verb: 'deck.page',
  response: inPlace,
  async run(ctx, { table: id, seat, page }) {
    const table = await tableOf(ctx, id);
    if (table !== undefined) await offerDecks(ctx, table, { response: 'update', seat, page });
  },
};
