import { type Press, whispered } from '../../core/press.ts';
import { openForm } from '../../decks/actions.ts';
import { deckOf } from '../../decks/actions-show.ts';

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
