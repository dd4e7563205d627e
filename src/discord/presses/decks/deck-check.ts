import { inPlace, type Press } from '../../core/press.ts';
import { deckOf, showCheck } from '../../decks/actions-show.ts';

/** Checks a deck for every format. */
export const deckCheckPress: Press<'deck.check'> = {
  verb: 'deck.check',
  response: inPlace,
  async run(ctx, { deck }) {
    const shown = await deckOf(ctx.app, ctx.reply, deck);
    if (shown !== undefined) await showCheck(ctx.reply, shown, 'update');
  },
};
