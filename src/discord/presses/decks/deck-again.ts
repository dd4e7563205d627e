import { openForm, openModal } from '../../actions/deck.ts';
import { gameOrRefuse } from '../../actions/deck-save.ts';
import { deckOf } from '../../actions/deck-show.ts';
import { carriedList, importForm } from '../../present/deck-forms.ts';
import { type Press, whispered } from '../../press.ts';

/** Reopens the form with the list in the pressed message, for an existing deck or a new one. */
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
