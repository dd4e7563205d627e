import { type Press, whispered } from '../../core/press.ts';
import { openForm, openImport } from '../../decks/actions.ts';
import { deckOf } from '../../decks/actions-show.ts';
import { carriedList } from '../../decks/screens/forms.ts';

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
