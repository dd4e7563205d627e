import { type Press, whispered } from '../../core/press.ts';
import { deckOf, exportDeck } from '../../decks/actions-show.ts';

/** Shows a deck as text to copy or download. */
export const deckExportPress: Press<'deck.export'> = {
  verb: 'deck.export',
  response: whispered,
  async run(ctx, { deck }) {
    const shown = await deckOf(ctx.app, ctx.reply, deck);
    if (shown !== undefined) await exportDeck(ctx.app, ctx.reply, shown);
  },
};
