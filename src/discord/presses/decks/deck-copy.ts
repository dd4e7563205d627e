import { copyDeck } from '../../actions/deck.ts';
import { deckOf } from '../../actions/deck-show.ts';
import { inPlace, type Press } from '../../press.ts';

/** Copies a deck to the person's own. */
export const deckCopyPress: Press<'deck.copy'> = {
  verb: 'deck.copy',
  response: inPlace,
  async run(ctx, { deck }) {
    const shown = await deckOf(ctx.app, ctx.reply, deck);
    if (shown !== undefined) await copyDeck(ctx.app, ctx.reply, ctx.key, shown);
  },
};
