import { openModal } from '../../actions/deck.ts';
import { gameOrRefuse } from '../../actions/deck-save.ts';
import { NO_HINTS } from '../../ids/deck-key.ts';
import { importForm } from '../../present/deck-forms.ts';
import { type Press, whispered } from '../../press.ts';

/** Opens the form for a new deck. */
export const deckImportPress: Press<'deck.import'> = {
  verb: 'deck.import',
  response: whispered,
  opensForm: true,
  async run({ app, reply }) {
    const game = await gameOrRefuse(app, reply, undefined);
    if (game !== undefined) await openModal(reply, importForm(game, NO_HINTS, reply.say));
  },
};
