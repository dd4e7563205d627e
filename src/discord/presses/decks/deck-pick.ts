import { deckOf, showDeck } from '../../actions/deck-show.ts';
import { readKey } from '../../ids/deck-key.ts';
import { inPlace, type Press } from '../../press.ts';

/** Shows the deck that was chosen from a list. */
export const deckPickPress: Press<'deck.pick'> = {
  verb: 'deck.pick',
  response: inPlace,
  async run({ app, reply, values }) {
    const shown = await deckOf(app, reply, readKey(values[0] ?? ''));
    if (shown !== undefined) await showDeck(app, reply, shown, 'update');
  },
};
