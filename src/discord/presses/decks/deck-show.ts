import { deckOf, showDeck } from '../../actions/deck-show.ts';
import { inPlace, type Press } from '../../press.ts';

/** Shows a deck with its picture. */
export const deckShowPress: Press<'deck.show'> = {
  verb: 'deck.show',
  response: inPlace,
  async run(ctx, { deck }) {
    const shown = await deckOf(ctx.app, ctx.reply, deck);
    if (shown !== undefined) await showDeck(ctx.app, ctx.reply, shown, 'update');
  },
};
