import { openImport } from '../../actions/deck.ts';
import { NO_HINTS } from '../../ids/deck-key.ts';
import { type Press, whispered } from '../../press.ts';

/** Opens the form for a new deck. */
export const deckImportPress: Press<'deck.import'> = {
  verb: 'deck.import',
  response: whispered,
  opensForm: true,
  run: ({ app, reply }) => openImport(app, reply, NO_HINTS),
};
