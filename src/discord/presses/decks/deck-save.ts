import { inPlace, type Press } from '../../core/press.ts';
import { saveList } from '../../decks/actions-save.ts';
import { FIELDS } from '../../decks/screens/forms.ts';

/** The form of an existing deck was submitted. */
export const deckSavePress: Press<'deck.save'> = {
  verb: 'deck.save',
  response: inPlace,
  run: ({ app, reply, fields }, { deck, rev }) => saveList(app, reply, deck, rev, fields.get(FIELDS.text) ?? ''),
};
