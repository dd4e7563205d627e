import { openForm } from '../../actions/deck.ts';
import { deckOf } from '../../actions/deck-show.ts';
import { type Press, whispered } from '../../press.ts';

/** Opens the form with a deck's list. */
export const deckEditPress: Press<'deck.edit'> = {
  verb: 'deck.edit',
  response: whispered,
  opensForm: true,
  async run(ctx, { deck }) {
    const shown = await deckOf(ctx.app, ctx.reply, deck);
    if (shown !== undefined) await openForm(ctx.app, ctx.reply, shown);
  },
};
