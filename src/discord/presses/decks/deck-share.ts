import { type Press, posted } from '../../core/press.ts';
import { deckOf, shareDeck } from '../../decks/actions-show.ts';

/** Shows a deck to everybody. */
export const deckSharePress: Press<'deck.share'> = {
  verb: 'deck.share',
  response: posted,
  async run(ctx, { deck }) {
    const shown = await deckOf(ctx.app, ctx.reply, deck);
    if (shown !== undefined) await shareDeck(ctx.app, ctx.reply, shown);
  },
};
