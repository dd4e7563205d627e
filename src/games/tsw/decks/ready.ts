/** The ready decks, as tables offer them. */
import type { ReadyDeck } from '#face/deck';
import type { DeckList } from '../cards/format.ts';
import { editionIds } from '../editions.ts';

/** A deck for each edition: the lists are the same, the figures of some cards are not. */
export function readyDecks(lists: readonly DeckList[]): readonly ReadyDeck[] {
  return editionIds.flatMap((edition) => lists.map((list) => deckOf(list, edition)));
}

function deckOf({ id, name, commanders, main }: DeckList, edition: string): ReadyDeck {
  // People choose decks by their ids, whatever the edition.
  return { id: edition === editionIds[0] ? id : `${id}-${edition}`, name, edition, extra: { commanders }, main };
}
