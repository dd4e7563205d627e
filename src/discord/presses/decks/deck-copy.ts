import { inPlace, type Press } from '../../core/press.ts';
import { copyDeck } from '../../decks/actions.ts';
import { deckOf } from '../../decks/actions-show.ts';

/** Copies a deck to the person's own. */
export const deckCopyPress: Press<'deck.copy'> = {
  verb: 'deck.copy',
  response: inPlace,
  async run(ctx, { deck }) {
    const shown = await deckOf(ctx.app, ctx.reply, deck);
    if (shown !== undefined) await copyDeck(ctx.app, ctx.reply, ctx.key, shown);
  },
};
