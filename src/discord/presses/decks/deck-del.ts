import { askToDelete } from '../../actions/deck.ts';
import { deckOf } from '../../actions/deck-show.ts';
import { inPlace, type Press } from '../../press.ts';

/** Asks for confirmation before a deck is deleted. */
export const deckDelPress: Press<'deck.del'> = {
  verb: 'deck.del',
  response: inPlace,
  async run(ctx, { deck }) {
    const shown = await deckOf(ctx.app, ctx.reply, deck);
    if (shown !== undefined) await askToDelete(ctx.app, ctx.reply, shown, 'update');
  },
};
