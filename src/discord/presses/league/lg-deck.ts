import { type Press, whispered } from '../../core/press.ts';
import { showDeck } from '../../league/actions.ts';

/** Shows the decks to choose from, or the locked one. */
export const leagueDeckPress: Press<'lg.deck'> = {
  verb: 'lg.deck',
  response: whispered,
  run: (ctx, { season }) => showDeck(ctx, season),
};
