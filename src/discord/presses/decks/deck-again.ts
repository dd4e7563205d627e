import { openForm, openModal } from '../../actions/deck.ts';
import { gameOrRefuse } from '../../actions/deck-save.ts';
import { deckOf } from '../../actions/deck-show.ts';
import { carriedList, importForm } from '../../present/deck-forms.ts';
import { type Press, whispered } from '../../press.ts';

/** Opens the form again, with the list that the pressed message carries: of a deck that is there, or of a new one. */
export const deckAgainPress: Press<'deck.again'> = {
  verb: 'deck.again',
  response: whispered,
  opensForm: true,
  async run({ app, reply, texts }, { edited }) {
    const list = carriedList(texts);
    if ('kind' in edited) {
      const shown = await deckOf(app, reply, edited);
      if (shown !== undefined) await openForm(app, reply, shown, list);
      return;
    }
    const game = await gameOrRefuse(app, reply, edited.game);
    if (game !== undefined) await openModal(reply, importForm(game, edited, reply.say, { list }));
  },
};
