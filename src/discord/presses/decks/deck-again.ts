import { openForm, openImport } from '../../actions/deck.ts';
import { deckOf } from '../../actions/deck-show.ts';
import { carriedList } from '../../present/deck-forms.ts';
import { type Press, whispered } from '../../press.ts';

/** Opens the form for an existing deck or a new one, with the list in the pressed message if there is one. */
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
    await openImport(app, reply, edited, { list });
  },
};
