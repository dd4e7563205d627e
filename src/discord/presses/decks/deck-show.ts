import { inPlace, type Press } from '../../core/press.ts';
import { deckOf, showDeck } from '../../decks/actions-show.ts';

/** Shows a deck with its picture. */
export const deckShowPress: Press<'deck.show'> = {
  verb: 'deck.show',
  response: inPlace,
  async run(ctx, { deck }) {
    const shown = await deckOf(ctx.app, ctx.reply, deck);
    if (shown !== undefined) await showDeck(ctx.app, ctx.reply, shown, 'update');
  },
};
