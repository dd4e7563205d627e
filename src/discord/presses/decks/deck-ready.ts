import { allReady } from '../../actions/deck-find.ts';
import { gameOrRefuse } from '../../actions/deck-save.ts';
import { readyDecks } from '../../present/deck-list.ts';
import { inPlace, type Press } from '../../press.ts';

/** Lists the ready decks of a game. */
export const deckReadyPress: Press<'deck.ready'> = {
  verb: 'deck.ready',
  response: inPlace,
  async run({ app, reply }, { game: id, page }) {
    const game = await gameOrRefuse(app, reply, id);
    if (game !== undefined) await reply.update(readyDecks(game, allReady(game), page, reply.say));
  },
};
