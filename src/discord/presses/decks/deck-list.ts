import { inPlace, type Press } from '../../core/press.ts';
import { showList } from '../../decks/actions-show.ts';

/** Lists the person's own decks. */
export const deckListPress: Press<'deck.list'> = {
  verb: 'deck.list',
  response: inPlace,
  run: ({ app, reply }, { page }) => showList(app, reply, 'update', { page }),
};
