import { inPlace, type Press } from '../../core/press.ts';
import { askToDelete } from '../../decks/actions.ts';
import { deckOf } from '../../decks/actions-show.ts';

/** Asks for confirmation before a deck is deleted. */
export const deckDelPress: Press<'deck.del'> = {
  verb: 'deck.del',
  response: inPlace,
  async run(ctx, { deck }) {
    const shown = await deckOf(ctx.app, ctx.reply, deck);
    if (shown !== undefined) await askToDelete(ctx.app, ctx.reply, shown, 'update');
  },
};
