import { inPlace, type Press } from '../../core/press.ts';
import { allReady } from '../../decks/actions-find.ts';
import { gameOrRefuse } from '../../decks/actions-save.ts';
import { readyDecks } from '../../decks/screens/list.ts';

/** Lists the ready decks of a game. */
export const deckReadyPress: Press<'deck.ready'> = {
  verb: 'deck.ready',
  response: inPlace,
  async run({ app, reply }, { game: id, page }) {
    const game = await gameOrRefuse(app, reply, id);
    if (game !== undefined) await reply.update(readyDecks(game, allReady(game), page, reply.say));
  },
};
