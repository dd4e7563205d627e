import { inPlace, type Press } from '../../core/press.ts';
import { deckOf, showDeck } from '../../decks/actions-show.ts';
import { readKey } from '../../decks/ids-deck-key.ts';

/** Shows the deck that was chosen from a list. */
export const deckPickPress: Press<'deck.pick'> = {
  verb: 'deck.pick',
  response: inPlace,
  async run({ app, reply, values }) {
    const shown = await deckOf(app, reply, readKey(values[0] ?? ''));
    if (shown !== undefined) await showDeck(app, reply, shown, 'update');
  },
};
