import { saveList } from '../../actions/deck-save.ts';
import { FIELDS } from '../../present/deck-forms.ts';
import { inPlace, type Press } from '../../press.ts';

/** The form of an existing deck was submitted. */
export const deckSavePress: Press<'deck.save'> = {
  verb: 'deck.save',
  response: inPlace,
  run: ({ app, reply, fields }, { deck, rev }) => saveList(app, reply, deck, rev, fields.get(FIELDS.text) ?? ''),
};
