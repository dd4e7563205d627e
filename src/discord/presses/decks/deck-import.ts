import { type Press, whispered } from '../../core/press.ts';
import { openImport } from '../../decks/actions.ts';
import { NO_HINTS } from '../../decks/ids-deck-key.ts';

/** Opens the form for a new deck. */
export const deckImportPress: Press<'deck.import'> = {
  verb: 'deck.import',
  response: whispered,
  opensForm: true,
  run: ({ app, reply }) => openImport(app, reply, NO_HINTS),
};
