import { showList } from '../../actions/deck-show.ts';
import { inPlace, type Press } from '../../press.ts';

/** Lists the person's own decks. */
export const deckListPress: Press<'deck.list'> = {
  verb: 'deck.list',
  response: inPlace,
  run: ({ app, reply }, { page }) => showList(app, reply, 'update', { page }),
};
