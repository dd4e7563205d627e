import { showDeck } from '../../actions/league.ts';
import { type Press, whispered } from '../../press.ts';

/** Shows the decks to choose from, or the locked one. */
export const leagueDeckPress: Press<'lg.deck'> = {
  verb: 'lg.deck',
  response: whispered,
  run: (ctx, { season }) => showDeck(ctx, season),
};
